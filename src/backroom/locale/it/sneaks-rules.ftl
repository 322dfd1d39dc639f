### Le regole di Ladri e spioni (Sneaks & Snitches) raccontate ai giocatori, in italiano.
### Un messaggio per regola; l’identificativo è il numero della regola nella specifica (da SN-01 a SN-133).
### Un messaggio sneaks-chapter-... apre ogni capitolo. Stessi identificativi, stesso ordine in tutte le lingue.

sneaks-rules-title = Ladri e spioni: le regole
sneaks-rules-intro = Sei a capo di una banda di ladri raffinati, in una città che di ladri raffinati ne ha fin troppi. A ogni round scegli in segreto un luogo da svaligiare e uno da segnalare alla polizia; i tuoi rivali fanno lo stesso, poi tutti i piani vengono scoperti insieme. Alla fine non importa quanto hai rubato, ma chi ha rubato di più. Una partita dura dai 15 ai 20 minuti ed è per 2-5 giocatori.

sneaks-chapter-components = Il materiale

SN-01 = Ci sono otto luoghi da svaligiare, ciascuno con una lettera, dalla A alla H.
SN-02 = Per ogni numero di giocatori c’è una carta PV (punti vittoria). Indica quanti punti vale ogni posizione nelle quattro categorie.
SN-03 = Le carte del tuo colore sono un capobanda, senza lettera, e otto destinazioni, una per ogni lettera dalla A alla H.
SN-04 = Puoi giocare con il rosso, il giallo, il blu, il viola o il verde: cinque colori, quanti ne servono per un tavolo al completo.
SN-05 = Quello che si ruba appartiene a quattro categorie: informazioni (blu), manufatti (verde), gioielli (rosso) e oro (giallo).
SN-06 = Un gettone ha il colore della sua categoria e vale un articolo.
SN-07 = Una carta nascondiglio vale un articolo del suo colore, esattamente come un gettone. Il regolamento non indica un numero; ci basiamo su una recensione del gioco.
SN-08 = Le carte bottino hanno due dorsi diversi: I oppure II.
SN-09 = I bottini sono di sette tipi: bottino semplice, collezione, carta bianca, scasso della cassaforte, intrighi, pezzo unico e documenti compromettenti.
SN-10 = Bottini, gettoni, carte nascondiglio e righe delle carte PV vengono da un unico elenco, il file di edizione. Alcuni numeri sono ipotesi nostre, perché il regolamento non li riporta. Se possiedi la scatola puoi correggerne una copia: le regole non cambiano.
SN-11 = Un elenco senza senso viene rifiutato prima della partita, con l’indicazione della riga sbagliata. Succede se un bottino ha un tipo, un colore o un mazzo sconosciuto, se un bottino semplice non mostra gettoni, se una riga di PV non corrisponde al numero di giocatori o cresce da una posizione alla successiva, se un numero è negativo, se un identificativo si ripete, o se gettoni iniziali o carte bottino non bastano per la preparazione. I luoghi per 2, 3, 4 e 5 giocatori devono essere almeno 5, 5, 7 e 8, e mai più di 8.

sneaks-chapter-set-up = La preparazione

SN-12 = In 3, 4 o 5 si gioca con le regole principali, in 2 con la variante descritta più avanti. Con qualsiasi altro numero di giocatori la partita non si apre.
SN-13 = I luoghi in gioco sono tre più dei giocatori: dalla A alla F in tre, dalla A alla G in quattro, dalla A alla H in cinque. Stanno affiancati in un’unica fila.
SN-14 = La carta PV per il vostro numero di giocatori sta in fondo alla fila. Le altre non servono.
SN-15 = Ognuno gioca con un colore diverso.
SN-16 = Hai in mano una destinazione per ogni luogo in gioco, e nessun’altra.
SN-17 = Il tuo capobanda sta davanti a te; alla sua destra ci sono i tuoi gettoni.
SN-18 = Cominci con tre gettoni, di colori decisi dal caso.
SN-19 = Questi gettoni si pescano uno alla volta, sotto gli occhi di tutti, dall’intera dotazione, un giocatore dopo l’altro. Un gettone pescato non torna indietro.
SN-20 = Tutti i gettoni non distribuiti formano la riserva.
SN-21 = Tutte le carte nascondiglio, mescolate, formano un mazzo coperto.
SN-22 = Si mescolano da una parte i bottini con dorso I e dall’altra quelli con dorso II, poi si mettono i primi sopra i secondi: è il mazzo bottino.
SN-23 = Prima del primo round, in ogni luogo in gioco c’è una carta bottino scoperta.
SN-24 = I luoghi si riempiono in ordine di lettera, dalla cima del mazzo. Le probabilità non cambiano per nessuno: serve solo a poter ripercorrere una partita.

sneaks-chapter-round = Il round

SN-25 = Un round ha cinque fasi: i piani (gli incarichi alle tue squadre), la rivelazione, la risoluzione di tutti i luoghi, il ritorno in mano delle destinazioni e il rifornimento.
SN-26 = Nel tuo piano scegli l’unico luogo che i tuoi ladri cercheranno di svaligiare.
SN-27 = Scegli anche un luogo per i tuoi spioni. Non puoi lasciarli a casa.
SN-28 = Nemmeno i ladri possono restare a casa: a ogni round tutti tentano un colpo.
SN-29 = I tuoi ladri e i tuoi spioni vanno in due luoghi diversi, perché hai una sola destinazione per lettera.
SN-30 = I piani restano coperti finché tutti non hanno finito.
SN-31 = Tutti fanno il proprio piano nello stesso momento, e non importa chi finisce prima. Un piano concluso non si cambia più: così nessuno può reagire alle scelte altrui.
SN-32 = Prima della rivelazione, gli altri sanno soltanto se il tuo piano è concluso oppure no.
SN-33 = Appena l’ultimo piano è concluso si passa alla rivelazione, in due tempi: prima i ladri di tutti, poi gli spioni di tutti.
SN-34 = Tra un tempo e l’altro non c’è nulla da decidere: i tuoi spioni hanno già i loro ordini.

sneaks-chapter-evaluation = La risoluzione

SN-35 = I luoghi si risolvono in ordine alfabetico, dalla A fino all’ultimo in gioco.
SN-36 = Ogni luogo si conclude del tutto, scelte comprese, prima di passare al successivo. L’ordine può quindi contare molto.
SN-37 = Un luogo con almeno una squadra di spioni è sorvegliato. Il bottino resta lì e tutti i ladri accorsi se ne vanno senza niente.
SN-38 = Non importa di chi siano gli spioni, quante squadre siano o se sia arrivato qualche ladro: il luogo è comunque sorvegliato.
SN-39 = Se non ci sono spioni e i ladri sono di un solo giocatore, il colpo riesce. Quel giocatore, l’autore del colpo, ottiene il bottino e la carta lascia il luogo.
SN-40 = Una carta bottino rubata finisce negli scarti. Fanno eccezione solo i pezzi unici, che restano all’autore del colpo.
SN-41 = Se non ci sono spioni ma i ladri sono di due o più giocatori, il luogo è conteso. Ciascuno di loro pesca una carta nascondiglio e il bottino resta lì.
SN-42 = In un luogo conteso si pesca nell’ordine dei posti. Il mazzo è mescolato, quindi pescare per primi non dà alcun vantaggio.
SN-43 = Se non si sono visti né ladri né spioni, il bottino finisce negli scarti e nessuno ci guadagna.
SN-44 = Le destinazioni rimangono nei luoghi finché anche l’ultimo non è risolto. Poi ti tornano in mano.

sneaks-chapter-loot = I bottini

SN-45 = Bottino semplice: ricevi dalla riserva esattamente i gettoni raffigurati sulla carta.
SN-46 = Collezione: ricevi quattro gettoni, uno blu, uno verde, uno rosso e uno giallo.
SN-47 = Carta bianca: ricevi tre gettoni dei colori che vuoi, anche tutti uguali.
SN-48 = I tre gettoni della carta bianca si scelgono uno alla volta, quindi puoi decidere passo per passo.
SN-49 = Scasso della cassaforte: le prime tre carte del mazzo nascondiglio sono tue.
SN-50 = Intrighi: puoi fare al massimo tre scambi, o anche nessuno.
SN-51 = In uno scambio, un tuo gettone prende il posto di un gettone di un altro giocatore, e viceversa.
SN-52 = Sei tu, autore del colpo, a indicare entrambi i gettoni: quello che dai e quello che ricevi.
SN-53 = L’altro giocatore non può rifiutare: negli intrighi sceglie una parte sola.
SN-54 = A ogni scambio puoi cambiare controparte oppure tenere la stessa.
SN-55 = Si scambiano solo gettoni. Carte nascondiglio e pezzi unici restano a chi li possiede.
SN-56 = Gli scambi avvengono uno dopo l’altro. Un gettone appena ricevuto può ripartire nello scambio seguente.
SN-57 = Non puoi scambiare due gettoni dello stesso colore: non cambierebbe nulla.
SN-58 = Gli intrighi finiscono quando ti fermi, dopo il terzo scambio o quando non è più possibile alcuno scambio. Se non ce n’è nessuno possibile già all’inizio, non ti viene chiesto nulla.
SN-59 = Pezzo unico: la carta resta scoperta davanti all’autore del colpo e i suoi punti si aggiungono al suo risultato finale.
SN-60 = Un pezzo unico rubato lascia vuoto il suo luogo, che viene rifornito come tutti gli altri.
SN-61 = Documenti compromettenti: tutti gli altri giocatori restituiscono subito alla riserva metà dei loro gettoni del colore indicato. Si arrotonda per eccesso: su cinque gettoni, tre se ne vanno.
SN-62 = Se sei tu a rubare i documenti, non restituisci nulla.
SN-63 = I documenti non toccano le carte nascondiglio: quello che hai nascosto è al sicuro.
SN-64 = I documenti colpiscono anche i gettoni guadagnati prima nello stesso round, nei luoghi con lettera precedente. Quelli guadagnati dopo, nei luoghi con lettera successiva, sono salvi.
SN-65 = I documenti che nessuno ruba e che finiscono negli scarti non costano gettoni a nessuno.
SN-66 = In un luogo sorvegliato o conteso i documenti restano dove sono e non fanno danni. Solo un furto li fa scattare.
SN-67 = I gettoni restituiti per i documenti sono subito nella riserva, disponibili già per il luogo seguente.

sneaks-chapter-shortages = Quando qualcosa finisce

SN-68 = È raro che gettoni o carte nascondiglio si esauriscano. Questo capitolo dice che cosa succede in quei casi.
SN-69 = Per ogni gettone che ti spetta in un colore ormai esaurito, prendi un gettone di un colore ancora presente nella riserva. Quale, lo decidi tu.
SN-70 = Prima ricevi tutti i gettoni dovuti che la riserva può darti. Poi scegli i sostituti, uno alla volta.
SN-71 = Non puoi rinunciare a un sostituto: un gettone in più non fa mai male.
SN-72 = Quando la riserva è del tutto vuota, perdi quello che ti spetterebbe ancora.
SN-73 = Con la carta bianca puoi indicare solo colori presenti nella riserva.
SN-74 = Se scassini una cassaforte e nel mazzo nascondiglio ci sono meno di tre carte, ricevi quelle che ci sono.
SN-75 = Se un luogo conteso richiede più carte nascondiglio di quante ne ha il mazzo, nessuno dei giocatori presenti ne pesca.
SN-76 = Che qualcosa manchi si verifica luogo per luogo, in ordine di lettera. Un luogo può quindi esaurire ciò che servirebbe a uno successivo.
SN-77 = Le carte nascondiglio non pescate perché troppo poche restano nel mazzo e possono servire ancora a un luogo successivo.
SN-78 = Il mazzo nascondiglio non si ricostituisce mai, perché ognuno tiene le proprie carte fino alla fine.

sneaks-chapter-refill-and-end = Rifornimento e fine della partita

SN-79 = A fine round, ogni luogo vuoto riceve una nuova carta scoperta dalla cima del mazzo bottino.
SN-80 = I luoghi vuoti si riforniscono in ordine di lettera.
SN-81 = Tutte le carte con dorso I escono prima della prima con dorso II.
SN-82 = Se il mazzo bottino ha meno carte di quanti sono i luoghi vuoti, la partita è finita e si passa al punteggio.
SN-83 = In quel caso non si rifornisce nessun luogo: le carte non servirebbero più.
SN-84 = Se le carte bastano esattamente, tutti i luoghi vuoti vengono riforniti e si gioca un altro round.
SN-85 = Un bottino scartato non torna più in gioco. È questo che porta la partita alla fine.

sneaks-chapter-hidden-information = Che cosa si vede e che cosa resta segreto

SN-86 = Puoi guardare le tue carte nascondiglio quando vuoi. Gli altri ne scoprono i colori solo al momento del punteggio.
SN-87 = Quante carte nascondiglio ha ciascuno lo sanno tutti.
SN-88 = Quando peschi una carta nascondiglio, solo tu ne vedi la faccia.
SN-89 = Tutti possono vedere gettoni, pezzi unici, riserva, bottini nei luoghi, scarti, numero di carte dei due mazzi e dorso del prossimo bottino.
SN-90 = Nessuno conosce l’ordine delle carte nel mazzo bottino e nel mazzo nascondiglio.
SN-91 = I piani rivelati nei round passati restano agli atti e tutti possono consultarli.
SN-92 = I colori e gli scambi che scegli durante la risoluzione sono subito noti a tutti.
SN-93 = Chi assiste vede soltanto quello che vedono tutti i giocatori: nessun segreto trapela dal pubblico.
SN-94 = Dopo il punteggio tutto viene scoperto, comprese le carte mai pescate.

sneaks-chapter-scoring = Il punteggio

SN-95 = Le quattro categorie si contano una alla volta: blu, verde, rosso e infine giallo.
SN-96 = Per ogni colore, scopri le tue carte nascondiglio di quel colore e sommale ai tuoi gettoni dello stesso colore. Questo è il tuo totale.
SN-97 = I totali mettono in ordine i giocatori e la carta PV dice quanti punti vale ogni posizione.
SN-98 = Da 3 a 5 giocatori conta solo la tua posizione. Un grande vantaggio non vale più di uno piccolo.
SN-99 = I giocatori in parità occupano tante posizioni quanti sono. I punti di quelle posizioni si sommano e si dividono in parti uguali, arrotondando per difetto: due giocatori che condividono posizioni da 3 e 2 punti ne ricevono 2 ciascuno.
SN-100 = In caso di parità si sommano i punti delle posizioni. Il regolamento francese parla qui di «sites» (luoghi), ma il suo stesso esempio mostra che si tratta delle posizioni.
SN-101 = I punti che avanzano dall’arrotondamento non vanno a nessuno.
SN-102 = Anche senza alcun articolo di un colore sei in classifica come gli altri e puoi fare punti: non è richiesto un minimo.
SN-103 = Blu: la prima posizione vale 3 punti, tutte le altre 0.
SN-104 = Giallo: ogni posizione vale 3 punti, tranne l’ultima, che vale 0.
SN-105 = Rosso con quattro giocatori: le posizioni valgono 3, 3, 1 e 0 punti.
SN-106 = Verde con quattro giocatori: le posizioni valgono 3, 2, 0 e 0 punti. Il testo del regolamento non riporta questa riga; il suo esempio lascia due possibilità, e questa si accorda meglio con le altre righe.
SN-107 = Da 3 a 5 giocatori, nel verde e nel rosso fanno punti più posizioni che nel blu.
SN-108 = Con cinque giocatori il verde vale 3, 3, 0, 0 e 0 punti, il rosso 3, 3, 3, 0 e 0. Abbiamo scelto queste righe perché i quattro colori crescano a passi regolari.
SN-109 = Con tre giocatori il verde vale 3, 1 e 0 punti, il rosso 3, 2 e 0. Anche qui i quattro colori crescono a passi regolari.
SN-110 = Al tavolo puoi sostituire i gettoni già contati con segnalini per i punti. È solo contabilità e non ha effetto sugli altri colori.

sneaks-chapter-result = Il risultato

SN-111 = Il tuo risultato è la somma dei tuoi punti nelle quattro categorie e di quelli dei tuoi pezzi unici.
SN-112 = Vince chi ottiene il risultato più alto.
SN-113 = Se più giocatori condividono il risultato più alto, condividono anche la vittoria.
SN-114 = Anche gli altri posti in classifica seguono i risultati; a parità di risultato si condivide lo stesso posto.

sneaks-chapter-two-players = In due giocatori

SN-115 = In due si usano i luoghi e le destinazioni dalla A alla F.
SN-116 = Il capobanda di un colore non in gioco diventa l’alleato incerto. Uno di voi due tiene questa carta.
SN-117 = È il caso a decidere chi ha l’alleato per primo. Il regolamento chiede chi dei due sia più ladro, e un computer non può saperlo.
SN-118 = Se hai l’alleato, scegli due luoghi per i ladri e uno per gli spioni.
SN-119 = Se non hai l’alleato, scegli un luogo per i ladri e due per gli spioni.
SN-120 = I tre luoghi del tuo piano devono essere tutti diversi: hai una sola destinazione per lettera e l’alleato non ne porta.
SN-121 = L’alleato non è un terzo giocatore. Non ha gettoni, né carte, né punti: ricorda soltanto chi ha quale ruolo.
SN-122 = La risoluzione è quella di sempre. Con l’alleato puoi quindi ottenere due bottini in un solo round.
SN-123 = Dopo ogni risoluzione l’alleato passa all’altro giocatore: lo avete a turno.
SN-124 = La partita finisce come con più giocatori: quando il mazzo bottino non basta a rifornire tutti i luoghi vuoti.
SN-125 = In due, la seconda posizione non vale punti in nessuna categoria.
SN-126 = La prima posizione vale 3 punti in ogni categoria, lo stesso massimo delle altre carte PV.
SN-127 = Per essere primo in una categoria devi avere almeno 2 articoli di vantaggio. Con un vantaggio minore, o nessuno, c’è parità e vi dividete i punti.
SN-128 = Una categoria in parità dà 1 punto a ciascuno: 3 punti divisi per due, arrotondati per difetto.

sneaks-chapter-bad-input = Se una scelta non è valida

SN-129 = Se provi a fare qualcosa che le regole vietano, nella partita non succede nulla: ti viene detto perché non si può. Un errore di distrazione non ti costa mai un round.
SN-130 = Il messaggio lo vedi solo tu; altrimenti potrebbe tradire il tuo piano.
SN-131 = Il motivo indicato è sempre uno solo. Se gli errori sono più d’uno, è il primo trovato, e i controlli seguono sempre lo stesso ordine.
SN-132 = Ogni tua scelta risponde a una domanda precisa. La risposta a una domanda già chiusa, per esempio dopo un doppio clic, viene respinta. Durante i piani le tue domande si contano solo per te, così nessuno capisce a che punto sei.
SN-133 = Dopo un messaggio del genere ti ritrovi davanti la stessa domanda con le stesse possibilità: basta scegliere di nuovo.
