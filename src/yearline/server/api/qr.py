"""QR codes of links, as SVG without anything inline that a strict page policy would refuse."""

import io

import segno


def qr_svg(link: str) -> bytes:
    """A link as a picture that a phone can read."""
    out = io.BytesIO()
    segno.make(link, error="m").save(
        out, kind="svg", scale=8, border=2, xmldecl=False, nl=False, svgclass=None, lineclass=None
    )
    return out.getvalue()
