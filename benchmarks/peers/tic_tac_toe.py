"""pgx's tic_tac_toe, many games side by side: random play with jit, vmap and auto-reset, as its users drive it.

python tic_tac_toe.py SECONDS BATCH      prints moves per second
"""

import sys
from time import perf_counter
from typing import Any

import jax
import jax.numpy as jnp
import pgx
from pgx.experimental import auto_reset

STEPS = 50


def play(seconds: float, batch: int) -> float:
    env = pgx.make("tic_tac_toe")
    step = jax.vmap(auto_reset(env.step, env.init))

    def move(carried: Any, _: None) -> Any:
        state, key = carried
        key, choosing, resetting = jax.random.split(key, 3)
        actions = jax.random.categorical(choosing, jnp.where(state.legal_action_mask, 0.0, -1e9), axis=1)
        return (step(state, actions, jax.random.split(resetting, batch)), key), None

    many = jax.jit(lambda carried: jax.lax.scan(move, carried, None, length=STEPS)[0])
    key = jax.random.PRNGKey(0)
    carried = jax.block_until_ready(many((jax.jit(jax.vmap(env.init))(jax.random.split(key, batch)), key)))
    moves, began = 0, perf_counter()
    while perf_counter() - began < seconds:
        carried = jax.block_until_ready(many(carried))
        moves += batch * STEPS
    return moves / (perf_counter() - began)


if __name__ == "__main__":
    print(play(float(sys.argv[1]), int(sys.argv[2])))
