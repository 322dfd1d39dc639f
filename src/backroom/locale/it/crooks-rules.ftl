### Crooks (in italiano Criminals): le regole raccontate ai giocatori, in italiano.
### Un messaggio per regola; l’identificatore del messaggio è il numero della regola nella specifica.
### Un messaggio crooks-chapter-... apre ogni capitolo.

crooks-rules-title = Criminals: le regole
crooks-rules-intro = New York, anni Trenta: ingaggi Scagnozzi in posti poco raccomandabili e li mandi contro otto Bersagli. Chi è più forte a un Bersaglio ne prende i punti, e guidare una delle tre gang porta un premio. Dopo la distribuzione la fortuna non c’entra più: contano memoria, bluff e un borsellino che duri fino in fondo. Da 2 a 4 giocatori, circa 20 minuti.

crooks-chapter-components = Componenti

CR-01 = Il gioco ha 104 carte: 32 Scagnozzi, 8 Bersagli, 8 Maestri del Crimine, 9 Covi e 47 banconote.
CR-02 = I Bersagli portano i numeri da 2 a 9, ciascuno una volta sola.
CR-03 = I Covi portano le lettere da A a I, ciascuna una volta sola.
CR-04 = Giochi con i due Maestri del Crimine del tuo colore.
CR-05 = Le banconote sono da 1 $ e da 3 $.
CR-06 = Conta solo quanto denaro hai in tutto, non con quali banconote. Il resto si può sempre dare.
CR-07 = La banca non resta mai senza soldi: solo i Borseggiatori vi attingono, e ogni reclutamento la rifornisce.
CR-08 = Ogni Scagnozzo ha un livello: è quanto pesa nel conteggio dei Bersagli.
CR-09 = Uno Scagnozzo può avere anche un modificatore, che alza o abbassa i punti del suo Bersaglio. Se non ne ha, conta 0.
CR-10 = Uno Scagnozzo può far parte di una gang, di più gang o di nessuna. Le gang sono Northside (rosso), Westside (blu) e Outfit (giallo).
CR-11 = Uno Scagnozzo può stare anche in tutte e tre le gang, ma una volta sola in ciascuna. Se inserisci le tue carte, puoi quindi indicare fino a tre gang per Scagnozzo.
CR-12 = Alcuni Scagnozzi hanno un’abilità speciale, che riconosci dall’icona: Borseggiatore, Complice, Scambio, Killer, Boss o Spia.
CR-13 = Nessuno Scagnozzo ha più di un’abilità speciale.
CR-14 = Livelli, modificatori, gang e abilità vengono dall’elenco delle carte dell’edizione con cui giochi, e da nient’altro. L’elenco completo delle carte stampate non ci è noto: se possiedi la scatola, puoi correggerne una copia in base alle tue carte.
CR-15 = Un elenco di carte sbagliato viene rifiutato, e ti si indica la riga da correggere. Servono 32 Scagnozzi numerati da 1 a 32, livelli da 1 a 10, modificatori da -9 a +9, gang conosciute e citate una volta sola, abilità conosciute, pile da 1 a 5 adatte ai Covi e agli Scagnozzi, e un prezzo di reclutamento di almeno 1 $ per Scagnozzo. Nessun’altra somma e nessun premio di gang può essere sotto lo 0, e le banconote devono bastare per il denaro iniziale di quattro giocatori.

crooks-chapter-set-up = Preparazione

CR-16 = Si gioca in 2, 3 o 4. Con un altro numero di giocatori la partita non può cominciare.
CR-17 = Gli otto Bersagli stanno uno accanto all’altro, dal numero più basso al più alto.
CR-18 = Ognuno gioca con un colore diverso e tiene davanti a sé un Maestro del Crimine di quel colore.
CR-19 = I secondi Maestri del Crimine stanno in colonna sotto i Bersagli, sul lato sinistro. Ciascuno segna la riga del suo giocatore: sotto ogni Bersaglio hai una casella tua, otto in tutto.
CR-20 = Dall’alto in basso le righe seguono l’ordine dei giocatori intorno al tavolo. È solo una questione di aspetto.
CR-21 = I Covi in gioco stanno uno accanto all’altro secondo l’alfabeto.
CR-22 = In due si gioca con cinque Covi, da A a E, che ospitano 2, 2, 3, 4 e 5 Scagnozzi.
CR-23 = In tre si gioca con sette Covi, da A a G, che ospitano 2, 2, 3, 3, 4, 4 e 5 Scagnozzi.
CR-24 = In quattro si gioca con tutti e nove i Covi, da A a I, che ospitano 2, 2, 3, 3, 3, 4, 4, 5 e 5 Scagnozzi.
CR-25 = Le pile si assegnano nell’ordine indicato, a partire dal Covo A. I Covi sono tutti uguali, quindi per il gioco non cambia nulla.
CR-26 = È solo il caso a decidere quali Scagnozzi finiscono in quale pila. Sono tutti a faccia in giù.
CR-27 = Alcuni Scagnozzi avanzano: 16 se si gioca in due, 9 in tre, 1 in quattro. Sono fuori dal gioco e nessuno li vede prima della fine.
CR-28 = Cominci con 18 $, come tutti gli altri.
CR-29 = Tutto il denaro che non è di nessun giocatore forma la banca.
CR-30 = La sorte decide chi gioca per primo.
CR-31 = Il programma distribuisce le carte e sceglie il primo giocatore senza favorire nessuno: ogni esito ha la stessa probabilità. Sa anche ripetere la stessa identica distribuzione, così una partita si può rigiocare.

crooks-chapter-turns = Turni

CR-32 = Si gioca uno dopo l’altro intorno al tavolo, in senso orario.
CR-33 = Nel tuo turno puoi reclutare e poi rapinare, oppure passare.
CR-34 = Reclutamento e rapina formano un unico turno, sempre in quest’ordine.
CR-35 = Passare è definitivo: in questa partita non hai più turni.
CR-36 = Dopo che hai passato vieni semplicemente saltato e non ti si chiede più nulla.
CR-37 = Puoi passare in qualsiasi tuo turno, anche se hai ancora denaro.
CR-38 = Quando nessun Covo è alla tua portata, non ti resta che passare.
CR-39 = Devi passare anche quando tutti i Covi sono vuoti, perché non c’è più nessuno da reclutare.
CR-40 = Se sei costretto a passare, è comunque un turno normale, con una sola scelta, e viene annotato come ogni altra volta che si passa.
CR-41 = Dopo che hai passato, i tuoi Scagnozzi restano al loro posto: un Killer può ancora colpirli e alla fine contano. Anche il denaro resta tuo.
CR-42 = Se sei l’ultimo a non aver passato, continui a giocare un turno dopo l’altro finché non passi anche tu. La partita finisce solo quando tutti hanno passato.
CR-43 = La partita termina nell’istante in cui passa l’ultimo giocatore. Poi si contano i punti.

crooks-chapter-recruiting = Reclutamento

CR-44 = Per reclutare, indica uno dei Covi in gioco.
CR-45 = Nel Covo che indichi deve esserci almeno uno Scagnozzo. Una visita gratuita a un Covo vuoto sarebbe solo un modo per aspettare.
CR-46 = Il prezzo dipende da quanti Scagnozzi ci sono nel Covo in quel momento: 1 $ l’uno, da versare prima di guardare.
CR-47 = Quello che paghi per reclutare va alla banca.
CR-48 = Non puoi indicare un Covo che costa più di quanto possiedi.
CR-49 = Una volta pagato, vedi tutti gli Scagnozzi di quella pila, e li vedi soltanto tu.
CR-50 = Dalla pila che hai pagato prendi in mano uno Scagnozzo, né più né meno.
CR-51 = Gli Scagnozzi che lasci formano la nuova pila del Covo, nascosta come prima.
CR-52 = Una volta pagato non si torna indietro: niente ripensamenti e niente rimborsi.
CR-53 = Una pila non ha ordine. Gli Scagnozzi ti vengono mostrati in ordine di numero, e la loro posizione non dice niente agli altri: nessuno può ricavarne che cosa è stato preso.
CR-54 = Puoi prendere uno Scagnozzo solo se hai dove piazzarlo: serve una casella vuota nella tua riga, oppure lo Scagnozzo dev’essere un Complice o un Killer. Non puoi semplicemente buttarlo via.
CR-55 = Se nella pila non c’è nessuno Scagnozzo che puoi prendere, restano tutti lì. Il denaro è speso e il turno è finito, ma non hai passato: giocherai ancora.
CR-56 = Quando un reclutamento fallisce perché non puoi prendere nessuno Scagnozzo, gli altri sanno soltanto che non hai preso niente.

crooks-chapter-burgling = Rapina

CR-57 = Lo Scagnozzo che hai preso va subito a un Bersaglio, nello stesso turno.
CR-58 = Il tuo Scagnozzo va nella tua riga, sotto il Bersaglio che preferisci.
CR-59 = Di norma uno Scagnozzo si piazza a faccia in su, e non costa nulla.
CR-60 = Se vuoi nascondere uno Scagnozzo, piazzalo a faccia in giù: ti costa 1 $ in più, che va alla banca.
CR-61 = Decidi se nascondere lo Scagnozzo, e paghi, dopo averlo preso. In quel momento devi quindi avere ancora 1 $.
CR-62 = Ogni tua casella accoglie uno Scagnozzo, a meno che non si aggiunga un Complice.
CR-63 = Dove hai già degli Scagnozzi possono arrivare solo un Complice, uno Scambio o un Killer, e soltanto a faccia in su e usando la loro abilità.
CR-64 = Non puoi mai piazzare uno Scagnozzo a faccia in giù dove ne hai già uno: coperto, la sua abilità dorme, e la casella ne tiene uno solo.
CR-65 = Anche uno Scagnozzo piazzato a faccia in su senza usare l’abilità ha bisogno di una casella vuota, perché una casella ne tiene uno solo.
CR-66 = Gli Scagnozzi degli altri giocatori presso lo stesso Bersaglio non ti ostacolano.
CR-67 = Non tieni mai uno Scagnozzo in mano da un turno all’altro: quello che prendi lo piazzi subito.

crooks-chapter-abilities = Abilità speciali in generale

CR-68 = Uno Scagnozzo può usare la sua abilità speciale se lo piazzi a faccia in su.
CR-69 = Uno Scagnozzo piazzato a faccia in giù non ha abilità, né adesso né più tardi.
CR-70 = Un’abilità ha un solo momento: quando il suo Scagnozzo va dalla tua mano a un Bersaglio.
CR-71 = Un’abilità che non usi mentre piazzi il suo Scagnozzo è persa.
CR-72 = Sta a chi piazza lo Scagnozzo decidere se usarne l’abilità. Solo i limiti del Boss valgono sempre.
CR-73 = Mentre piazzi uno Scagnozzo dichiari come: a faccia in su, a faccia in su con abilità, oppure a faccia in giù.
CR-74 = Puoi usare un’abilità solo se c’è qualcosa su cui può agire. Altrimenti piazza semplicemente lo Scagnozzo a faccia in su.
CR-75 = Gli Scagnozzi scoperti per il conteggio finale non attivano abilità: non arrivano dalla mano di nessuno.
CR-76 = Ciò che un’abilità ha fatto resta valido, anche se poi il suo Scagnozzo viene spostato o ucciso.

crooks-chapter-pickpocket = Borseggiatore

CR-77 = Se usi il Borseggiatore, la banca ti versa 2 $.

crooks-chapter-accomplice = Complice

CR-78 = Usa il Complice per raggiungere un tuo Scagnozzo che è già al Bersaglio. Il Complice va messo sopra di lui.
CR-79 = Nel conteggio finale i livelli di tutti i tuoi Scagnozzi di una stessa casella si sommano.
CR-80 = In una casella vuota il Complice è uno Scagnozzo come gli altri, a faccia in su o in giù: non c’è nessuno da raggiungere.
CR-81 = Uno Scagnozzo comune non può raggiungere un Complice già piazzato. Il permesso può darlo solo la carta che stai piazzando.
CR-82 = Un Complice può raggiungere anche più Scagnozzi: in una casella si può quindi stare in tre o più.
CR-83 = Un Complice può raggiungere uno Scagnozzo a faccia in giù, che resta coperto.
CR-84 = In un gruppo di Scagnozzi contano i modificatori e le gang di tutti, non solo di quello in cima.

crooks-chapter-swap = Scambio

CR-85 = Usa lo Scambio per occupare una casella dove hai già degli Scagnozzi.
CR-86 = Gli Scagnozzi che lo Scambio trova nella sua casella vanno a un altro Bersaglio a tua scelta, sempre nella tua riga.
CR-87 = Gli Scagnozzi spostati da uno Scambio devono finire dove possono stare: in quella casella non deve esserci nessun altro tuo Scagnozzo.
CR-88 = Nemmeno un Complice spostato da uno Scambio può raggiungere un altro Scagnozzo, perché chi viene spostato non usa abilità.
CR-89 = Uno Scambio non gira nessuno: chi era nascosto resta nascosto.
CR-90 = Essere spostati da uno Scambio non risveglia nessuna abilità.
CR-91 = Uno Scambio non divide un gruppo di Scagnozzi: vanno tutti allo stesso Bersaglio.
CR-92 = Un gruppo spostato mantiene il suo ordine dal basso verso l’alto. È solo una questione di aspetto.
CR-93 = Lo spostamento dovuto a uno Scambio è gratuito, anche per chi è a faccia in giù.
CR-94 = Senza una casella vuota nella tua riga lo Scambio non si può usare: i vecchi Scagnozzi non saprebbero dove andare. In quel caso non puoi nemmeno prenderlo.
CR-95 = In una casella vuota lo Scambio è uno Scagnozzo come gli altri, perché non c’è nessuno da spostare.

crooks-chapter-hitman = Killer

CR-96 = Usa il Killer, e un giocatore perde tutto ciò che ha a quel Bersaglio: ogni Scagnozzo di un gruppo, anche se coperto.
CR-97 = Le vittime di un Killer finiscono nella scatola e non tornano più.
CR-98 = Puoi colpire anche i tuoi stessi Scagnozzi. Il Killer ha allora la loro casella tutta per sé.
CR-99 = Se avevi già degli Scagnozzi al Bersaglio del Killer, le vittime sono per forza loro e non ti si chiede nulla. Altrimenti il Killer non avrebbe posto.
CR-100 = Se non avevi Scagnozzi al Bersaglio del Killer, scegli la vittima fra gli altri giocatori che ne hanno almeno uno. Il Killer non colpisce mai sé stesso.
CR-101 = Le vittime coperte di un Killer vanno nella scatola senza essere mostrate.
CR-102 = Un Boss può essere ucciso, spostato da uno Scambio o raggiunto da un Complice, come ogni altro Scagnozzo. Nessuna regola lo protegge.

crooks-chapter-kingpin = Boss

CR-103 = Il Boss non si nasconde mai: non puoi piazzarlo a faccia in giù.
CR-104 = Finché nella sua pila c’è qualcun altro, il Boss non si può prendere.
CR-105 = Se il Boss è da solo nella pila che hai pagato 1 $, devi prenderlo, purché tu abbia dove piazzarlo. Non c’è nessun altro.
CR-106 = Il Boss si piazza a faccia in su e basta. La sua abilità è un limite: non c’è nulla da usare.

crooks-chapter-spy = Spia

CR-107 = Usa la Spia per vedere, tu soltanto, tutti gli Scagnozzi di un unico posto: un Bersaglio oppure un Covo.
CR-108 = Una Spia guarda e basta: nessuno Scagnozzo finisce nella tua mano.
CR-109 = La tua Spia può guardare anche un Bersaglio diverso da quello dove la piazzi: uno qualsiasi.
CR-110 = La tua Spia può guardare un Bersaglio se c’è almeno uno Scagnozzo a faccia in giù, di chiunque sia. Quelli a faccia in su li vedono già tutti.
CR-111 = La tua Spia può guardare in un Covo se è in gioco e ospita ancora uno Scagnozzo.
CR-112 = Lo sguardo della Spia non costa nulla.
CR-113 = Una Spia guarda una volta sola. Gli Scagnozzi che arrivano dopo non ti vengono mostrati.

crooks-chapter-hidden-information = Informazioni nascoste

CR-114 = Solo chi sta guardando una pila sa che cosa contiene.
CR-115 = I tuoi Scagnozzi coperti puoi rivederli quando vuoi, anche dopo aver passato.
CR-116 = Gli Scagnozzi coperti degli altri ti sono vietati, a meno che tu non usi una Spia.
CR-117 = Tutti possono vedere quanti Scagnozzi ci sono in ogni pila, perché da questo dipendono i prezzi.
CR-118 = Tutti possono vedere quanto denaro ha ogni giocatore, perché i pagamenti avvengono alla luce del sole.
CR-119 = Tutti vedono come si svolge il tuo turno: il Covo, il prezzo, il Bersaglio, come piazzi lo Scagnozzo, se usi la sua abilità e su che cosa. Quale Scagnozzo sia, lo vedono solo se è a faccia in su.
CR-120 = Il posto che il tuo Scagnozzo aveva nella pila non viene né mostrato agli altri né registrato per loro, perché potrebbe tradirlo.
CR-121 = Tutti possono sapere da quale Covo viene uno Scagnozzo piazzato: l’intero tavolo stava guardando.
CR-122 = Ciò che hai diritto di vedere, cioè la pila che hai pagato (anche se non hai preso niente) e lo sguardo della tua Spia, ti viene comunicato una volta in una nota privata del giornale. Con il promemoria attivo, come avviene di norma, resta tutto consultabile. Prendere appunti non è vietato.
CR-123 = Per ogni Covo il promemoria mostra ciò che vi hai visto l’ultima volta, senza gli Scagnozzi che nel frattempo hai visto altrove, e quanti ne sono stati presi da allora.
CR-124 = Se conosci uno Scagnozzo coperto, continui a conoscerlo anche quando uno Scambio lo sposta o un Killer lo elimina.
CR-125 = Un tavolo può disattivare il promemoria, se per lui ricordare fa parte del gioco. Allora ciò che hai visto non si può più rileggere, e lo schermo non indica più che cosa hai visto nei Covi, quali Scagnozzi coperti conosci e da dove vengono quelli piazzati. Vedi ancora la pila da cui stai scegliendo, i tuoi Scagnozzi coperti e, fino all’inizio del tuo prossimo turno, l’ultimo sguardo della Spia o il reclutamento fallito; le mosse permesse e il punteggio non cambiano.
CR-126 = Gli spettatori vedono solo ciò che vedono tutti i giocatori.
CR-127 = Quando resta una sola scelta, il programma può farla al posto tuo, ma solo dove tutti vedono che è l’unica: passare quando sei costretto, la nuova casella dopo uno Scambio, la vittima del Killer. Altrove ti aspetta, perché una pausa mancata direbbe agli altri qualcosa sulle carte nascoste.
CR-128 = Dopo il conteggio tutto è scoperto: le pile, la scatola, gli Scagnozzi avanzati e l’intero giornale della partita.

crooks-chapter-scoring = Fine della partita e punteggio

CR-129 = Quando tutti hanno passato, ogni Scagnozzo presso i Bersagli viene girato a faccia in su.
CR-130 = I Bersagli si contano in ordine, dal numero stampato più piccolo al più grande.
CR-131 = Se la tua forza a un Bersaglio è la più grande, ottieni tanti punti quanti ne vale il Bersaglio. La tua forza è la somma dei livelli dei tuoi Scagnozzi in quel posto.
CR-132 = Solo chi ha uno Scagnozzo al Bersaglio se lo contende. Un Bersaglio senza Scagnozzi non dà punti a nessuno.
CR-133 = Se più giocatori sono in testa con la stessa forza, i punti del Bersaglio si spartiscono fra loro. Ognuno ne riceve lo stesso numero intero, arrotondato verso il basso.
CR-134 = I punti di un Bersaglio che non si possono spartire in parti uguali vanno persi.
CR-135 = Per sapere quanti punti vale un Bersaglio, prendi il suo numero stampato e aggiungi i modificatori di tutti gli Scagnozzi presenti, di chiunque siano.
CR-136 = Contano tutti i modificatori presenti, chiunque vinca il Bersaglio e da qualunque lato fosse stato piazzato lo Scagnozzo.
CR-137 = Se i modificatori portano il totale di un Bersaglio sotto lo zero, il Bersaglio vale 0.
CR-138 = Prima somma tutti i modificatori di un Bersaglio; solo dopo un totale negativo viene portato a 0, una volta sola. Così l’ordine della somma non ha importanza.
CR-139 = Poi tocca alle gang, una dopo l’altra: si contano i membri di ciascun giocatore.
CR-140 = Per le gang contano solo gli Scagnozzi presso i Bersagli. Quelli nelle pile, nella scatola o avanzati all’inizio non sono di nessuno.
CR-141 = Se in una gang hai più membri di ogni altro giocatore, i suoi punti sono tuoi.
CR-142 = Se due o più giocatori sono in testa alla pari in una gang, i suoi punti non vanno a nessuno.
CR-143 = «Più membri» significa più di ciascuno degli altri; non serve superare la metà. L’esempio del regolamento francese sembra più severo, quello italiano la intende così.
CR-144 = Ogni gang vale 5 punti se si gioca in due, 4 in tre e 3 in quattro.
CR-145 = Uno Scagnozzo affiliato a più gang aggiunge un membro a ognuna.

crooks-chapter-result = Risultato e pareggi

CR-146 = Somma i tuoi punti dei Bersagli e delle gang: vince il totale più alto.
CR-147 = A parità di punti decide il borsellino più pieno.
CR-148 = Chi è pari sia nei punti sia nel denaro condivide la vittoria.
CR-149 = Tutti i posti in classifica si stabiliscono allo stesso modo: prima i punti, poi il denaro. Chi è pari in entrambi condivide il posto.
CR-150 = Il denaro non dà punti: serve solo a risolvere i pareggi.

crooks-chapter-bad-input = Mosse rifiutate

CR-151 = Se tenti qualcosa che le regole vietano, non succede nulla: ti si dice perché e scegli di nuovo. Una svista non ti costa mai un turno.
CR-152 = Solo tu vedi perché la tua mossa è stata rifiutata, così il messaggio non può rivelare nulla agli altri.
CR-153 = Se in una mossa ci sono più errori, te ne viene detto uno solo: il primo trovato, controllando sempre nello stesso ordine.
CR-154 = Una risposta a una domanda già risolta, come un doppio clic o un messaggio in ritardo, non conta. Ti si avvisa che è arrivata troppo tardi.
CR-155 = Dopo un rifiuto ti ritrovi davanti alla stessa scelta, con le stesse possibilità.
