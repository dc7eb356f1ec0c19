"""The pages that a browser asks for, and their templates."""
