### Come si gioca in due minuti: una frase per figura.

story-title = { $game } in due minuti
story-at = Figura { $at } di { $all }
story-to = Vai alla figura { $at }
story-back = Indietro
story-next = Avanti
story-start = Comincia la partita guidata
story-return = Torna al tavolo
story-rules = Leggi le regole

story-crooks-goal = New York, anni Trenta: manda i tuoi Scagnozzi contro otto Bersagli da 2 a 9 punti; vince chi ha più punti.
story-crooks-look = Nel tuo turno paghi per guardare in un Covo: un dollaro per ogni Scagnozzo che c’è.
story-crooks-take = Solo tu vedi quella pila: prendi uno Scagnozzo e ricorda chi ci lasci.
story-crooks-place = Manda lo Scagnozzo a un Bersaglio della tua riga: a faccia in su è gratis, a faccia in giù costa un dollaro in più.
story-crooks-ability = A faccia in su, uno Scagnozzo può usare la sua abilità quando arriva: incassare 2 $, unirsi a un amico, spostare i tuoi, uccidere o spiare.
story-crooks-win = Alla fine chi ha il totale di livelli più alto a un Bersaglio ne prende i punti; chi è pari li divide.
story-crooks-change = Il numero piccolo di uno Scagnozzo fa valere di più o di meno il suo Bersaglio, chiunque lo vinca.
story-crooks-gangs = Le gang sono tre: chi ha più membri di una gang di ciascun altro giocatore riceve un premio.
story-crooks-end = Se passi, sei fuori per sempre; quando tutti hanno passato, si scoprono gli Scagnozzi nascosti e si contano i punti.

story-sneaks-goal = Raccogli informazioni, manufatti, gioielli e oro: conta solo la tua posizione in ciascuno dei quattro colori.
story-sneaks-sites = In ogni luogo della città c’è una carta bottino scoperta.
story-sneaks-plan = In ogni round scegli in segreto un luogo da svaligiare con i tuoi ladri e un altro da far sorvegliare ai tuoi spioni.
story-sneaks-reveal = Tutti i piani si scoprono insieme, poi si risolvono i luoghi a partire da A.
story-sneaks-alone = Se i tuoi ladri sono soli in un luogo senza spioni, il bottino è tuo.
story-sneaks-crowd = Se più bande svaligiano lo stesso luogo non sorvegliato, ognuna pesca una carta nascondiglio e il bottino resta.
story-sneaks-guarded = Basta uno spione, di chiunque sia: i ladri non prendono nulla e il bottino resta.
story-sneaks-special = Alcuni bottini sono speciali: tre carte nascondiglio, tre gettoni a scelta, scambi, perdite per gli altri o punti.
story-sneaks-end = La partita finisce quando il mazzo non basta per i luoghi: il blu paga solo il primo, l’oro tutti tranne l’ultimo.

story-kings-goal = Una notte a New York: vince il boss vivo e più ricco quando finisce.
story-kings-bid = In ogni round tutti corrompono la polizia in segreto e tutti pagano; la puntata più alta gioca per prima e guida le volanti.
story-kings-cards = Poi peschi carte, una per ogni tuo personaggio del seme più numeroso; una carta è un evento o un passo in più.
story-kings-move = Nel tuo turno ogni tuo personaggio può spostarsi di due quartieri al massimo.
story-kings-mission = Accetta una missione a un indirizzo e incassa la ricompensa a un altro, in un turno successivo.
story-kings-recruit = Il tuo boss ingaggia scagnozzi nei bar: un dado per ogni migliaio offerto, e basta un dado sopra il loro valore.
story-kings-duel = Provoca un rivale nello stesso quartiere: dadi e valori fanno una mano di poker; ti ritiri pagando, o rischi una vita.
story-kings-police = Una volante blocca chi le arriva davanti, e tenta di fermare chi porta una missione a rischio.
story-kings-end = Quando esce la carta finale, dopo il round in corso se ne gioca ancora uno; se il tuo boss muore, sei eliminato.

story-animalcatraz-goal = Sei un animale in prigione: guadagna Reputazione per diventarne il Boss, oppure evadi per primo.
story-animalcatraz-turn = In ogni turno hai cinque Azioni: una per entrare nella stanza vicina, una o due per usare un’icona.
story-animalcatraz-train = I pesi aumentano la Forza, per i combattimenti; i libri l’Astuzia, per furti e corruzione, e sbloccano le tue capacità.
story-animalcatraz-guard = Una guardia blocca l’icona su cui sta, finché la tua Astuzia o una mazzetta e due dadi la convincono: allora è gratis solo per te.
story-animalcatraz-trade = Il lavoro porta merce di contrabbando, e con quella paghi armi, attrezzi, armature e trappole.
story-animalcatraz-fight = Attacca con la Forza o ruba con l’Astuzia: se riesce può portare Reputazione, se fallisce ne costa.
story-animalcatraz-crime = Hai anche un Crimine segreto da commettere: fare ciò che chiede ti premia.
story-animalcatraz-night = Dopo quattro turni viene la Notte: tutti tornano in cella e si allenano.
story-animalcatraz-end = A 13 di Reputazione scoppia una Rivolta, e solo chi ne vince una diventa Boss; altrimenti vince chi ha più Reputazione dopo l’ultima Rivolta.

## Quello che mostrano i tabelloni: una frase per figura.

thing-crooks-worth = Il numero su un edificio è quanto vale il Bersaglio in punti.
thing-crooks-price = La moneta su un Covo è il prezzo per guardarci: un dollaro per ogni Scagnozzo.
thing-crooks-level = Il numero grande di uno Scagnozzo è il livello: il totale più alto a un Bersaglio lo vince.
thing-crooks-change = Un più o un meno su uno Scagnozzo cambia il valore del suo Bersaglio, chiunque lo vinca.
thing-crooks-gang = Un emblema rotondo è una gang: stella per il Northside, ancora per il Westside, papillon per l’Outfit.
thing-crooks-pickpocket = Borseggiatore: quando arriva, la banca ti versa 2 $.
thing-crooks-accomplice = Complice: può unirsi ai tuoi Scagnozzi già presenti, e i livelli si sommano.
thing-crooks-swap = Scambio: prende il posto dei tuoi Scagnozzi, che vanno a un altro Bersaglio della tua riga.
thing-crooks-hitman = Killer: un giocatore perde tutti gli Scagnozzi a questo Bersaglio, anche coperti.
thing-crooks-kingpin = Boss: non si nasconde mai, e si prende solo come ultimo della sua pila.
thing-crooks-spy = Spia: tu soltanto vedi tutti gli Scagnozzi di un Bersaglio o di un Covo.
thing-crooks-hidden = Un dorso con il lucchetto è un tuo Scagnozzo coperto, che conosci solo tu.

thing-sneaks-sneak = La figura mascherata sono i tuoi ladri: svaligiano il luogo dove li metti.
thing-sneaks-snitch = La figura con il fischietto sono i tuoi spioni: sorvegliano un luogo contro tutti, te compreso.
thing-sneaks-b = Il blu sono le informazioni: solo il primo prende punti.
thing-sneaks-g = Il verde sono i manufatti: le prime posizioni prendono punti.
thing-sneaks-r = Il rosso sono i gioielli: prendono punti più posizioni che nel verde.
thing-sneaks-y = Il giallo è l’oro: tutti tranne l’ultimo prendono punti.
thing-sneaks-special = Gli altri oggetti sono bottini speciali: la carta dice che cosa portano.
thing-sneaks-stash = Una carta nascondiglio è un bottino che conosci solo tu fino alla fine.
thing-sneaks-rank = I gradini mostrano le posizioni in ogni colore: non conta quanto hai, conta solo chi ha di più.

thing-kings-money = Il denaro si conta in migliaia ed è il tuo punteggio: con quello che spendi non vinci.
thing-kings-police = Una volante blocca chi le arriva davanti; la guida la puntata più alta.
thing-kings-card = Una carta risorsa vale il suo evento o un passo in più.
thing-kings-person = Un volto sulla mappa è un boss o uno scagnozzo, nel colore di un giocatore; la lettera è il suo valore negli scontri.
thing-kings-address = Un numero su un quartiere è un indirizzo: lì si accetta la missione con quel numero.
thing-kings-mission = Una valigetta o un telefono che squilla è una missione: accettala a un indirizzo e portala a termine a un altro.
thing-kings-step = Il numero su un quartiere illuminato dice quanti passi servono per arrivarci.
thing-kings-bar = In un bar uno scagnozzo aspetta che il tuo boss lo ingaggi.
thing-kings-dice = I dadi da poker vanno dal 9 all’asso e decidono scontri e offerte.

thing-animalcatraz-action = Un punto è un’Azione: ne hai cinque per turno, e tutto ciò che fai ne costa una o due.
thing-animalcatraz-force = I pesi sono la Forza: vince i combattimenti.
thing-animalcatraz-cunning = Il libro è l’Astuzia: vince furti e corruzione, e sblocca le tue capacità.
thing-animalcatraz-notch = Le tacche sono i piccoli passi di Forza e Astuzia; abbastanza tacche fanno un nuovo livello.
thing-animalcatraz-rep = Il numero nell’anello è la tua Reputazione: più è alta, più il Boss è vicino.
thing-animalcatraz-guard = Una guardia sta su una lettera, e l’icona con quella lettera è bloccata, a meno che la guardia sia tua.
thing-animalcatraz-chair = La sedia elettrica è il mazzo del contrabbando: ciò che ne peschi lo vedi solo tu.
thing-animalcatraz-contraband = Il contrabbando paga gli oggetti, e la carta giusta corrompe una guardia.
thing-animalcatraz-toothbrush = Lo spazzolino indica chi comincia il turno: chi ha più Reputazione.
thing-animalcatraz-primal = La fiamma è lo stato Primal: più Azioni finché dura.
thing-animalcatraz-crime = Una carta con la maschera è un Crimine segreto: fa’ ciò che chiede e ti premia.
