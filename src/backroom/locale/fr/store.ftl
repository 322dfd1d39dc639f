# Là où le serveur garde ses tables.

store-no-folder = il n’y a pas de dossier { $folder } : créez-le d’abord, ou indiquez un autre fichier avec --database
store-in-use = { $file } est déjà utilisé par un autre serveur : arrêtez-le, ou indiquez un autre fichier avec --database
store-unreadable = { $file } ne peut pas servir de base de données : { $why }
store-not-ours = { $file } est la base de données d’un autre programme ; elle n’a pas été touchée
store-newer = { $place } a été écrite par un Backroom plus récent (format { $version } ; celui-ci connaît le format { $known }) : installez cette version pour continuer
store-unreachable = la base de données à { $place } est injoignable : { $why }
store-no-driver = PostgreSQL demande le paquet asyncpg : installez-le avec pip install "backroom[postgres]"
store-unknown = { $address } n’est pas l’adresse d’une base de données : donnez postgresql://utilisateur@machine/nom, ou le chemin d’un fichier
