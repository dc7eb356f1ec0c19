"""Photos that people bring: encoded anew, small, with nothing in them but what one sees."""

from yearline.photos.darkroom import HEAD, BadPhoto, Darkroom, Developed, Tones, darkroom, form_of, is_photo

__all__ = ["HEAD", "BadPhoto", "Darkroom", "Developed", "Tones", "darkroom", "form_of", "is_photo"]
