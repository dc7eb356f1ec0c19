"""Hints through Redis (or Valkey): one channel, published after the append, outside of any transaction.

Redis may vanish and come back at any time. A hint that cannot be sent is forgotten; listening begins again by itself.
"""

import asyncio
import logging
from asyncio import Task
from contextlib import suppress
from time import monotonic
from typing import Final
from uuid import uuid4

from redis.asyncio import Redis
from redis.asyncio.client import PubSub
from redis.exceptions import RedisError

from yearline.bus.port import Bus, Hint

CHANNEL: Final = "yearline"
AGAIN_SECONDS: Final = 0.5
SILENCE_SECONDS: Final = 2.0
"""After so long without a word the listener asks for one, and
the speaker gives up: a network that loses packets says nothing.
"""

CLOSING_SECONDS: Final = 0.5
NUDGE_SECONDS: Final = 0.02
MAX_WAITING: Final = 10_000
LOG: Final = logging.getLogger("yearline.bus")


class RedisBus(Bus):
    """Hints between nodes that share a Redis server."""

    def __init__(self, address: str, channel: str = CHANNEL) -> None:
        plain = address.replace("valkey:", "redis:", 1)
        self._redis: Redis = Redis.from_url(
            plain, socket_connect_timeout=SILENCE_SECONDS, socket_timeout=SILENCE_SECONDS
        )
        self._channel = channel
        self._name = uuid4().hex[:12]
        self._waiting: dict[str, int] = {}
        self._wake = asyncio.Event()
        self._tasks: list[Task[None]] = []
        self._deaf = False
        self._ending = False
        self.listening = asyncio.Event()

    async def open(self, heard: Hint) -> None:
        """Begin to listen. Redis need not be there yet."""
        self._tasks = [asyncio.create_task(self._listen(heard)), asyncio.create_task(self._speak())]

    async def close(self) -> None:
        """Stop listening. The client library may swallow a cancellation
        in the middle of a command, so it is said until it is heard.
        """
        self._ending = True
        pending, deadline = set(self._tasks), monotonic() + CLOSING_SECONDS
        while pending and monotonic() < deadline:
            for task in pending:
                task.cancel()
            _, pending = await asyncio.wait(pending, timeout=NUDGE_SECONDS)
        with suppress(RedisError, OSError, TimeoutError):
            async with asyncio.timeout(CLOSING_SECONDS):
                await self._redis.aclose()

    def announce(self, stream: str, seq: int) -> None:
        """Tell the others soon; of one stream only the newest number matters."""
        if len(self._waiting) < MAX_WAITING:
            self._waiting.pop(stream, None)  # the last word comes last
            self._waiting[stream] = seq
            self._wake.set()

    async def _speak(self) -> None:
        while not self._ending:
            await self._wake.wait()
            self._wake.clear()
            waiting, self._waiting = self._waiting, {}
            with suppress(Exception):
                async with self._redis.pipeline(transaction=False) as pipe:
                    for stream, seq in waiting.items():
                        pipe.publish(self._channel, f"{self._name} {seq} {stream}")
                    await pipe.execute()

    async def _listen(self, heard: Hint) -> None:
        while not self._ending:
            why = "silence"
            try:
                async with self._redis.pubsub() as channel:
                    await channel.subscribe(self._channel)
                    self._hears()
                    await self._hear_all(channel, heard)
            except Exception as error:  # whatever the library makes of a server that speaks another language
                why = type(error).__name__
            self._hears_nothing(why)
            await asyncio.sleep(AGAIN_SECONDS)

    def _hears(self) -> None:
        if self._deaf:
            LOG.info("the bus answers again")
        self._deaf = False
        self.listening.set()

    def _hears_nothing(self, why: str) -> None:
        """Told once: nobody depends on a hint, but an operator wants to know.
        The error's own text may hold the password.
        """
        if not self._deaf:
            LOG.warning(
                "the bus does not answer (%s); until it does, this node looks for the moves of others by itself", why
            )
        self._deaf = True
        self.listening.clear()

    async def _hear_all(self, channel: PubSub, heard: Hint) -> None:
        """Until the connection is lost, or nothing comes although we have asked."""
        asked = False
        while not self._ending:
            message = await channel.get_message(timeout=SILENCE_SECONDS)
            if message is None and asked:
                return
            if asked := message is None:
                await channel.ping()
            elif message["type"] == "message":
                self._hear(heard, bytes(message["data"]))

    def _hear(self, heard: Hint, raw: bytes) -> None:
        """Anybody may write to the channel: what is no hint is no hint."""
        name, _, rest = raw.decode("utf-8", "replace").partition(" ")
        seq, _, stream = rest.partition(" ")
        if name != self._name and seq.isascii() and seq.isdigit() and len(seq) < 12:
            heard(stream, int(seq))
