"""Which network addresses outbound requests may reach: public ones only.

A tenant writes the addresses that we call. Without this filter a webhook could reach our own database, the
metadata service of a cloud, or whatever else trusts its neighbours. The table is our own, and not
`ipaddress.is_global`, since that one changed between Python versions.
"""

from __future__ import annotations

from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_address

_REFUSED_IPV4 = tuple(
    IPv4Network(network)
    for network in (
        "0.0.0.0/8",  # this network, unspecified
        "10.0.0.0/8",  # private
        "100.64.0.0/10",  # shared by carriers; metadata services too
        "127.0.0.0/8",  # loopback
        "168.63.129.16/32",  # a cloud's platform service behind a public-looking address
        "169.254.0.0/16",  # link-local; metadata services
        "172.16.0.0/12",  # private
        "192.0.0.0/24",  # protocol assignments; metadata services
        "192.0.2.0/24",  # documentation
        "192.88.99.0/24",  # relays of 6to4
        "192.168.0.0/16",  # private
        "198.18.0.0/15",  # benchmarks
        "198.51.100.0/24",  # documentation
        "203.0.113.0/24",  # documentation
        "224.0.0.0/4",  # multicast
        "240.0.0.0/4",  # reserved, broadcast
    )
)
_GLOBAL_UNICAST_IPV6 = IPv6Network("2000::/3")
"""All there is of public IPv6. What lies outside is loopback, unspecified, mapped and compatible IPv4, NAT64
(64:ff9b::/96), unique local (fc00::/7), link-local (fe80::/10), site-local (fec0::/10), multicast (ff00::/8)
or not assigned.
"""
_REFUSED_IPV6 = tuple(
    IPv6Network(network)
    for network in (
        "2001::/23",  # protocol assignments: Teredo carries an IPv4 address, ORCHID is no address at all
        "2001:db8::/32",  # documentation
        "2002::/16",  # 6to4: carries an IPv4 address, which may be a private one
        "3fff::/20",  # documentation
    )
)


def is_public(address: str) -> bool:
    """Return whether a numeric address is a public unicast one; False for anything that is no address."""
    try:
        parsed = ip_address(address)
    except ValueError:
        return False
    if isinstance(parsed, IPv4Address):
        return not any(parsed in network for network in _REFUSED_IPV4)
    return _is_public_ipv6(parsed)


def _is_public_ipv6(address: IPv6Address) -> bool:
    if address.scope_id is not None or address not in _GLOBAL_UNICAST_IPV6:
        return False
    return not any(address in network for network in _REFUSED_IPV6)
