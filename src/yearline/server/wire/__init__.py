"""The protocol as types (docs/protocol.md).
The browser's types are generated from them by scripts/generate_types.py.
"""
