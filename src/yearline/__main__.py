"""`python -m yearline`."""

from yearline.cli import main

if __name__ == "__main__":
    main()
