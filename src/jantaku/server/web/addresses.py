"""Where others find this server: for the link of an invitation, which is no use when it says ``localhost``.

A server that listens on this machine alone is found by nobody else. One that listens everywhere is found at the
addresses that this machine has in its network; one that was told of origins stands behind them.
"""

import ipaddress
import socket
from typing import Final

from jantaku.server.web.settings import Settings

EVERYWHERE: Final = ("0.0.0.0", "::", "")
FAR_AWAY: Final = (("192.0.2.1", socket.AF_INET), ("2001:db8::1", socket.AF_INET6))
"""Addresses of nobody: to prepare a way to them sends nothing, and says which own address it would begin at."""


def is_loopback(host: str) -> bool:
    """Whether this is the machine's own name for itself."""
    if host == "localhost" or host.endswith(".localhost"):
        return True
    try:
        return ipaddress.ip_address(host.strip("[]")).is_loopback
    except ValueError:
        return False


def own_addresses() -> list[str]:
    """Those that this machine has in its network."""
    found = []
    for far, family in FAR_AWAY:
        try:
            with socket.socket(family, socket.SOCK_DGRAM) as way:
                way.connect((far, 9))
                found.append(str(way.getsockname()[0]))
        except OSError:  # no network of this kind
            continue
    return [one for one in found if not ipaddress.ip_address(one.partition("%")[0]).is_link_local]


def reachable(settings: Settings, port: int) -> list[str]:
    """Addresses to give to others, the best first; empty where nobody else can come."""
    told = [origin for origin in settings.origins if not is_loopback(origin.partition("://")[2].rpartition(":")[0])]
    if told:
        return told
    host = settings.host
    if is_loopback(host):
        return []
    hosts = own_addresses() if host in EVERYWHERE else [host]
    return [f"http://{f'[{one}]' if ':' in one else one}:{port}" for one in hosts if not is_loopback(one)]
