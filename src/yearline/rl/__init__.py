"""PettingZoo environments of three games: `coop_v2`, `race_v1` and `chronology_v1`, each with `env()` and `raw_env()`;
`coop_v1` stays for those who have learnt with it.

`vector.GamesVectorEnv` is many games at once, for Gymnasium.

Games in which everybody acts at once are for `parallel.ParallelTableEnv`.

They need the extra `rl` (`pip install yearline[rl]`).
A version ends with any change of observations, actions or rewards.
"""
