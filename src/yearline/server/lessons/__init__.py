"""A class: what a teacher's link opens, homework, codes of rooms, and names that are forgotten in time."""
