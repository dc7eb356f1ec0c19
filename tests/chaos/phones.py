"""Phones at a table where everybody acts at once:
what was confirmed to them has to be what counts when the card is turned over.
"""

import asyncio
import random
from dataclasses import dataclass, field
from typing import Any

from tests.chaos.nodes import Cluster, Node
from tests.chaos.players import PATIENCE, Member
from yearline.client import Message, TableClient, new_id

Question = tuple[int, int]
"""A round, and the card that it asks for."""


@dataclass
class Notes:
    """What was confirmed to a phone in the round that is on, and whether it counted."""

    confirmed: tuple[Question, int] | None = None
    compared: int = 0
    wrong: list[str] = field(default_factory=list)

    def compare(self, told: Message) -> None:
        """Look at a message that tells the whole: in the answer of a round stands what this phone had chosen."""
        if told["step"] != "reveal" or self.confirmed is None:
            return
        (question, gap), self.confirmed = self.confirmed, None
        if question == question_of(told):
            self.compared += 1
            if told["you"]["gap"] != gap:
                self.wrong.append(f"{question}: gap {gap} was confirmed, and {told['you']['gap']} counted")


def question_of(told: Message) -> Question | None:
    """Which card is asked for, or was."""
    return (told["round"], told["card"]["r"]) if told.get("card") else None


class Ear(TableClient):
    """The connection of a phone."""

    def __init__(self, notes: Notes, url: str, code: str, secret: str) -> None:
        super().__init__(url, code, secret, role="phone", patience=PATIENCE)
        self._notes = notes

    async def receive(self) -> Message:
        message = await super().receive()
        if message["t"] == "crowd":
            self._notes.compare(message)
        return message


class Phone(Member):
    """Somebody who comes late, chooses, and now and then changes their mind."""

    def __init__(self, cluster: Cluster, code: str, number: int, chance: random.Random, pause: float) -> None:
        self.notes = Notes()
        super().__init__(cluster, code, number, chance, pause)
        self._answered: Question | None = None

    def _client(self, node: Node | None, code: str) -> TableClient:
        return Ear(self.notes, "" if node is None else node.socket, code, self.secret)

    async def play(self, settled: asyncio.Event, over: asyncio.Event) -> None:
        """Card after card, until everything is to settle."""
        while not settled.is_set():
            told = self.client.frame
            if self._is_asked(told) and (self._answered != question_of(told) or self._chance.random() < 0.3):
                await self._choose(told)
            else:
                await self.listen()
        self.resting = True
        while not over.is_set():
            await self.listen()

    def _is_asked(self, told: dict[str, Any]) -> bool:
        return bool(told["phase"] == "playing" and told["step"] == "place" and told["you"]["place"] > 0)

    async def _choose(self, told: dict[str, Any]) -> None:
        question, gap = question_of(told), self._chance.randrange(len(told["line"]) + 1)
        await asyncio.sleep(self._chance.uniform(0.2, 1.8) * self._pause)
        self._answered, self.notes.confirmed = question, None
        done = await self.command({"t": "act", "id": new_id(), "a": f"place {told['card']['r']} {gap}"})
        if done and question is not None:
            self.diary.moves += 1
            self.notes.confirmed = (question, gap)
            self.notes.compare(self.client.frame)
