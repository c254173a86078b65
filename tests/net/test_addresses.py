"""Which addresses everybody reaches."""

import pytest

from converters.net.addresses import in_time, is_public, look_up


@pytest.mark.parametrize(
    "address",
    [
        "0.0.0.0",
        "10.0.0.1",
        "100.64.0.1",
        "127.0.0.1",
        "127.255.255.254",
        "169.254.169.254",
        "172.16.0.1",
        "192.168.1.1",
        "192.0.2.1",
        "198.18.0.1",
        "224.0.0.1",
        "239.255.255.250",
        "240.0.0.1",
        "255.255.255.255",
        "::",
        "::1",
        "::ffff:10.0.0.1",
        "::ffff:127.0.0.1",
        "::127.0.0.1",
        "64:ff9b::7f00:1",
        "64:ff9b::a00:1",
        "64:ff9b:1::1",
        "2001::1",
        "2001:db8::1",
        "2002:7f00:1::1",
        "2002:c0a8:101::1",
        "fc00::1",
        "fd12:3456::1",
        "fe80::1",
        "fe80::1%eth0",
        "fec0::1",
        "ff02::1",
        "not an address",
        "",
    ],
)
def test_an_address_inside_somebodys_network_is_not_public(address: str) -> None:
    assert not is_public(address)


@pytest.mark.parametrize(
    "address",
    ["93.184.216.34", "2606:4700::1111", "64:ff9b::5db8:d822", "2002:5db8:d822::1"],
)
def test_an_address_out_in_the_open_is_public(address: str) -> None:
    assert is_public(address)


def test_the_systems_own_look_up_is_used() -> None:
    assert set(look_up("localhost", 80)) & {"127.0.0.1", "::1"}


def test_what_a_look_up_raises_reaches_who_asked() -> None:
    def failing(*_: object) -> tuple[str, ...]:
        raise UnicodeError

    with pytest.raises(UnicodeError):
        in_time(failing, "a", 80, seconds=10)
