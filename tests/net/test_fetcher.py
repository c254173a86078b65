"""What is asked, what is kept, and how often."""

from datetime import UTC, datetime
from pathlib import Path

import pytest

from converters.errors import FetchError, UsageError
from converters.net import Fetcher, fetcher
from converters.net.session import Setup, open_session
from tests.net.server import Time, answering, fetching, leading, one_after_the_other, serving

LONG = "https://swaroopg92.github.io/penpa-edit/#m=edit&p=7VbLbts8EN37KQquZ0FR"


def test_a_page_is_its_text(tmp_path: Path) -> None:
    with serving({"/a?b=c": answering("grün".encode())}) as server:
        got = fetching(server, tmp_path).page(server.url("sudokupad.app", "/a?b=c#d"))
    assert (got.text, got.kept) == ("grün", False)
    assert server.asked == ["sudokupad.app/a?b=c"]


def test_a_short_link_leads_to_an_address_that_nobody_asks(tmp_path: Path) -> None:
    with serving({"/abc": leading(LONG)}) as server:
        got = fetching(server, tmp_path).target(server.url("tinyurl.com", "/abc"))
    assert got.url == LONG
    assert server.asked == ["tinyurl.com/abc"]


def test_a_short_link_to_a_short_link_is_followed(tmp_path: Path) -> None:
    with serving({"/abc": leading("/def"), "/def": leading(LONG, status=302)}) as server:
        got = fetching(server, tmp_path).target(server.url("tinypuz.com", "/abc"))
    assert got.url == LONG
    assert server.asked == ["tinypuz.com/abc", "tinypuz.com/def"]


def test_what_stands_below_a_redirect_is_not_read(tmp_path: Path) -> None:
    packed = answering(b"not gzip", status=301, Location=LONG, Content_Encoding="gzip")
    with serving({"/abc": packed}) as server:
        assert fetching(server, tmp_path).target(server.url("tinyurl.com", "/abc")).url == LONG


def test_a_page_is_reached_through_redirects(tmp_path: Path) -> None:
    with serving({"/old": leading("/new"), "/new": answering(b"here")}) as server:
        got = fetching(server, tmp_path).page(server.url("sudokupad.app", "/old"))
        assert got.url == server.url("sudokupad.app", "/new")
    assert got.text == "here"


def test_letters_beyond_ascii_in_a_redirect_are_escaped(tmp_path: Path) -> None:
    target = "https://puzz.link/p?akari/3/3/ä b"
    with serving({"/abc": leading(target.encode().decode("latin-1"))}) as server:
        got = fetching(server, tmp_path).target(server.url("tinyurl.com", "/abc"))
    assert got.url == "https://puzz.link/p?akari/3/3/%C3%A4%20b"


def test_an_answer_is_kept_and_told_so(tmp_path: Path) -> None:
    with serving({"/abc": leading(LONG)}) as server:
        url = server.url("tinyurl.com", "/abc")
        first = fetching(server, tmp_path).target(url)
        second = fetching(server, tmp_path).target(url)
    assert len(server.asked) == 1
    assert (first.kept, second.kept, second.url) == (False, True, LONG)
    assert abs((second.at - first.at).total_seconds()) < 1


def test_refreshing_asks_again(tmp_path: Path) -> None:
    replies = one_after_the_other(answering(b"old"), answering(b"new"))
    with serving({"/a": replies}) as server:
        url = server.url("sudokupad.app", "/a")
        assert fetching(server, tmp_path).page(url).text == "old"
        assert fetching(server, tmp_path, refresh=True).page(url).text == "new"
        assert fetching(server, tmp_path).page(url).text == "new"


def test_offline_only_kept_answers_are_used(tmp_path: Path) -> None:
    with serving({"/a": answering(b"here")}) as server:
        url = server.url("sudokupad.app", "/a")
        with pytest.raises(FetchError, match="no answer kept from before"):
            fetching(server, tmp_path, offline=True).page(url)
        fetching(server, tmp_path).page(url)
        assert fetching(server, tmp_path, offline=True).page(url).text == "here"
    assert len(server.asked) == 1


@pytest.mark.parametrize(("host", "days"), [("logic-masters.de", 0), ("tinyurl.com", 7)])
def test_pages_of_the_portal_are_soon_asked_for_anew(tmp_path: Path, host: str, days: int) -> None:
    with serving({"/a": answering(b"here")}) as server:
        asking = fetching(server, tmp_path)
        asking.page(server.url(host, "/a"))
        setup = Setup(tmp_path, asking.policy, asking.patience, asking.clock)
        with open_session(setup, stale=False) as session:
            (kept,) = session.cache.filter()
    assert kept.expires is not None
    assert round((kept.expires - kept.created_at).total_seconds() / 86400) == days


def let_expire(asking: Fetcher) -> None:
    assert asking.folder is not None
    setup = Setup(asking.folder, asking.policy, asking.patience, asking.clock)
    with open_session(setup, stale=False) as session:
        session.cache.reset_expiration(datetime(2020, 1, 1, tzinfo=UTC))


def test_an_old_answer_is_asked_for_anew_but_counts_offline(tmp_path: Path) -> None:
    with serving({"/a": one_after_the_other(answering(b"old"), answering(b"new"))}) as server:
        url = server.url("logic-masters.de", "/a")
        asking = fetching(server, tmp_path)
        asking.page(url)
        let_expire(asking)
        old = fetching(server, tmp_path, offline=True).page(url)
        new = asking.page(url)
    assert (old.text, old.kept) == ("old", True)
    assert (new.text, new.kept) == ("new", False)


def test_an_old_answer_that_has_not_changed_is_used_on(tmp_path: Path) -> None:
    first = answering(b"here", ETag='"1"')
    replies = one_after_the_other(first, answering(status=304))
    with serving({"/a": replies}) as server:
        url = server.url("logic-masters.de", "/a")
        asking = fetching(server, tmp_path)
        asking.page(url)
        let_expire(asking)
        assert asking.page(url).text == "here"
        assert asking.page(url).text == "here"
    assert [sent.get("If-None-Match") for sent in server.headers] == [None, '"1"']


def test_what_was_not_found_is_not_kept(tmp_path: Path) -> None:
    replies = one_after_the_other(answering(status=404), answering(b"now"))
    with serving({"/a": replies}) as server:
        url = server.url("sudokupad.app", "/a")
        with pytest.raises(FetchError, match="nothing of that name"):
            fetching(server, tmp_path).page(url)
        assert fetching(server, tmp_path).page(url).text == "now"


def test_the_program_says_who_it_is_and_takes_no_cookies(tmp_path: Path) -> None:
    jar = {"/a": leading("/b"), "/b": answering(b"", Set_Cookie="a=1; Path=/"), "/c": answering()}
    with serving(jar) as server:
        asking = fetching(server, tmp_path)
        for path in ("/a", "/b", "/c"):
            asking.page(server.url("sudokupad.app", path))
    assert all(sent["User-Agent"].startswith("penpad/") for sent in server.headers)
    assert not [sent for sent in server.headers if "Cookie" in sent]


def test_a_busy_server_is_asked_again_after_the_pause_it_wants(tmp_path: Path) -> None:
    busy = answering(status=429, Retry_After="7")
    time = Time()
    with serving({"/a": one_after_the_other(busy, answering(b"here"))}) as server:
        got = fetching(server, tmp_path, time=time).page(server.url("sudokupad.app", "/a"))
    assert got.text == "here"
    assert time.slept == [7.0]


@pytest.mark.parametrize("status", [429, 502, 503, 504])
def test_a_server_that_stays_busy_is_left_alone_after_three_more_times(
    tmp_path: Path, status: int
) -> None:
    with serving({"/a": answering(status=status)}) as server:
        with pytest.raises(FetchError, match="too busy"):
            fetching(server, tmp_path).page(server.url("sudokupad.app", "/a"))
        assert len(server.asked) == 4


@pytest.mark.parametrize("wish", ["3600", "99999999999999999999", "next week"])
def test_nobody_waits_as_long_as_a_server_likes(tmp_path: Path, wish: str) -> None:
    time = Time()
    busy = {"/a": answering(status=503, Retry_After=wish)}
    with serving(busy) as server, pytest.raises(FetchError, match="too busy"):
        fetching(server, tmp_path, time=time).page(server.url("sudokupad.app", "/a"))
    assert sum(time.slept) <= 30


def test_the_portal_is_asked_every_ten_seconds_at_most(tmp_path: Path) -> None:
    time = Time()
    with serving({"/1": answering(b"1"), "/2": answering(b"2")}) as server:
        for host, path in (("logic-masters.de", "/1"), ("www.logic-masters.de", "/2")):
            fetching(server, tmp_path, time=time).page(server.url(host, path))
    assert time.slept == [10.0]


def test_other_hosts_are_asked_at_once(tmp_path: Path) -> None:
    time = Time()
    with serving({"/1": answering(b"1"), "/2": answering(b"2")}) as server:
        for path in ("/1", "/2"):
            fetching(server, tmp_path, time=time).page(server.url("sudokupad.app", path))
    assert time.slept == []


def test_offline_and_refresh_exclude_each_other() -> None:
    with pytest.raises(UsageError):
        fetcher(offline=True, refresh=True)


@pytest.mark.parametrize("name", ["https://example.org", "a/b", "", "a b", "..", "é.org"])
def test_a_host_to_be_allowed_has_to_be_a_name(name: str) -> None:
    with pytest.raises(UsageError, match="--allow-host"):
        fetcher(hosts=(name,))


def test_a_folder_that_cannot_hold_answers_is_named(tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_text("here already")
    with serving({}) as server, pytest.raises(FetchError, match="no answers can be kept"):
        fetching(server, file / "below").page(server.url("sudokupad.app", "/a"))


def test_a_damaged_file_of_answers_is_named(tmp_path: Path) -> None:
    (tmp_path / "answers.sqlite").write_bytes(b"this is no database at all" * 100)
    with serving({}) as server, pytest.raises(FetchError, match="no answers can be kept"):
        fetching(server, tmp_path).page(server.url("sudokupad.app", "/a"))
