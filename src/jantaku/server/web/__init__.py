"""The server as the network sees it: addresses, sockets, messages, limits, pages."""
