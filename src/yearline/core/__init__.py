"""The pure core of Yearline: what every game is made of."""
