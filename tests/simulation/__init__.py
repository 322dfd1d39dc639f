"""Hours at many tables in seconds: the whole server in one process, in a world that is made up.

``loop`` has time that jumps to the next thing that is due, ``disk`` a disk that fails as its script
says, ``lines`` the way from a server to its database, ``processes`` servers that crash, ``network``
connections that are slow and break, ``players`` those who sit at the tables, ``thinker`` their
bots. ``story`` lets it all happen, by one seed, and ``checks`` compares what was told with what is
kept.

    make simulate-server SEEDS=500
    PYTHONPATH=tests:benchmarks python -m simulation --seed 17     # one again, with all of it
"""
