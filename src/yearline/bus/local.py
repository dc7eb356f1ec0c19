"""A bus for the processes of one server on one machine: hints in datagrams over socket pairs that they were born with.

The same channel hands over connections. A message that finds its reader's inbox full is not sent, and the sender knows.
"""

import asyncio
import os
import socket
from collections.abc import Callable, Iterator, Sequence
from typing import Final

from yearline.bus.port import Bus, Hint

Heard = Callable[[bytes, list[int]], None]
Pair = tuple[socket.socket, socket.socket]
"""A process's inbox, and the end that the others write to."""

LARGEST: Final = 65_536
TOGETHER: Final = 1_500
"""So many bytes of hints go in one datagram: no system refuses that."""

AT_ONCE: Final = 100
"""So many messages are read before anything else gets its turn."""

HINTS: Final = b"h"
LISTENS: Final = b"l"
FORGETS: Final = b"f"
BEGINS: Final = b"b"


def make_pairs(size: int) -> list[Pair]:
    """The inboxes of so many processes, to be made before they are."""
    pairs = [socket.socketpair(socket.AF_UNIX, socket.SOCK_DGRAM) for _ in range(size)]
    for end in [end for pair in pairs for end in pair]:
        end.setblocking(False)
    return pairs


class Channel:
    """One process's place among the others. What comes in is sorted by its first byte."""

    def __init__(self, number: int, pairs: Sequence[Pair]) -> None:
        self.number = number
        self.size = len(pairs)
        self._pairs = pairs
        self._readers: dict[bytes, Heard] = {}

    @property
    def others(self) -> Iterator[int]:
        """The numbers of the other processes."""
        return (number for number in range(self.size) if number != self.number)

    def on(self, kind: bytes, heard: Heard) -> None:
        """Who is to hear messages of a kind,
        with the descriptors that come with them, which are then theirs to close.
        """
        self._readers[kind] = heard

    def open(self) -> None:
        """Begin to read."""
        asyncio.get_running_loop().add_reader(self._pairs[self.number][0], self._read)

    def close(self) -> None:
        """Stop reading. What still comes waits for the process that takes this one's place."""
        asyncio.get_running_loop().remove_reader(self._pairs[self.number][0])

    def send(self, to: int, kind: bytes, body: bytes, descriptors: Sequence[int] = ()) -> bool:
        """Send something, and copies of descriptors with it. False: it cannot be sent now, or is too large."""
        if len(body) >= LARGEST:
            return False
        try:
            socket.send_fds(self._pairs[to][1], [kind + body], descriptors)
        except OSError:  # the inbox is full, or this system takes less at a time
            return False
        return True

    def _read(self) -> None:
        inbox = self._pairs[self.number][0]
        for _ in range(AT_ONCE):
            try:
                message, descriptors, _, _ = socket.recv_fds(inbox, LARGEST, 1)
            except OSError:
                return
            heard = self._readers.get(message[:1])
            if heard is not None:
                heard(message[1:], descriptors)
            else:
                for one in descriptors:
                    os.close(one)


class LocalBus(Bus):
    """Hints between the processes of one server.

    Of a stream that matters here, only those are told who listen to it too, which is hardly ever anybody;
    any other word goes to all. Words of one pass of the loop go together, and who cannot take them now goes without.
    """

    def __init__(self, channel: Channel) -> None:
        self._channel = channel
        self._heard: Hint | None = None
        self._streams: dict[str, int] = {}
        """What matters here, and what was last said of it."""
        self._listeners: dict[str, set[int]] = {}
        """Who else listens to which stream."""
        self._waiting: dict[str, int] = {}

    async def open(self, heard: Hint) -> None:
        """Begin to listen, as soon as the channel is read; and ask what the others listen to."""
        self._heard = heard
        for kind, hear in (
            (HINTS, self._hear),
            (LISTENS, self._listens),
            (FORGETS, self._forgets),
            (BEGINS, self._begins),
        ):
            self._channel.on(kind, hear)
        self._tell_all(BEGINS)

    async def close(self) -> None:
        """Say what is still to be said, and stop listening."""
        self._heard = None
        self._speak()

    def listen(self, stream: str) -> None:
        """Say that a stream matters here; whoever knows how far it is says so."""
        self._streams[stream] = 0
        self._tell_all(LISTENS, stream)

    def forget(self, stream: str) -> None:
        """Say that it does not matter any more."""
        if self._streams.pop(stream, None) is not None:
            self._tell_all(FORGETS, stream)

    def announce(self, stream: str, seq: int) -> None:
        """Tell those who want to know soon; of one stream only the newest number matters."""
        if stream in self._streams:
            self._streams[stream] = seq
            if stream not in self._listeners:
                return
        waiting = self._waiting
        if not waiting:
            asyncio.get_running_loop().call_soon(self._speak)
        waiting.pop(stream, None)  # the last word comes last
        waiting[stream] = seq

    def _speak(self) -> None:
        waiting, self._waiting = self._waiting, {}
        for to in self._channel.others:
            wanted = {word: seq for word, seq in waiting.items() if self._is_for(to, word)}
            for body in _together(wanted):
                self._channel.send(to, HINTS, body)

    def _is_for(self, to: int, word: str) -> bool:
        return word not in self._streams or to in self._listeners.get(word, ())

    def _tell_all(self, kind: bytes, stream: str = "") -> None:
        for to in self._channel.others:
            self._tell(to, kind, stream)

    def _tell(self, to: int, kind: bytes, stream: str) -> None:
        self._channel.send(to, kind, f"{self._channel.number} {stream}".encode())

    # --- what the others say ---

    def _hear(self, body: bytes, _descriptors: list[int]) -> None:
        if self._heard is not None:
            for line in body.decode().splitlines():
                seq, _, stream = line.partition(" ")
                self._heard(stream, int(seq))

    def _listens(self, body: bytes, _descriptors: list[int]) -> None:
        number, _, stream = body.decode().partition(" ")
        self._listeners.setdefault(stream, set()).add(int(number))
        if seq := self._streams.get(stream):
            self._channel.send(int(number), HINTS, f"{seq} {stream}\n".encode())

    def _forgets(self, body: bytes, _descriptors: list[int]) -> None:
        number, _, stream = body.decode().partition(" ")
        self._drop(int(number), stream)

    def _begins(self, body: bytes, _descriptors: list[int]) -> None:
        """A process has begun, perhaps in the place of one that died:
        it listens to nothing yet, and does not know who does.
        """
        number = int(body)
        for stream in tuple(self._listeners):
            self._drop(number, stream)
        for stream in self._streams:
            self._tell(number, LISTENS, stream)

    def _drop(self, number: int, stream: str) -> None:
        listeners = self._listeners.get(stream, set())
        listeners.discard(number)
        if not listeners:
            self._listeners.pop(stream, None)


def _together(waiting: dict[str, int]) -> Iterator[bytes]:
    """Hints as lines, as many in a datagram as fit."""
    body = b""
    for stream, seq in waiting.items():
        line = f"{seq} {stream}\n".encode()
        if body and len(body) + len(line) > TOGETHER:
            yield body
            body = b""
        body += line
    if body:
        yield body
