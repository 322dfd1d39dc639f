### New York Kings (La nuit des affranchis): le regole raccontate ai giocatori, in italiano.
### Un messaggio per regola; l’identificatore del messaggio è il numero della regola nella specifica.
### Un messaggio kings-chapter-... apre ogni capitolo.

kings-rules-title = New York Kings: le regole
kings-rules-intro = Il vecchio padrino di New York è morto e hai una notte per dimostrare che la città spetta a te. A ogni round tutti ungono in segreto la polizia; chi offre di più gioca per primo e guida le volanti. Mandi il tuo boss e fino a quattro scagnozzi in giro per Manhattan, prendi un lavoro a un indirizzo e lo finisci a un altro, ingaggi gente a suon di soldi e di dadi, e spremi i rivali in duelli con i dadi da poker. All’alba vince il boss più ricco ancora in vita. Da 2 a 5 giocatori, circa 90 minuti.

kings-chapter-aim = Scopo del gioco

NK-001 = Vinci se alla fine della partita sei il più ricco.
NK-002 = Un boss morto non vince, per quanto ricco fosse. Bisogna arrivare vivi all’alba.
NK-003 = Giochi con lo stesso boss dall’inizio alla fine.
NK-004 = Si gioca in 2, 3, 4 o 5. Con un altro numero di giocatori la partita non può cominciare.
NK-005 = In due valgono le stesse identiche regole che con più giocatori.

kings-chapter-components = Componenti

NK-006 = La mappa mostra 24 quartieri: 20 a Manhattan e, intorno, 4 quartieri esterni, cioè Brooklyn, Union City, il Bronx e il Queens.
NK-007 = Sulla mappa delle linee collegano i quartieri. Due quartieri sono vicini solo se li unisce un collegamento.
NK-008 = Le tessere indirizzo sono 19: una per ogni quartiere di Manhattan, tranne Broadway. I quartieri esterni non ne hanno.
NK-009 = Il colore di una tessera ti dice dove cercare: bianco per Lower Manhattan, grigio per Midtown, nero per Upper Manhattan. Non ha altro significato.
NK-010 = Tre quartieri sono speciali: Broadway con la stazione di polizia, Grand Central con la metropolitana e Financial con l’eliporto.
NK-011 = In ognuno dei quattro quartieri esterni c’è un bar. Vi aspetta un ingaggio uno scagnozzo alla volta.
NK-012 = Puoi giocare con Johnny, Francky, Tony, Lino o Julia. Tutti e cinque i boss hanno valore A.
NK-013 = Il tuo boss appartiene a tutti e quattro i semi insieme.
NK-014 = Gli scagnozzi sono 20: un 9, un 10, un J, un Q e un K per ognuno dei quattro semi.
NK-015 = Hai cinque basi del tuo colore, una per il boss e quattro per gli scagnozzi.
NK-016 = Uno scagnozzo che si unisce a te prende la tua prima base libera e la tiene: così lo ritrovi sempre allo stesso posto.
NK-017 = Delle 25 carte missione, 24 sono missioni. L’ultima, «Si riuniscono le Cinque Famiglie», annuncia la fine.
NK-018 = Una missione ti dice quante persone servono (1 o 2), quanto paga (da 4.000 $ a 12.000 $) e se è a rischio. La destinazione è nota da subito oppure è ancora un «?».
NK-019 = Le carte risorsa sono 32.
NK-020 = Il denaro è formato da 90 mazzette: 10 da 0 $, 25 da 1.000 $, 25 da 2.000 $ e 30 da 5.000 $.
NK-021 = Puoi cambiare le mazzette con la banca quando vuoi.
NK-022 = Conta solo il tuo totale in migliaia di dollari, non con quali mazzette è composto. A cambiare ci pensa il programma.
NK-023 = La banca ti paga sempre quello che ti deve, anche se dovesse restare senza mazzette.
NK-024 = Le tue due mazzette da 0 $ ti restano per tutta la partita. Servono a bluffare: non si possono perdere, spendere o scambiare e alla fine non valgono niente.
NK-025 = Le volanti della polizia sono quattro.
NK-026 = Ci sono dieci dadi da poker con le facce 9, 10, J, Q, K e A.
NK-027 = Sul tabellone ci sono tre posti per le missioni, numerati da 1 a 3, e tre celle della guardina, numerate da 3 a 1.
NK-028 = Quartieri, collegamenti, personaggi, missioni e carte risorsa vengono tutti dall’elenco dell’edizione con cui giochi. Gli elenchi stampati non sono pubblici, perciò molte voci sono nostre; se possiedi la scatola, puoi correggerne una copia.
NK-029 = Un elenco sbagliato viene rifiutato prima della partita, e ti si indica la riga da correggere. Succede se i numeri di questo capitolo non tornano, se una parte della mappa è irraggiungibile, se un codice è ripetuto o se una carta ha un momento o un effetto sconosciuto.

kings-chapter-set-up = Preparazione

NK-030 = Ognuno gioca con un boss diverso e un colore diverso. I boss che nessuno usa restano nella scatola.
NK-031 = Boss e colore si stabiliscono quando si crea la partita. I boss si equivalgono, quindi non cambia nulla.
NK-032 = Cominci con due mazzette di ogni tipo, cioè 16.000 $.
NK-033 = Le mazzette da 0 $ che nessuno ha ricevuto restano fuori dal gioco.
NK-034 = Tutto l’altro denaro forma la banca: lì va ciò che spendi e da lì viene ciò che guadagni.
NK-035 = Quanto possiedi è un segreto fino alla fine della partita.
NK-036 = Gli scagnozzi si mescolano. I primi quattro vanno scoperti nei bar, nell’ordine Brooklyn, Union City, Bronx, Queens; gli altri aspettano in un mazzo coperto.
NK-037 = Per preparare il mazzo delle missioni si mescolano le 24 missioni senza la carta della fine. Poi cinque di esse si mescolano con la carta della fine, e queste sei vanno in fondo, sotto le altre 19.
NK-038 = Sai quindi che la carta della fine è fra le ultime sei. Dove di preciso, lo decide il caso.
NK-039 = All’inizio tutte le 19 tessere indirizzo sono nel sacchetto.
NK-040 = Le prime tre missioni sono scoperte sui posti 1, 2 e 3, in quest’ordine. Ricevono le tessere come ogni missione che si scopre.
NK-041 = Prima riceve le tessere il posto 1, poi il 2, poi il 3; su ogni carta l’indirizzo di partenza viene prima della destinazione.
NK-042 = Le carte risorsa si mescolano e formano un mazzo coperto.
NK-043 = Cominci senza carte risorsa; le prime le peschi nella fase 2.
NK-044 = Due volanti partono da Broadway. Le altre due aspettano fuori dal tabellone.
NK-045 = Per scegliere da dove partire peschi 3 tessere dal sacchetto; se si gioca in cinque, solo 2.
NK-046 = Le tessere di partenza si pescano dopo quelle delle prime missioni e nessuna torna indietro nel frattempo. Perciò nessuno parte dove parti tu, né da un indirizzo già scoperto su una missione.
NK-047 = Scegli in segreto una delle tue tessere come partenza. Tutte le scelte si mostrano nello stesso momento.
NK-048 = Il tuo boss comincia nel quartiere della tessera scelta.
NK-049 = Poi tutte le tessere di partenza, scelte o no, tornano nel sacchetto.
NK-050 = Nessuno viene mai a sapere quali tessere hai scartato.
NK-051 = Prima della prima corruzione non c’è un primo di mano. Se fino ad allora serve un ordine, comincia dal primo giocatore dell’elenco.

kings-chapter-rounds = Round

NK-052 = Ogni round ha quattro fasi, sempre in quest’ordine: corruzione, carte risorsa, personaggi, fine del round.
NK-053 = Nella fase 3 ognuno ha un turno. Comincia il primo di mano, poi si va in senso orario.
NK-054 = Giochi il tuo turno per intero, spostamenti e azioni, prima che il successivo cominci il suo.
NK-055 = Il senso orario è l’ordine dell’elenco dei giocatori, che dopo l’ultimo ricomincia. Chi è eliminato si salta.
NK-056 = Alla fine del round la missione sul posto 3 se ne va per sempre. Le altre avanzano di un posto e sul posto 1 ne arriva una nuova.
NK-057 = Le tessere della missione che se ne va tornano nel sacchetto prima che la nuova peschi le sue: possono quindi uscire di nuovo subito.
NK-058 = Le volanti messe fuori uso in una sparatoria sono di nuovo a Broadway quando comincia il round seguente.
NK-059 = Le volanti fuori uso rientrano prima delle puntate. Non c’è nulla da decidere.
NK-060 = Un round segue l’altro finché la partita non finisce.

kings-chapter-corruption = Fase 1: corruzione

NK-061 = Tutti corrompono la polizia: scegli in segreto due mazzette, che sono la tua puntata.
NK-062 = Puoi puntare anche le tue mazzette da 0 $.
NK-063 = Con due mazzette puoi puntare 0, 1, 2, 3, 4, 5, 6, 7 o 10 migliaia di dollari, se il tuo patrimonio basta. Con 8 e 9 non c’è modo.
NK-064 = Finché il tuo boss è vivo devi puntare, ma una puntata di 0 $ ti è sempre concessa.
NK-065 = Nessuno vede una puntata prima che siano fatte tutte. Poi si mostrano insieme.
NK-066 = Se la tua puntata è la più alta, sei il primo di mano di questo round.
NK-067 = Da primo di mano giochi il primo turno del round, e le volanti obbediscono a te.
NK-068 = Che vinca o no, ognuno lascia la puntata alla banca. Solo le mazzette da 0 $ tornano al proprietario.
NK-069 = Se la puntata più alta è di più giocatori, ognuno di loro tira un dado e vince il risultato migliore. Chi è ancora pari tira di nuovo.
NK-070 = Tirano solo i giocatori pari sulla puntata più alta. Se tutti puntano 0 $, tirano tutti.

kings-chapter-resource-cards-drawing = Fase 2: pesca delle carte risorsa

NK-071 = Nella fase 2 tutti pescano carte risorsa, uno dopo l’altro. Comincia il primo di mano, poi si va in senso orario.
NK-072 = Conta i tuoi personaggi seme per seme, con il boss in tutti. Peschi tante carte quanti ne ha il tuo seme più numeroso.
NK-073 = I personaggi in guardina non contano per la pesca, nemmeno il boss.
NK-074 = Se tutti i tuoi personaggi sono in guardina, non peschi niente.
NK-075 = Non puoi pescare meno carte di quelle che ti spettano.
NK-076 = Puoi tenere in mano 5 carte risorsa. Se ne hai di più, scegli tu quali scartare.
NK-077 = Prima peschi tutte le tue carte, poi scarti quelle in eccesso. Solo dopo pesca il giocatore seguente.
NK-078 = Gli scarti sono scoperti e chiunque può sfogliarli.
NK-079 = Quando il mazzo è esaurito, gli scarti si mescolano e diventano il nuovo mazzo.
NK-080 = Ogni volta che il mazzo delle carte risorsa si rinnova, a Broadway arriva un’altra volante, finché tutte e quattro sono in gioco.
NK-081 = Il nuovo mazzo e la nuova volante arrivano nell’istante in cui si prende l’ultima carta. Se stavi pescando, poi continui.
NK-082 = Una volante fuori uso che deve rientrare conta come in gioco. Non ce ne sono mai più di quattro.
NK-083 = Se non ci sono più carte né nel mazzo né negli scarti, la pesca si interrompe e non arriva nessuna volante. Si mescola alla prima pesca che trova degli scarti; con 32 carte non lo vedrai quasi mai.
NK-084 = Una volante che viene solo messa a Broadway, perché si è mescolato o perché comincia un round, non ferma nessuno.

kings-chapter-resource-cards-use = Uso delle carte risorsa

NK-085 = Una carta risorsa serve una volta sola, in uno di due modi: per il suo evento o per un passo extra.
NK-086 = Per un passo extra va bene qualsiasi carta, di qualunque colore. Quello che c’è scritto non conta.
NK-087 = Puoi giocare un evento solo nel momento indicato dalla carta.
NK-088 = Le carte blu sono per il tuo turno.
NK-089 = Le carte rosse sono per il turno di un altro giocatore.
NK-090 = Le carte nere sono per le fasi comuni e per gli scontri.
NK-091 = Gli eventi hanno effetto subito, uno dopo l’altro, nell’ordine in cui si giocano.
NK-092 = Puoi giocare quante carte vuoi.
NK-093 = Le carte giocate vanno negli scarti.
NK-094 = La carta prima si scarta e poi ha effetto. Nel frattempo, quindi, non conta più nella tua mano.
NK-095 = Puoi giocare un evento solo se in quel momento ha su che cosa agire e se ogni scelta che richiede è possibile.
NK-096 = Ogni carta indica un momento di un elenco fisso. Blu: nel tuo turno, mentre ti sposti, quando accetti, quando recluti o subito dopo che una missione ha pagato. Rosso: solo all’inizio del turno di un avversario; a quell’inizio, dopo i suoi spostamenti e dopo ogni sua azione; dopo ogni passo di un suo tragitto; o quando annuncia di accettare una missione o di telefonare. Nero: quando si mostrano le puntate, dopo la tua pesca, dopo un tiro in uno scontro, prima del 4° o del 5° dado, o quando hai perso o pareggiato una sparatoria.
NK-097 = Se più giocatori vogliono giocare una carta nello stesso momento, tocca prima a chi è di turno, poi si va in senso orario. Nelle fasi 1 e 2 si parte dal primo di mano e, quando si sono appena mostrate le puntate, dal primo di mano del round precedente.
NK-098 = Puoi giocare più carte di fila, e gli altri possono rispondere. Il gioco riprende quando tutti quelli che potevano reagire hanno passato dopo l’ultima carta.
NK-099 = Niente può annullare un evento già avvenuto.
NK-100 = Una carta contro un’azione annunciata si gioca quando tutti i particolari dell’azione sono scelti, ma prima che abbia luogo.
NK-101 = Di norma ti si chiede di reagire solo se hai una carta adatta; se nessuno ne ha, si va avanti. Dove può trattarsi di un solo giocatore (dopo che la tua missione ha pagato, dopo la tua pesca, dopo una tua sparatoria persa o pari) ti si chiede ogni volta che hai una carta in mano, così la domanda non tradisce le tue carte.
NK-102 = Un tavolo può decidere che si chieda ogni volta a tutti quelli che ne hanno diritto e hanno almeno una carta, anche se possono solo passare. Così un’attesa non dice niente sulle carte di nessuno.
NK-103 = Quando il gioco aspetta delle reazioni, vedi solo che aspetta, mai chi.
NK-104 = In una provocazione possono giocare carte nello scontro i due avversari. In un fermo possono farlo il giocatore fermato e chi tira per la polizia, le cui carte aiutano la polizia.
NK-105 = Se devi tirare per la polizia contro i tuoi, puoi giocare carte solo a favore dei tuoi.
NK-106 = Chi non partecipa a uno scontro non può giocarvi carte.

kings-chapter-effects = Effetti delle carte risorsa

NK-107 = Lauta mancia: la missione che hai appena compiuto ti rende di più, della somma indicata sulla carta (3.000 $).
NK-108 = Affari di famiglia: ingaggia senza dadi uno scagnozzo di un bar qualsiasi, a un prezzo fisso secondo il valore (9: 1.000 $, 10: 2.000 $, J: 3.000 $, Q: 4.000 $, K: 5.000 $). Dev’essere di un seme in cui hai già uno scagnozzo; se non ne hai nessuno, va bene qualunque seme.
NK-109 = Il prezzo della lealtà: indica lo scagnozzo di un rivale, presente sulla mappa e senza missione, e un prezzo che puoi pagare (da 1.000 $ a 10.000 $). O il rivale versa quel prezzo alla banca e se lo tiene, o lo versi tu e lo scagnozzo passa dalla tua parte, lì dove si trova.
NK-110 = Chi non può pagare il prezzo della lealtà deve lasciar andare lo scagnozzo. La domanda gli viene fatta lo stesso, così nessuno scopre che non aveva abbastanza denaro.
NK-111 = Una carta che recluta prende il posto della tua azione di reclutamento in questo turno. Puoi giocarla solo se non l’hai ancora usata.
NK-112 = Anche per una carta che recluta ti serve una base libera: più di quattro scagnozzi non puoi averne.
NK-113 = Puoi giocare una carta che recluta anche se il tuo boss è in guardina.
NK-114 = Corsa notturna: il tragitto in corso riceve passi extra già pagati (2). Quelli che non usi vanno persi alla fine del tragitto.
NK-115 = Targhe false: fino alla fine del tragitto i passeggeri non vengono né bloccati né fermati nei quartieri in cui entrano. Un controllo già subito resta valido.
NK-116 = Un buon avvocato: tutti i tuoi prigionieri escono a Broadway. Chi in questo turno non ha ancora fatto tragitti può spostarsi normalmente.
NK-117 = Il basista: abbastanza tuoi personaggi in uno stesso quartiere accettano una missione disponibile senza essere al suo indirizzo. Il resto vale come sempre: spendono la loro azione, se è a rischio non dev’esserci polizia dove si trovano, e l’accettazione si annuncia. Se viene annullata, è persa anche la carta. Le carte che reclutano, invece, non si annunciano.
NK-118 = Cambio di programma: pesca una nuova destinazione per una tua missione in corso e solo dopo rimetti la vecchia tessera nel sacchetto. Se la destinazione era nascosta, lo è anche la nuova.
NK-119 = Poliziotto infiltrato: uno scagnozzo del giocatore di turno viene ucciso. Scegli tu quale, purché sia sulla mappa.
NK-120 = Fame notturna: il tragitto in corso finisce. Nessuna carta può portare più lontano i suoi passeggeri in questo turno.
NK-121 = Batteria scarica: l’azione annunciata non avviene, ma risulta spesa per tutti quelli che vi partecipavano. Non si paga nulla.
NK-122 = Chiamate la SWAT: prendi una volante qualsiasi dalla mappa e mettila in un altro quartiere dove ci sono personaggi del giocatore di turno. Se hanno una missione a rischio, segue subito un tentativo di fermo: tiri tu per la polizia, che ha un J in più.
NK-123 = La SWAT non tocca gli altri giocatori presenti. La volante usata così può ancora fare il suo spostamento normale di questo round.
NK-124 = Ingorgo: in questo turno i passi normali dei personaggi di quel giocatore sono limitati al numero della carta (1 passo). Metropolitana, elicottero e passi extra restano come sono, e una seconda carta uguale non peggiora le cose.
NK-125 = Borseggio: prendi una carta a caso dalla mano del giocatore di turno. Solo voi due sapete quale.
NK-126 = Sbirro corrotto: la tua puntata vale di più, della somma indicata sulla carta (5.000 $), e la differenza non la paghi.
NK-127 = Dadi truccati: tira di nuovo uno o due dadi della tua parte in questo scontro. Scegli quali prima di tirarne uno.
NK-128 = Pistola nascosta: fino alla fine di questo scontro la tua parte ha un valore in più, un K.
NK-129 = Giubbotto antiproiettile: in questa sparatoria non perdi nessun personaggio. Contro la polizia, quello che salvi va in guardina con gli altri.
NK-130 = Vecchio favore: pesca altre carte (2) prima di scartare quelle in eccesso.

kings-chapter-missions = Missioni, fila e sacchetto

NK-131 = Finché non appare la carta della fine, ci sono sempre tre missioni disponibili.
NK-132 = Appena si scopre una missione, una tessera del sacchetto mostra a tutti dove la si può accettare.
NK-133 = Se la destinazione è nota da subito, insieme alla prima si pesca una seconda tessera che la mostra a tutti.
NK-134 = Se sulla carta c’è un «?», la destinazione si pesca solo quando qualcuno accetta la missione.
NK-135 = Ogni volta che si accetta una missione, la fila si ricompone subito: le carte a sinistra del vuoto scorrono a destra e sul posto 1 arriva una missione nuova.
NK-136 = Le carte a destra del vuoto non si muovono.
NK-137 = Una missione appena arrivata nella fila si può accettare nello stesso turno, con personaggi che hanno ancora la loro azione.
NK-138 = Quando una missione è compiuta o perduta, le sue tessere tornano nel sacchetto.
NK-139 = Una missione che compi si scarta. Una perduta o scaduta esce dal gioco.
NK-140 = Nessuna missione ritorna: ogni carta si vede una sola volta per partita.
NK-141 = Se perdi una missione con destinazione nascosta, la tessera torna nel sacchetto senza che gli altri la vedano.
NK-142 = Se serve una tessera e il sacchetto è vuoto, prima vi tornano le tessere di partenza di tutte le missioni in corso, che non servono più. Solo la missione che aspetta la tessera tiene la sua.
NK-143 = Se il sacchetto è ancora vuoto, la carta aspetta la prossima tessera che torna; chi aspetta da più tempo viene prima. Una destinazione nascosta aspetta anche che nel sacchetto ci siano due tessere, o che non possa tornarne più nessuna, così nessuno può capire quale sia.
NK-144 = Senza tessera di partenza una missione non si può accettare, senza destinazione non si può compiere.
NK-145 = Finché la tessera di partenza è sulla carta, la destinazione che si pesca è sempre un altro quartiere.

kings-chapter-turn = Il tuo turno

NK-146 = Nel tuo turno prima ti sposti e poi agisci. Dopo la prima azione non si muove più nessuno.
NK-147 = Un turno va così: i tuoi Jolly se ne vanno (se li usate), i tuoi prigionieri avanzano di una cella, gli altri possono giocare carte rosse, ti sposti, gli altri possono giocare di nuovo carte rosse, agisci.
NK-148 = Puoi muovere e usare solo i tuoi personaggi.
NK-149 = Spostamenti e azioni durano finché non dici che hai finito. Niente è obbligatorio.
NK-150 = Dove c’è una sola risposta possibile, il programma la dà per te e la annota nel giornale. Ti interpella comunque per gli spostamenti e le azioni, e dovunque il suo silenzio rivelerebbe agli altri qualcosa di nascosto.
NK-151 = Una scelta fatta non si ritira. Ti si offre solo ciò che puoi portare a termine.

kings-chapter-movement = Spostamenti

NK-152 = Ogni tuo personaggio può fare fino a due passi, da un quartiere all’altro lungo i collegamenti.
NK-153 = L’ordine in cui muovere i tuoi personaggi lo scegli tu.
NK-154 = Nessuno è obbligato a muoversi, né ad andare fino in fondo.
NK-155 = Ogni personaggio si sposta una volta sola per turno.
NK-156 = I tuoi personaggi in uno stesso quartiere sono sempre insieme, come in un’unica auto. Quello che succede al gruppo riguarda tutti.
NK-157 = Puoi riunire i personaggi o dividerli, caricarne qualcuno lungo la strada e lasciarne giù altri.
NK-158 = Ci si sposta per tragitti: alcuni personaggi di un quartiere salgono, e il tragitto procede passo dopo passo. Finisce quando lo dici tu o quando a bordo non c’è più nessuno.
NK-159 = Un personaggio può salire su un tragitto che si trova nel suo quartiere, a meno che non sia in guardina o che una Fame notturna non lo abbia bloccato in questo turno. Salendo comincia a spostarsi. Chi ha già finito di spostarsi non può avviare un tragitto; a bordo di un altro va avanti solo con passi extra.
NK-160 = Puoi far scendere un passeggero che ha fatto almeno un passo in questo tragitto, se qualcun altro resta a bordo.
NK-161 = Chi scende, o è a bordo quando il tragitto finisce, per questo turno ha finito di spostarsi, anche se non ha fatto nemmeno un passo.
NK-162 = Un passo normale costa a ogni passeggero uno dei suoi due passi. Se qualcuno non ne ha più, fallo scendere o paga un passo extra.
NK-163 = Finisci un tragitto prima di cominciarne un altro. Mentre un tragitto è in corso, le volanti non si muovono.
NK-164 = In un quartiere c’è posto per quanti personaggi si vuole, di chiunque siano.

kings-chapter-police-stop = Controllo di polizia

NK-165 = Se entri su strada in un quartiere con una volante, c’è un controllo: lo spostamento dei tuoi passeggeri si blocca lì.
NK-166 = La polizia controlla tutti, con o senza missione.
NK-167 = Dopo un controllo i passi normali rimasti sono persi. Ogni altro quartiere costa un passo extra.
NK-168 = Solo le carte risorsa ti portano oltre un controllo.
NK-169 = Se cominci il turno in un quartiere dove c’è la polizia, puoi andartene liberamente.
NK-170 = Se torni dalla polizia, o incappi in un’altra volante, ti controllano di nuovo.
NK-171 = Se qualcuno a bordo ha una missione a rischio, al controllo segue un tentativo di fermo.
NK-172 = Scampare a un fermo non annulla il controllo, nemmeno se hai messo fuori uso le volanti.

kings-chapter-metro = Metropolitana

NK-173 = I tuoi personaggi che sono a Grand Central quando comincia il tuo turno possono prendere la metropolitana.
NK-174 = La metropolitana ti porta fino a tre quartieri più in là, lungo i collegamenti.
NK-175 = Chi prende la metropolitana può scendere in posti diversi.
NK-176 = In metropolitana passi accanto alla polizia senza controlli.
NK-177 = Non ti controllano nemmeno nel quartiere dove scendi.
NK-178 = Chi prende la metropolitana in quel turno non ha passi normali.
NK-179 = Un personaggio con una missione a rischio non può prendere la metropolitana.
NK-180 = Un compagno che non porta nulla di rischioso può prendere la metropolitana da solo e lasciare lì l’altro.
NK-181 = La metropolitana si sceglie prima del primo passo di un tragitto, e tutti i passeggeri devono averne diritto. Quel tragitto ha allora tre passi in metropolitana al posto di quelli normali.
NK-182 = Fra la scelta della metropolitana e il primo passo non sale più nessuno. Se carichi qualcuno dopo, la corsa è finita e chi era a bordo prosegue solo con passi extra.
NK-183 = Dopo la metropolitana i passi extra si fanno su strada, con i soliti controlli.
NK-184 = Le volanti non prendono né la metropolitana né l’elicottero.

kings-chapter-helicopter = Elicottero

NK-185 = I tuoi personaggi che sono a Financial quando comincia il tuo turno possono prendere l’elicottero.
NK-186 = Un volo costa 1.000 $ per ogni personaggio.
NK-187 = Puoi volare in qualsiasi quartiere della mappa, tutti nello stesso o ognuno in un altro.
NK-188 = Chi prende l’elicottero in quel turno non ha passi normali.
NK-189 = A bordo sono ammesse le missioni a rischio.
NK-190 = L’elicottero si sceglie prima del primo passo di un tragitto, e tutti i passeggeri devono averne diritto. Quelli di uno stesso tragitto atterrano insieme, in un quartiere diverso da quello di partenza; per mete diverse fai più voli.
NK-191 = Devi poter pagare il prezzo per intero. Qui non basta dare tutto quello che hai.
NK-192 = Atterrare dove c’è la polizia vuol dire andarci di propria volontà: ti controllano e, con una missione a rischio a bordo, tentano il fermo.

kings-chapter-bonus-steps = Passi extra

NK-193 = Per ogni carta risorsa che scarti, uno spostamento può proseguire di un altro quartiere collegato.
NK-194 = Puoi fare tanti passi extra quante carte hai da spendere.
NK-195 = Una sola carta basta per tutti i tuoi che vanno insieme da un quartiere al successivo.
NK-196 = I passi extra si possono aggiungere a una corsa in metropolitana o a un volo, e anche dopo un controllo.
NK-197 = Puoi fare passi extra solo durante gli spostamenti del tuo turno.
NK-198 = Puoi scartare una carta per un passo solo se non è possibile nessun passo normale, in metropolitana o prepagato. Indichi subito il quartiere seguente.
NK-199 = Un passo extra non consuma i passi normali di nessuno.
NK-200 = Se un passo extra ti porta dalla polizia, ti controllano, e se porti una missione a rischio c’è un tentativo di fermo.
NK-201 = Chi ha finito di spostarsi può andare oltre solo salendo sul tragitto di un altro per un passo extra.
NK-202 = I passi prepagati con una carta si usano quando non è possibile nessun passo normale o in metropolitana. Per tutto il resto sono passi extra.

kings-chapter-police-movement = Spostare la polizia

NK-203 = Solo il primo di mano guida le volanti. Ognuna può fare fino a due passi lungo i collegamenti.
NK-204 = Da primo di mano puoi muovere le volanti in qualsiasi momento dei tuoi spostamenti.
NK-205 = Muovi le volanti prima, fra o dopo i tuoi tragitti, non a metà di uno. Ognuna si muove una volta per round.
NK-206 = Non sei mai obbligato a muovere una volante.
NK-207 = Nei quartieri che una volante si limita ad attraversare non succede nulla.
NK-208 = Una volante che si muove deve finire in un altro quartiere. Andare e tornare non conta.
NK-209 = Le volanti possono andare dappertutto, anche nei quartieri esterni, e nello stesso quartiere può essercene più d’una.
NK-210 = Se il primo di mano muore, per questo round le volanti non si muovono più.

kings-chapter-custody = Guardina

NK-211 = La guardina comincia sempre dalla cella 3.
NK-212 = In ognuno dei tuoi turni seguenti, al momento degli spostamenti, i tuoi prigionieri avanzano di una cella: dalla 3 alla 2, poi alla 1.
NK-213 = Chi lascia la cella 1 si ritrova a Broadway.
NK-214 = Avanzare non è una scelta. Ci pensa il programma all’inizio del tuo turno, per tutti quelli che erano già dentro.
NK-215 = Se uno dei tuoi viene fermato prima del tuo turno di quel round, avanza già in quel turno. Se viene fermato durante il tuo turno, no.
NK-216 = Puoi spendere carte risorsa per far uscire prima i tuoi prigionieri.
NK-217 = Una carta fa avanzare di una cella tutti i tuoi prigionieri di una stessa cella, tranne quelli fermati in questo turno.
NK-218 = Chi esce dalle celle in quel turno non ha passi normali, ma lo si può portare via con passi extra e può agire.
NK-219 = Secondo il regolamento, la guardina impedisce soltanto di contare per la pesca delle carte.
NK-220 = Una cella non è un quartiere. Da lì non si può accettare, compiere, provocare, essere provocati né reclutare di persona; il tuo boss può ancora reclutare per telefono.
NK-221 = Un prigioniero non porta missioni: la guardina mette fine alla sua parte.
NK-222 = In una cella c’è posto per quanti prigionieri si vuole, di chiunque siano.

kings-chapter-actions = Azioni

NK-223 = In ogni turno ciascun tuo personaggio può fare una cosa su tre: accettare una missione, compierne una oppure provocare.
NK-224 = In più, il tuo boss può tentare una volta di reclutare.
NK-225 = Reclutare non è mai obbligatorio. Il boss può farlo prima dell’altra azione, dopo o senza.
NK-226 = I tuoi personaggi agiscono nell’ordine che preferisci.
NK-227 = All’inizio del tuo turno tutti hanno di nuovo la loro azione. Uno scagnozzo ingaggiato durante le azioni può ancora agire in quel turno, ma non più spostarsi.

kings-chapter-accept = Accettare una missione

NK-228 = Puoi accettare una missione disponibile se al suo indirizzo di partenza hai tanti personaggi quanti ne richiede.
NK-229 = Un personaggio da solo non può prendere una missione per due.
NK-230 = Boss o scagnozzo non fa differenza, e gli scagnozzi possono lavorare senza il boss.
NK-231 = Contano solo i tuoi personaggi: non puoi dividere una missione con un rivale.
NK-232 = Indichi esattamente tanti incaricati quanti ne richiede la missione. Ognuno spende la sua azione.
NK-233 = Nessuno porta due missioni. Finisci la prima, poi ne accetti un’altra con lo stesso personaggio.
NK-234 = Una missione non si può abbandonare di propria iniziativa.
NK-235 = Una missione accettata lascia la fila e va con i suoi incaricati.
NK-236 = Se la destinazione era ancora ignota, la peschi subito. La tessera la guardi solo tu, poi resta coperta sulla carta.
NK-237 = Una destinazione nascosta resta un tuo segreto finché non ce l’hai fatta.
NK-238 = La tua destinazione nascosta si pesca prima che nella fila arrivi una missione nuova.
NK-239 = Non puoi accettare una missione a rischio in un quartiere con una volante.
NK-240 = Tutto il resto si può fare sotto gli occhi della polizia.

kings-chapter-accomplish = Compiere una missione

NK-241 = Compi una missione accettata in precedenza quando i suoi incaricati, tanti quanti ne richiede, sono a destinazione.
NK-242 = Tutti i suoi incaricati devono essere lì con l’azione ancora disponibile, e ognuno la spende. Perciò una missione non si finisce mai nel turno in cui la si accetta.
NK-243 = Due incaricati possono viaggiare separati.
NK-244 = Quando compi una missione con destinazione nascosta, la destinazione viene mostrata a tutti.
NK-245 = La banca ti paga subito la ricompensa.
NK-246 = Una volta compiuta, la missione si scarta e le sue due tessere tornano nel sacchetto.
NK-247 = Non puoi compiere una missione a rischio in un quartiere con una volante.
NK-248 = Se uno di due incaricati si perde, all’altro serve un nuovo compagno per finire il lavoro.
NK-249 = Il nuovo compagno può essere qualsiasi tuo personaggio a destinazione, senza missione e con l’azione ancora disponibile. Lo indichi solo quando la missione si compie, e spende la sua azione.
NK-250 = Finché i due incaricati sono vivi e liberi, nessuno può prendere il posto di uno di loro.
NK-251 = Se l’unico incaricato di una missione muore o finisce in guardina, la missione esce dal gioco e le sue tessere tornano nel sacchetto.
NK-252 = Un incaricato ucciso o rinchiuso non porta più nulla. Se c’è un secondo incaricato, la missione prosegue con lui.
NK-253 = Quello che non hai finito entro la fine della partita non rende nulla.

kings-chapter-provoke = Provocare

NK-254 = Un tuo personaggio può provocare un rivale che ha personaggi nello stesso quartiere.
NK-255 = Se nel quartiere ci sono più rivali, dici tu quale provochi.
NK-256 = Allo scontro partecipano tutti i personaggi che voi due avete in quel quartiere.
NK-257 = Solo chi provoca spende la sua azione. In un turno puoi provocare lo stesso rivale nello stesso quartiere una volta sola, per quanti siate.
NK-258 = Chi è provocato non può rifiutare.
NK-259 = Una provocazione comincia con la posta: ciascuna delle due parti mette nel piatto 2.000 $.
NK-260 = Entrambi tirano tre dadi. La tua forza è data dai dadi e dai valori dei tuoi personaggi presenti.
NK-261 = Chi ha la mano più debole decide per primo se ritirarsi.
NK-262 = Se chi parla per primo resta, può ritirarsi l’altro.
NK-263 = Se le due mani sono pari, parla per primo chi è stato provocato.
NK-264 = Se ti ritiri, aggiungi altri 2.000 $, l’avversario si prende tutto il piatto e la faccenda è chiusa.
NK-265 = Ritirarsi non costa la vita a nessuno.
NK-266 = Se restano entrambi, ciascuno aggiunge 1.000 $ e tira un quarto dado.
NK-267 = Dopo il quarto dado ci si può ritirare di nuovo, allo stesso modo e per gli stessi 2.000 $.
NK-268 = Dopo il quarto dado si guarda di nuovo chi parla per primo, secondo le mani di quel momento.
NK-269 = Se restano ancora entrambi, ciascuno aggiunge altri 1.000 $ e tira il quinto dado: è la sparatoria.
NK-270 = Dopo il quinto dado è troppo tardi per ritirarsi.
NK-271 = La mano più forte prende il piatto.
NK-272 = Chi perde sacrifica uno dei suoi personaggi presenti e sceglie quale. Quel personaggio è fuori dal gioco.
NK-273 = Se la vittima portava una missione, esce dal gioco anche quella e le sue tessere tornano nel sacchetto. Una missione con un secondo incaricato prosegue con lui.
NK-274 = Se la sparatoria finisce pari, ogni parte perde un personaggio di sua scelta e il piatto si divide.
NK-275 = Un piatto diviso si spartisce in parti uguali di migliaia intere. Se avanza un migliaio, va alla banca.
NK-276 = In caso di parità entrambi scelgono la vittima in segreto, e le due cadono insieme.
NK-277 = Se non puoi pagare quanto richiede una provocazione, metti tutto quello che ti resta.
NK-278 = Aver pagato di meno non ti toglie nulla: continui con pieni diritti e puoi anche vincere tutto il piatto.
NK-279 = Puoi sacrificare il tuo boss, e devi farlo se lì non hai nessun altro.
NK-280 = La polizia resta fuori dalle provocazioni.
NK-281 = Una provocazione non riguarda i personaggi degli altri giocatori nel quartiere.

kings-chapter-recruit = Reclutare

NK-282 = Recluta solo il tuo boss, solo nel tuo turno, e al massimo uno scagnozzo per turno.
NK-283 = Se il tuo boss è in un quartiere esterno, puoi tentare di ingaggiare lo scagnozzo di quel bar.
NK-284 = Dici quanto offri, da 1.000 $ a 10.000 $.
NK-285 = Offri migliaia intere, e non più di quanto hai.
NK-286 = Tiri tanti dadi quante sono le migliaia che offri.
NK-287 = Se un dado supera il valore dello scagnozzo, questi accetta e tu paghi l’offerta alla banca.
NK-288 = Uno scagnozzo ingaggiato è tuo e sta nel quartiere di quel bar, su una base del tuo colore. Lo resta finché non muore, una carta non te lo porta via o non lo congedi.
NK-289 = Se nessun dado supera il suo valore ma uno lo eguaglia, lo scagnozzo esita. Aggiungi subito 1.000 $ e sarà tuo.
NK-290 = Se non puoi o non vuoi pagare i 1.000 $ in più allo scagnozzo che esita, tieni tutto il denaro ma hai consumato l’azione di reclutamento. Te lo si chiede anche se non puoi pagare; allora l’unica risposta è no.
NK-291 = Se tutti i dadi sono sotto il suo valore, lo scagnozzo rifiuta. Il denaro resta a te, ma l’azione di reclutamento è consumata.
NK-292 = Un dado che supera il valore decide, anche se un altro lo eguaglia soltanto.
NK-293 = Ogni tuo scagnozzo ti dà due numeri di telefono: quelli degli scagnozzi subito sopra e subito sotto di lui nello stesso seme.
NK-294 = Agli estremi di un seme il numero è uno solo: un 9 conosce il 10, un K conosce il Q.
NK-295 = Se hai il numero di uno scagnozzo che aspetta in un bar, il tuo boss può tentare di ingaggiarlo da qualunque posto. Tutto si svolge come di persona.
NK-296 = Uno scagnozzo ingaggiato per telefono comincia nel quartiere del suo bar.
NK-297 = Hai un numero solo finché controlli lo scagnozzo che lo conosce. Non importa se è in guardina.
NK-298 = Se il tuo boss è proprio nel bar dove aspetta lo scagnozzo, il tentativo si fa di persona, senza telefono. Perciò una carta che interrompe una chiamata non può impedirlo.
NK-299 = Appena hai ingaggiato qualcuno, in quel bar arriva il prossimo scagnozzo del mazzo.
NK-300 = Quando il mazzo degli scagnozzi è esaurito, gli scagnozzi scartati si mescolano e lo sostituiscono.
NK-432 = Gli scagnozzi scartati si mescolano solo quando qualcuno deve venire in un bar e il mazzo è vuoto. Per questo non arriva nessuna volante.
NK-301 = Se non ci sono più scagnozzi né nel mazzo né fra gli scarti, il bar resta vuoto.
NK-302 = Un bar vuoto si riempie appena si scartano degli scagnozzi. Si mescolano e vanno nei bar vuoti nell’ordine Brooklyn, Union City, Bronx, Queens; gli altri formano il mazzo.
NK-303 = Non puoi avere più di quattro scagnozzi.
NK-304 = Se hai quattro scagnozzi, congedane uno prima di tentare di ingaggiarne un altro.
NK-305 = Scegli tu chi congedare, ma non un incaricato né un prigioniero. Se lo sono tutti e quattro, non puoi reclutare.
NK-306 = Nel tuo turno puoi congedare uno scagnozzo, a meno che non sia in guardina o non porti una missione.
NK-307 = Uno scagnozzo si congeda mentre si scelgono gli spostamenti o le azioni, non a metà di un tragitto o di un’azione.
NK-308 = Lo scagnozzo congedato va fra gli scarti e la sua base è di nuovo libera.
NK-309 = Gli scagnozzi congedati, o rimasti senza boss perché è morto, possono riapparire dopo una mescolata. Quelli uccisi mai.

kings-chapter-arrest = Polizia: fermo

NK-310 = Quando la polizia incontra un gruppo che porta una missione a rischio, tenta subito di fermarlo.
NK-311 = Un tentativo di fermo ha due occasioni: una volante viene portata dove sei tu, o sei tu ad andare dove ce n’è una.
NK-312 = Nient’altro provoca un tentativo di fermo: né restare accanto alla polizia, né essere raggiunti da qualcuno senza missione a rischio, né una volante messa a Broadway.
NK-313 = Ogni incontro conta di nuovo: ogni volante che finisce lo spostamento accanto a te, e ogni arrivo di qualcuno con una missione a rischio, è un altro tentativo.
NK-314 = Se una volante arriva dove più giocatori possono essere fermati, chi l’ha mossa ne sceglie uno.
NK-315 = Chi ha mosso la volante deve scegliere uno dei giocatori che può fermare, e può scegliere anche sé stesso. Agli altri quell’arrivo non fa nulla.
NK-316 = Anche i personaggi del primo di mano possono essere fermati come tutti.
NK-317 = Se i tuoi vanno dalla polizia, rischia solo il tuo gruppo, non chi era già lì.
NK-318 = Il giocatore fermato tira tre dadi e aggiunge i valori dei suoi personaggi presenti.
NK-319 = Anche la polizia tira tre dadi e aggiunge un J per ogni volante presente.
NK-320 = Per la polizia tira chi ha mosso la volante. Se i personaggi ci sono andati da soli, tira il primo di mano.
NK-321 = Se il primo di mano è morto, per la polizia tira il prossimo giocatore vivo in senso orario.
NK-322 = Se la tua mano è più forte di quella della polizia, gli agenti non trovano niente e ti lasciano in pace.
NK-323 = Se la tua mano è più debole di quella della polizia, o soltanto pari, tutti i tuoi personaggi in quel quartiere vanno in guardina.
NK-324 = Anche i tuoi che non portano nulla di rischioso aggiungono il loro valore, e vengono portati via con gli altri.
NK-325 = Il fermo ti costa la missione a rischio, e le sue tessere tornano nel sacchetto.
NK-326 = Una missione a rischio persa per un fermo è persa anche se un secondo incaricato è altrove. Se ne vengono scoperte due, sono perse entrambe.
NK-327 = Le altre missioni di chi è stato fermato proseguono se hanno un secondo incaricato libero; altrimenti sono perse.
NK-328 = Un fermo durante il tuo turno non lo fa finire. Il tragitto termina se a bordo non c’è più nessuno, e gli altri tuoi personaggi continuano.

kings-chapter-resisting = Polizia: resistere

NK-329 = Se fra i tuoi che sono stati presi c’è il boss, puoi resistere. Gli scagnozzi da soli non possono.
NK-330 = Decidi di resistere dopo aver perso il tiro del fermo, prima che qualcuno venga portato via.
NK-331 = Quando resisti, le due parti tirano un quarto dado e poi un quinto.
NK-332 = Quando resisti, i primi tre dadi restano come sono. Non c’è piatto e non ci si può ritirare.
NK-333 = Se resisti e la tua mano è più forte, tutte le volanti del quartiere sono fuori uso fino al round seguente.
NK-334 = Se la spunti contro la polizia, nessuno viene portato via e tieni le tue missioni.
NK-335 = Se resisti e la tua mano è più debole o pari, muore uno dei tuoi personaggi presenti, a tua scelta, e gli altri vanno nella cella 3.
NK-336 = Se resisti invano, perdi anche le missioni, come in un fermo.
NK-337 = Un boss che resiste da solo e non vince è morto.

kings-chapter-death = Morte

NK-338 = Se il tuo boss viene ucciso, sei subito fuori dal gioco.
NK-339 = Denaro, carte risorsa e scagnozzi di un boss morto si scartano.
NK-340 = Prima si regola il piatto; solo quello che poi resta al giocatore morto va alla banca. Il vincitore non ci rimette nulla.
NK-341 = Le missioni di un giocatore eliminato escono dal gioco e le loro tessere tornano nel sacchetto. I suoi prigionieri lasciano le celle.
NK-342 = Se vieni eliminato durante il tuo turno, il turno è finito.
NK-343 = Se viene eliminato il primo di mano, il prossimo giocatore vivo in senso orario ne fa le veci per il resto del round, tranne che per muovere le volanti.
NK-344 = Se resta vivo un solo boss, il suo giocatore vince subito.
NK-345 = Se gli ultimi boss muoiono insieme, la partita finisce. Quei giocatori si classificano in base al patrimonio dopo la divisione del piatto, poi come in ogni altro pareggio.
NK-346 = Una volta eliminato continui a vedere quello che vedono tutti e quello che sapevi già, niente di più.
NK-347 = Puoi abbandonare la partita in qualsiasi momento. Vale come la morte del tuo boss, e un piatto per cui stavi lottando va all’avversario.

kings-chapter-end = Fine della partita

NK-348 = La carta «Si riuniscono le Cinque Famiglie» annuncia la fine. Da quel momento non arrivano più missioni nuove.
NK-349 = Quando esce la carta della fine, si finisce il round e poi se ne gioca ancora uno solo.
NK-350 = Se la carta della fine esce nella fase 4, come round in corso vale quello che si sta chiudendo. Ne segue ancora uno, l’ultimo.
NK-351 = La carta della fine non sta nella fila: il posto 1 resta vuoto. Le carte a sinistra di un vuoto scorrono ancora a destra, e alla fine del round il posto 3 si libera come sempre.
NK-352 = Dopo l’ultimo round tutti mostrano il loro patrimonio.
NK-353 = I vivi si classificano per patrimonio, dal più grande in giù.
NK-354 = A parità di patrimonio sta davanti chi controlla più scagnozzi.
NK-355 = Se anche il numero è pari, decidono i valori degli scagnozzi: si confronta il più alto di ciascuno, poi il seguente, e così via.
NK-356 = Per i pareggi contano anche i tuoi scagnozzi in guardina.
NK-357 = Se è tutto pari, sta davanti il giocatore più anziano.
NK-358 = Il programma non conosce la vostra età. Quando create la partita potete indicare un ordine di età; altrimenti vale l’ordine dell’elenco, con il primo come più anziano.
NK-359 = Così si classificano tutti i vivi, e sotto di loro quelli il cui boss è morto: più tardi è morto, migliore è il posto. Chi è morto insieme si confronta come in una morte comune a fine partita.

kings-chapter-deals = Accordi

NK-360 = Se giocate con gli accordi, la legge dell’ambiente, potete scambiarvi informazioni, denaro e carte risorsa, purché non si violi nessun’altra regola, per esempio il limite di carte in mano o l’ordine delle fasi.
NK-361 = Senza l’opzione degli accordi nulla passa da un giocatore all’altro se non per le altre regole.
NK-362 = Parlare si può sempre, con o senza accordi. Il programma non trasmette le parole e non controlla se sono vere: il bluff fa parte del gioco.
NK-363 = Un accordo si fa sempre in due, e uno dei due è il giocatore di turno.
NK-364 = Si può proporre un accordo solo mentre il giocatore di turno sceglie uno spostamento o un’azione, non a metà di un tragitto, di uno scontro, di un tiro o di una reazione.
NK-365 = Nel tuo turno puoi fare una proposta a chiunque sia ancora in vita. Nel turno di un altro, solo al giocatore di turno.
NK-366 = Il gioco aspetta una risposta, anche una controproposta in preparazione, ma mai una prima proposta. Se il giocatore di turno va avanti prima che tu abbia inviato la tua, questa decade.
NK-367 = Ai bot si chiede due volte per turno se hanno proposte: una all’inizio degli spostamenti e una all’inizio delle azioni.
NK-368 = Sul tavolo c’è al massimo una proposta. Finché non è chiusa, non succede altro.
NK-369 = Una proposta contiene almeno uno di questi elementi, e ognuno al massimo una volta: denaro in una direzione (da 1.000 $ a 20.000 $), una carta che dai, una carta che chiedi, un numero di telefono, uno spostamento della polizia.
NK-370 = Puoi offrire solo denaro che hai. Quello che chiedi non si controlla, perché il patrimonio dell’altro è segreto.
NK-371 = Puoi dare solo una carta che hai. Puoi chiederne una di qualsiasi tipo, che l’altro ce l’abbia o no.
NK-372 = Un numero di telefono si passa solo al giocatore di turno, da parte di chi ce l’ha. Lo scagnozzo deve trovarsi in quel momento in un bar, e l’azione di reclutamento dev’essere ancora disponibile.
NK-373 = Uno spostamento della polizia può venderlo solo il primo di mano, durante gli spostamenti del proprio turno. Servono una volante non ancora mossa e un quartiere alla sua portata.
NK-374 = Ciò che puoi proporre dipende solo da quello che vedi. Così nessuno può sondare il tuo denaro o le tue carte a forza di proposte.
NK-375 = Se ricevi una proposta, la accetti, la rifiuti o fai una controproposta. Finché non rispondi, può essere ritirata.
NK-376 = Puoi accettare solo ciò che si può eseguire subito: denaro e carte devono esserci, e nessuno dei due deve ritrovarsi con più di 5 carte.
NK-377 = Se non puoi accettare, puoi sempre rifiutare o fare una controproposta, e nessuno scopre che non avevi scelta.
NK-378 = Un accordo accettato si esegue subito: prima il denaro, poi le carte, poi il numero e infine lo spostamento della polizia con le sue conseguenze.
NK-379 = Una controproposta chiude quella precedente e torna a chi l’aveva fatta.
NK-380 = Dopo quattro proposte di fila, controproposte comprese, la trattativa è finita.
NK-381 = Puoi aprire trattative al massimo due volte per turno. Conta anche se alla fine non invii nulla.
NK-382 = Una proposta si chiude con una risposta o con il ritiro; se il tempo scade, vale come rifiutata. Non dura mai oltre il momento in cui è stata fatta.
NK-383 = Vincola solo ciò che l’accordo esegue subito. Le promesse per il futuro non si registrano da nessuna parte e si possono tradire.
NK-384 = Un numero comprato vale per una sola chiamata a quello scagnozzo in questo turno. La chiamata lo consuma; si perde anche alla fine del turno o se lì aspetta un altro scagnozzo.
NK-385 = Chi vende un numero lo conserva. Quello che hai comprato resta buono anche se il venditore perde lo scagnozzo da cui veniva.
NK-386 = Uno spostamento della polizia venduto è quello di quella volante per questo round. A muoverla risulta comunque il primo di mano: sceglie lui chi fermare e tira per la polizia.
NK-387 = Non si può trattare nient’altro: né personaggi, né missioni, né tessere, né mazzette da 0 $, né ordine di gioco.
NK-388 = I termini li vedete solo voi due. Gli altri vedono che state trattando e, se vi accordate, chi ha dato a chi che genere di cosa, ma né somme né carte.

kings-chapter-strength = Forza di una mano

NK-389 = Una mano è formata dai dadi tirati e dai valori dei personaggi presenti. Per la polizia, ogni volante presente conta come un J.
NK-390 = Contano al massimo cinque valori.
NK-391 = Se ne hai di più, si prendono i cinque che danno la mano migliore.
NK-392 = Dal più basso al più alto i valori sono 9, 10, J, Q, K, A.
NK-393 = Dalla più debole alla più forte le combinazioni sono: carta alta, coppia, doppia coppia, tris, scala, full, poker.
NK-394 = Carta alta: non hai nessuna combinazione, perciò conta il tuo valore più alto.
NK-395 = Coppia contro coppia, vince la più alta.
NK-396 = Fra due doppie coppie si confronta prima la coppia migliore di ciascuna.
NK-397 = Tris contro tris, vince il più alto.
NK-398 = Una scala è formata da cinque valori in fila. Vince quella che arriva più in alto.
NK-399 = Le scale sono solo due, dal 9 al K e dal 10 all’A. L’A non vale mai come carta bassa.
NK-400 = Un full è formato da un tris e una coppia. Decide il tris.
NK-401 = Poker contro poker, vince il più alto.
NK-402 = A parità di combinazione decide il valore più alto fuori da essa, fra i cinque che contano.
NK-403 = In dettaglio: prima si confrontano le combinazioni, il tris prima della coppia e la coppia più alta prima dell’altra. Poi si confrontano gli altri valori uno a uno, dall’alto.
NK-404 = Con meno di cinque valori, quello che manca conta meno di un 9. In quel caso non ci sono né scala né full.
NK-405 = Cinque valori uguali contano come un poker con accanto un valore migliore di un A.
NK-406 = In uno scontro i semi non contano; il colore non esiste.
NK-407 = Se tutto questo coincide, le mani sono pari.

kings-chapter-jokers = Jolly

NK-408 = Se giocate con i Jolly, Mr R.I.P e Shado, all’inizio sono liberi tutti e due, accanto al tabellone.
NK-409 = Nel tuo turno il boss può tentare di ingaggiare un Jolly libero invece di reclutare uno scagnozzo.
NK-410 = Per un Jolly fai un’offerta e tiri come al solito, ma ti serve almeno un A. Se non esce, tieni il denaro.
NK-411 = Un Jolly non esita mai: senza un A la risposta è no.
NK-412 = Il tuo boss può ingaggiare un Jolly da qualunque posto, anche da una cella.
NK-413 = Il Jolly ingaggiato si unisce a un tuo personaggio o gruppo, a tua scelta.
NK-414 = Un Jolly si unisce solo a personaggi sulla mappa. Se i tuoi sono tutti in guardina, non puoi ingaggiarne.
NK-415 = All’inizio del tuo prossimo turno il Jolly torna accanto al tabellone ed è di nuovo libero per tutti.
NK-416 = Un Jolly non è mai solo: quando con lui non c’è più nessun tuo personaggio, se ne torna subito.
NK-417 = In una provocazione o in un fermo un Jolly ha il valore che vuoi, scelto di nuovo a ogni tiro.
NK-418 = Il programma sceglie per il tuo Jolly il valore che rende più forte la tua mano.
NK-419 = Le carte risorsa non hanno effetto su un Jolly.
NK-420 = Se perdi una sparatoria, puoi indicare il Jolly come vittima. In quel caso è fuori dal gioco.
NK-421 = Un Jolly conta come seconda persona quando un tuo personaggio, da solo, accetta o compie una missione per due.
NK-422 = Un Jolly non porta mai una missione; l’unico incaricato è il tuo personaggio.
NK-423 = Un Jolly non ha seme, né base, né numeri di telefono; non si sposta e non agisce da solo.
NK-424 = Se il gruppo di un Jolly va in guardina, il Jolly torna accanto al tabellone.

kings-chapter-bad-input = Mosse rifiutate

NK-425 = Se tenti qualcosa che le regole vietano, ti si dice perché e non succede altro. Una svista non ti costa mai un turno.
NK-426 = Solo tu vedi perché la tua mossa è stata rifiutata, così il messaggio non può rivelare nulla agli altri.
NK-427 = Se in una mossa ci sono più errori, te ne viene detto uno solo: il primo trovato, controllando sempre nello stesso ordine.
NK-428 = Un rifiuto non dipende mai da qualcosa che ti è nascosto. Così nessuno può scoprire segreti a forza di tentativi.
NK-429 = Una risposta a una domanda già risolta, come un doppio clic o un messaggio in ritardo, non conta. Ti si avvisa che è arrivata troppo tardi.
NK-430 = Dopo un rifiuto ti ritrovi davanti alla stessa scelta, con le stesse possibilità.
NK-431 = Se giocate con l’orologio e il tuo tempo scade, il programma fa per te la scelta prevista: puntare 0 $, non giocare carte, chiudere gli spostamenti o il turno, ritirarti, non resistere, rifiutare l’accordo.
