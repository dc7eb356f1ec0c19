"""Photos that people bring: encoded anew, small, with nothing in them but what one sees."""

from yearline.photos.darkroom import BadPhoto, Darkroom, Developed, darkroom, is_photo

__all__ = ["BadPhoto", "Darkroom", "Developed", "darkroom", "is_photo"]
