# Dove il server conserva i suoi tavoli.

store-no-folder = la cartella { $folder } non esiste: creala prima, o indica un altro file con --database
store-in-use = { $file } è già usato da un altro server: fermalo, o indica un altro file con --database
store-unreadable = { $file } non può servire da database: { $why }
store-not-ours = { $file } è il database di un altro programma; non è stato toccato
store-newer = { $place } è stato scritto da un Backroom più recente (formato { $version }; questo conosce il formato { $known }): installa quella versione per continuare
store-unreachable = il database a { $place } non è raggiungibile: { $why }
store-no-driver = PostgreSQL richiede il pacchetto asyncpg: installalo con pip install "backroom[postgres]"
store-unknown = { $address } non è l’indirizzo di un database: indica postgresql://utente@macchina/nome, o il percorso di un file
