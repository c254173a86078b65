"""The only part that talks to servers: it asks where a short link leads, or for a page.

It asks a fixed list of hosts and no other, whoever redirects it where. A name is looked up first,
addresses that are not public are refused, and the connection is made to the very address that was
looked at. Every answer is bounded in time and size, and kept in a file.

Nothing here is loaded by ``import converters``, and the libraries only once something is asked.
"""

from converters.net.fetching import Fetch, Fetched, Fetcher, fetcher
from converters.net.pacing import Clock
from converters.net.policy import HOSTS, PORTAL, Patience, Policy

__all__ = [
    "HOSTS",
    "PORTAL",
    "Clock",
    "Fetch",
    "Fetched",
    "Fetcher",
    "Patience",
    "Policy",
    "fetcher",
]
