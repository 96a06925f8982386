"""The server: tables in the browser, for people and bots, over HTTP and one WebSocket.

It knows no rule of play: a table of `jantaku.table` says what is legal and why not, and the server carries that to
those who may know it. `docs/reference/protocol.md` is what it says and understands.

From the ground up: `wire` and `told` (tiles, events and sentences as JSON), `board` (what a viewer sees, the sum of the
events it was told), `questions` (windows), `results`; `store` (what is kept), `room` (a table in play), `lobby` (all of
them); `connection` and `api` (who speaks with them), `app` (the whole).
"""
