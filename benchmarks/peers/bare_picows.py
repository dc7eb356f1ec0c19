"""The least a server can do: what one of four sockets says goes to all four. Written straight on picows."""

import sys

import uvloop
from picows import WSListener, WSMsgType, ws_create_server

TABLES: dict[bytes, list["Socket"]] = {}


class Socket(WSListener):
    def __init__(self, path: bytes) -> None:
        super().__init__()
        self.others = TABLES.setdefault(path, [])

    def on_ws_connected(self, transport) -> None:  # type: ignore[no-untyped-def]
        self.transport = transport
        self.others.append(self)

    def on_ws_frame(self, transport, frame) -> None:  # type: ignore[no-untyped-def]
        if frame.msg_type == WSMsgType.TEXT:
            message = frame.get_payload_as_bytes()
            for other in self.others:
                other.transport.send(WSMsgType.TEXT, message)

    def on_ws_disconnected(self, transport) -> None:  # type: ignore[no-untyped-def]
        self.others.remove(self)


async def main() -> None:
    server = await ws_create_server(lambda request: Socket(request.path), "127.0.0.1", int(sys.argv[1]), backlog=4096)
    await server.serve_forever()


if __name__ == "__main__":
    uvloop.run(main())
