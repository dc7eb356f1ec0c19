"""Agents without a mind, for the tests: each plays by the lines of docs/agents.md in a way that its name says."""

import json
import os
import sys
import time

way = sys.argv[1]
turns = 0
for line in sys.stdin:
    told = json.loads(line)
    if told["t"] not in ("turn", "wrong"):
        continue
    if told["t"] == "turn":
        turns += 1
        place, other = told["legal"]["place"], told["legal"]["other"]
        legal = f"place {place['cards'][0]} {place['gaps'] - 1}" if place else other[0]
    if way == "dies" and turns == 3:
        os._exit(7)
    if way == "silent":
        continue
    if way == "floods":
        sys.stdout.write("x" * 100_000 + "\n")
    if way == "nonsense" or (way == "unsteady" and told["t"] == "turn" and turns % 2):
        print("I would rather \x1b[2J not", flush=True)
    elif way == "other-seat":
        print(json.dumps({"a": legal, "seat": told.get("seat", 0) + 1}), flush=True)
    elif way == "sure":
        print(json.dumps({"a": legal, "sure": 1.0, "n": told["n"]}), flush=True)
    else:
        print(legal, flush=True)
if way == "lingers":
    time.sleep(600)
