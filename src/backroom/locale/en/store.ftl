# Where the server keeps its tables.

store-no-folder = there is no folder { $folder }: make it first, or name another file with --database
store-in-use = { $file } is in use by another server: stop that one, or name another file with --database
store-unreadable = { $file } cannot be used as a database: { $why }
store-not-ours = { $file } is a database of another program, and was left alone
store-newer = { $place } was written by a newer Backroom (layout { $version }; this one knows { $known }): install that version to go on
store-unreachable = the database at { $place } cannot be reached: { $why }
store-no-driver = PostgreSQL needs the package asyncpg: install it with pip install "backroom[postgres]"
store-unknown = { $address } is no address of a database: give postgresql://user@host/name, or the path of a file
