"""What a browser may load for our pages: nothing but what this server sends."""

from typing import Final

POLICY: Final = "default-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'; object-src 'none'"
