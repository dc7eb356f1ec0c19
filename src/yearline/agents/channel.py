"""Lines to and from an agent: its own program at two pipes, or
whoever started this process. Nothing it does can hold us up.
"""

import asyncio
import contextlib
import json
import shlex
import sys
import threading
from collections.abc import Mapping
from typing import Any, BinaryIO, Final, Protocol

from yearline.agents.answers import LONGEST
from yearline.core.errors import YearlineError

WAITING: Final = 1000
"""So many lines wait to be read; what a flood brings beyond them is dropped."""
WRITING: Final = 10.0
"""An agent that reads nothing for so many seconds is given up."""


class AgentGone(YearlineError):
    """The agent has ended, or does not read or answer any more."""

    code = "agent_gone"


class LineChannel(Protocol):
    """Two ways, line by line."""

    async def send(self, message: Mapping[str, Any]) -> None:
        """Say something. Raises AgentGone."""

    async def receive(self, seconds: float) -> str | None:
        """The next line, or None if none came in time. Raises AgentGone when there will be none."""

    def drop(self) -> None:
        """Forget what was said before the next question."""


class _Lines:
    """Lines that have come, and whether more can. A line that is too long comes as an empty one."""

    def __init__(self) -> None:
        self._queue: asyncio.Queue[bytes] = asyncio.Queue()
        self._over = False

    def put(self, line: bytes) -> None:
        """An empty one is the end."""
        if not line or self._queue.qsize() < WAITING:
            self._queue.put_nowait(line)

    async def receive(self, seconds: float) -> str | None:
        """The next line."""
        if self._over:
            raise AgentGone("the agent has ended")
        try:
            line = await asyncio.wait_for(self._queue.get(), max(0.0, seconds))
        except TimeoutError:
            return None
        if not line:
            self._over = True
            raise AgentGone("the agent has ended")
        return line.decode(errors="replace") if len(line) <= LONGEST else ""

    def drop(self) -> None:
        """Forget what has come, but not that nothing more will."""
        while not self._queue.empty():
            self._over = self._over or not self._queue.get_nowait()


def _line(message: Mapping[str, Any]) -> bytes:
    return json.dumps(message, ensure_ascii=False).encode() + b"\n"


class OwnPipes(_Lines):
    """Standard input and output of this process."""

    def __init__(self, source: BinaryIO | None = None, target: BinaryIO | None = None) -> None:
        super().__init__()
        self._target = target or sys.stdout.buffer
        loop = asyncio.get_running_loop()
        threading.Thread(target=self._read, args=(source or sys.stdin.buffer, loop), daemon=True).start()

    def _read(self, source: BinaryIO, loop: asyncio.AbstractEventLoop) -> None:
        """In a thread, since standard input may be a file, for which no loop can wait."""
        with contextlib.suppress(RuntimeError, ValueError, OSError):  # the loop or the file is closed: the game is over
            while line := source.readline(LONGEST + 1):
                loop.call_soon_threadsafe(self.put, line)
            loop.call_soon_threadsafe(self.put, b"")

    async def send(self, message: Mapping[str, Any]) -> None:
        """Raises AgentGone where nobody reads any more."""
        try:
            self._target.write(_line(message))
            self._target.flush()
        except (OSError, ValueError) as error:
            raise AgentGone("nobody reads what the table says") from error


class Program(_Lines):
    """A program of somebody's own, with its own process."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        super().__init__()
        self._process = process
        self._reading = asyncio.create_task(self._read())

    @classmethod
    async def start(cls, command: str) -> "Program":
        """Run a command line. Raises AgentGone if there is no such program."""
        try:
            parts = shlex.split(command)
            pipe = asyncio.subprocess.PIPE
            return cls(await asyncio.create_subprocess_exec(*parts, stdin=pipe, stdout=pipe, limit=LONGEST))
        except (OSError, ValueError, TypeError) as error:
            raise AgentGone(f"the agent cannot be started: {error}") from error

    async def _read(self) -> None:
        source = self._process.stdout
        assert source is not None
        while True:
            try:
                line = await source.readline()
            except ValueError:  # a line without an end
                self.put(b" " * (LONGEST + 1))
                continue
            self.put(line)
            if not line:
                return

    async def send(self, message: Mapping[str, Any]) -> None:
        """Raises AgentGone where the program has ended or does not read."""
        target = self._process.stdin
        assert target is not None
        try:
            target.write(_line(message))
            await asyncio.wait_for(target.drain(), WRITING)
        except (OSError, RuntimeError, TimeoutError) as error:
            raise AgentGone("the agent does not read what the table says") from error

    async def stop(self) -> None:
        """End the program, whatever it does."""
        with contextlib.suppress(ProcessLookupError):
            self._process.kill()
        await self._process.wait()
        await self._reading
        if self._process.stdin is not None:
            self._process.stdin.close()
