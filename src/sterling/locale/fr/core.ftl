# Joueurs et places
player-you = Vous
player-seat = Place { $seat }
player-start = premier joueur
bot-random = Hasard
bot-greedy = Glouton

# Erreurs : un message par code
error-setup-game = Il n’y a pas de jeu « { $came } ». Jeux connus : { $expected }.
error-contract-class = { $folder } n’est pas un jeu : son __init__.py doit affecter à GAME une sous-classe de Game.
error-setup-checkout = { $folder } n’est pas une copie de travail de Sterling ; c’est là qu’on crée un nouveau jeu.
error-setup-game-name = « { $came } » ne peut pas nommer un jeu : utilisez des minuscules, des chiffres et des tirets bas isolés, en commençant par une lettre.
error-setup-game-exists = { $folder } existe déjà.
error-setup-prefix = « { $came } » ne peut pas préfixer les règles : utilisez deux majuscules autres que { $expected }.
error-setup-seats = Cette table accueille { $expected } joueurs, pas { $came }.
error-setup-rule-set = Il n’y a pas de règle « { $came } ». Règles connues : { $expected }.
error-setup-rules-version = Il n’y a pas de version { NUMBER($came, useGrouping: 0) } des règles de { $game } ; ce programme joue les versions { NUMBER($oldest, useGrouping: 0) } à { NUMBER($newest, useGrouping: 0) }.
error-setup-option = Il n’y a pas d’option « { $came } ». Options connues : { $expected }.
error-setup-option-value = L’option { $option } ne peut pas valoir « { $came } ». Possible : { $expected }.
error-setup-bot = Il n’y a pas de joueur « { $came } ». Robots connus : { $expected }.
error-setup-players = Il faut { $expected } joueurs, { $came } ont été nommés.
error-setup-language = Il n’y a pas de langue « { $came } ». Langues connues : { $expected }.
error-deal-order = Ce jeu n’a pas d’ordre « { $came } ». Ordres connus : { $expected }.
error-deal-card = Il n’y a plus de carte « { $came } » pour l’ordre { $order }.
error-deal-size = Une donne pour cette table contient { $expected } cartes dans tous ses ordres, pas { $came }.
error-deal-seed = Une graine compte 64 chiffres hexadécimaux (32 octets) ou est un nombre de 0 à 2^256 - 1, pas « { $came } ».
error-action-seat = Il n’y a pas de place { NUMBER($came, useGrouping: 0) } à cette table ; les places sont { $expected }.
error-action-over = La partie est terminée.
error-action-not-your-turn = Ce n’est pas à la place { $seat } de jouer.
error-action-unknown = { NUMBER($came, useGrouping: 0) } n’est pas une action de ce jeu.
error-action-nothing-to-undo = Rien n’a encore été fait qui puisse être repris.
error-notation-text = « { $came } » n’est pas un coup. Un coup s’écrit ainsi : { $expected }
error-notation-form = Ce n’est pas une action du jeu.
error-notation-code = { NUMBER($came, useGrouping: 0) } n’est pas une action de ce jeu.
error-record-too-long = Le relevé est trop long : { $came } caractères, on en lit { $expected } au plus.
error-record-no-record = Ligne { $line } : un relevé commence par « { $expected } », ici se trouve « { $came } ».
error-record-format-version = Ligne { $line } : ce programme lit « { $expected } », le fichier est « { $came } ». Une version plus récente de Sterling le lira peut-être.
error-record-line = La ligne { $line } du relevé n’a pas de sens : « { $came } ».
error-record-missing = Il manque la ligne « { $field }: … » dans l’en-tête du relevé.
error-record-field = Quelque chose ne va pas dans { $field } : « { $came } ».
error-record-commitment = La graine ne correspond pas à l’engagement { $expected } ; sa propre empreinte est { $came }.
error-record-rules-version = Le relevé suit la version { NUMBER($came, useGrouping: 0) } des règles de { $game } ; ce programme joue les versions { NUMBER($oldest, useGrouping: 0) } à { NUMBER($newest, useGrouping: 0) }.
error-record-deck = Le relevé a été joué avec d’autres cartes (paquet { $came }) que celles d’ici (paquet { $expected }).
error-record-no-deal = La partie n’était pas terminée quand ce relevé a été exporté : il ne montre ni graine ni ordre des cartes, il ne peut donc être ni rejoué ni vérifié. Exportez-le de nouveau après la fin ; la graine est alors révélée.
error-record-illegal = L’action { NUMBER($number, useGrouping: 0) } (place { $seat } : { $action }) est refusée : { $reason }
error-record-result = Le relevé annonce le résultat { $came }, mais la partie finit sur { $expected }.
error-record-unfinished = Le relevé annonce un résultat, mais la partie n’est pas terminée.
error-deck-empty = { $file } : il n’y a aucune carte dans ce paquet.
error-deck-no-game = { $file } : cela ne ressemble au paquet d’aucun jeu ({ $expected }).
error-view-unreadable = Ce n’est pas une vue.
error-view-impossible = Cette vue ne peut pas venir de cette table.
error-view-other-game = Ce n’est pas une vue de { $expected } mais d’autre chose ({ $came }).
error-bot-failed = Le robot a échoué et a joué le premier coup permis à la place.
error-bot-died = Le processus du robot { $bot } est mort.
error-bot-frame = Un message de { $came } octets est trop long ; { $expected } au plus sont permis.
error-file-read = Impossible de lire { $file } : { $problem }. Vérifiez le nom et les droits.
error-file-write = Impossible d’écrire { $file } : { $problem }. Vérifiez le dossier, les droits et la place restante.
error-file-not-text = { $file } n’est pas un fichier texte en UTF-8.
error-file-too-long = { $file } est trop long ; on lit au plus { $expected } caractères.
error-verify-commitment = Le relevé ne tient pas l’engagement { $expected } noté avant la partie ; il donne : { $came }. Les cartes ont pu être choisies.
error-verify-nonce = Le mélange ne contient pas le nombre aléatoire { $expected } de la place { $seat } ; le relevé donne : { $came }. Les cartes ont pu être choisies.
error-verify-noted = « { $came } » ne se laisse pas comparer. Un engagement est fait de 64 chiffres hexadécimaux, un nombre aléatoire s’écrit PLACE:HEX avec 64 chiffres.

# Ce que le système dit de ses ennuis ; partie des phrases ci-dessus
system-no-such-file = ce fichier ou ce dossier n’existe pas
system-not-a-folder = une partie du chemin n’est pas un dossier
system-is-a-folder = c’est un dossier
system-exists = cela existe déjà
system-not-permitted = ce n’est pas permis
system-read-only = rien ne peut y être écrit
system-disk-full = il ne reste plus de place
system-name-too-long = le nom est trop long
system-address-in-use = l’adresse est déjà utilisée
system-address-elsewhere = cette machine n’a pas cette adresse
system-refused = la connexion a été refusée
system-no-answer = il n’y a pas eu de réponse à temps
system-name-unknown = aucune machine n’est connue sous ce nom
system-no-port = un port est un nombre de 0 à 65535
system-no-way-in = le fichier ne s’ouvre pas
system-no-database = le fichier n’est pas une base de données
system-damaged = le fichier est endommagé
system-busy = un autre programme l’utilise

# Ligne de commande
cli-about = La maison de trois jeux de cartes : y jouer, les simuler, revoir les parties.
cli-usage = Usage :
cli-positionals = Arguments :
cli-options = Options :
cli-commands = Commandes
cli-command = COMMANDE
cli-example = Exemple :
cli-error = Erreur [{ $code }] : { $problem }
cli-usage-error = Cet appel n’est pas compris : { $problem }. Essayez --help.
cli-usage-required = il manque : { $names }
cli-usage-unknown = « { $names } » ne veut rien dire ici
cli-usage-choice = { $argument } ne peut pas valoir « { $came } » ; possible : { $expected }
cli-usage-value = { $argument } ne peut pas valoir « { $came } »
cli-usage-empty = { $argument } demande une valeur
cli-interrupted = Interrompu.
cli-games = liste les jeux et ce qui se règle à leurs tables
cli-play = joue une partie dans ce terminal
cli-simulate = joue beaucoup de parties et les résume
cli-replay = remontre une partie relevée
cli-verify = contrôle un relevé : donne, chaque action, résultat
cli-rules = lit les règles d’un jeu, ou ce qu’elles disent d’un mot ou d’un numéro de règle
cli-deck = contrôle ou montre les cartes d’un jeu
cli-deck-check = contrôle si un fichier de cartes est jouable
cli-deck-show = dessine toutes les cartes d’un paquet
cli-help-help = montre cette aide et s’arrête
cli-help-version = montre la version, et si elle est compilée ou interprétée
cli-help-lang = langue : en, fr ou de (sinon l’environnement décide)
cli-help-json = imprime du JSON pour les programmes
cli-help-play-seats = qui est assis où, dans l’ordre : you (vous) ou un robot ({ $bots }) ; vous pouvez prendre plusieurs places
cli-help-seed = graine de la donne : 64 chiffres hexadécimaux ou un nombre
cli-help-record = où va le relevé de la partie (sinon dans votre dossier de données)
cli-help-games = combien de parties
cli-help-seats = combien de joueurs
cli-help-players = un robot pour toutes les places ou un pour chacune, avec des virgules : { $bots }
cli-help-workers = combien de processus y travaillent
cli-help-simulate-seed = un nombre ; la même graine donne les mêmes parties
cli-help-csv = écrit aussi chaque partie en lignes d’un fichier CSV
cli-help-record-file = un relevé de partie
cli-help-commitment = l’engagement noté avant la partie : le relevé doit le tenir
cli-help-nonce = un nombre aléatoire ajouté par une place, sous la forme PLACE:HEX : il doit être dans le mélange (peut être répété)
cli-help-step = s’arrête avant chaque action
cli-help-seat = comme cette place l’a vue (sinon comme un spectateur)
cli-help-about = un mot ou un numéro de règle comme SG-23
cli-help-deck-file = un fichier de cartes
cli-help-rules = la règle jouée
cli-help-option = une option de table comme memory-aid=yes ou start-player=0
cli-help-characters = qui occupe les colonnes, à partir de la première, par exemple captain,pirate ou, pour la quatrième seule, ,,,pirate (John Silver) ; les autres au hasard
cli-help-character = un personnage que vous voulez, par exemple captain (John Silver) ; à deux joueurs, vous en avez deux
cli-help-deck = un fichier de cartes à vous
cli-col-name = Nom
cli-col-title = Jeu
cli-col-seats = Joueurs
cli-col-rules = Règles
cli-col-options = Options

# Jouer dans un terminal
play-welcome = Tapez le numéro d’un coup ou le coup lui-même. ? explique, « rules » montre les règles, « quit » quitte la table.
play-help =
    Un numéro joue le coup qui le porte. Vous pouvez aussi taper un coup comme dans la liste ; majuscules, espaces et ordre ne comptent pas.
    rules            les règles du jeu
    rules palmier    ce que les règles disent d’un mot ou d’un numéro de règle
    hint             ce que ferait un fort joueur
    save             écrit le relevé maintenant
    quit             quitte la table ; la partie jusqu’ici est gardée
play-no-rule = Les règles ne disent rien de « { $about } ».
play-quit = Vous avez quitté la table.
play-saved = Le relevé se trouve dans { $file }
play-hand-over = { $name } : la table est à vous. Appuyez sur Entrée quand personne d’autre ne regarde.
play-winner = { $number ->
    [one] { $names } gagne.
   *[other] { $names } se partagent la victoire.
}
score-title = Résultat
score-place = Rang
score-name = Joueur
score-total = Total

# Revoir et contrôler
replay-next = Entrée : action suivante, q : arrêter.
replay-unfinished = La partie n’est pas terminée.
verify-ok = { $file } : le relevé est juste.
verify-actions = { $number ->
    [one] Une action, permise.
   *[other] { $number } actions, toutes permises.
}
verify-deal-seed = La donne découle de la graine.
verify-deal-orders = La donne est écrite carte par carte ; aucune graine ne la garantit.
verify-commitment = La graine correspond à l’engagement pris avant la partie.
verify-result = Le résultat est juste : { $result }

# Paquets
deck-ok = { $file } : un bon paquet pour { $game }.

# Simulation
simulate-progress = En jeu
simulate-games = { $games ->
    [one] une partie
   *[other] { $games } parties
}
simulate-scores = Scores, toutes places
simulate-lengths = Décisions par partie
simulate-length-line = Décisions par partie : moyenne { $mean }, la plus courte { $shortest }, médiane { $median }, 99 % au plus { $high }, la plus longue { $longest }
simulate-speed = { $seconds } s, { $rate } décisions/s
simulate-parts = D’où viennent les points
simulate-col-seat = Place
simulate-col-player = Joueur
simulate-col-mean = Moyenne
simulate-col-deviation = Écart type
simulate-col-lowest = Min
simulate-col-median = Médiane
simulate-col-highest = Max
simulate-col-wins = Victoires
simulate-col-part = Source
simulate-col-share = Part

# What a game must have (games/contract.py)
error-contract-file = Il manque { $file }.
error-contract-name = { $file } ne définit pas { $name }.
error-contract-fact = { $file } : la donnée { $name } devrait être { $expected }, et non { $came }.
error-contract-word = { $file } ne contient pas le message { $name }.
error-contract-rule = { $file } n’a pas de paragraphe pour la règle { $name }.

# New games
cli-new-game = crée l’ébauche jouable d’un nouveau jeu dans cette copie de travail
cli-help-new-game-name = son nom : minuscules, chiffres, tirets bas
cli-help-new-game-prefix = deux majuscules pour les identifiants de ses règles (par défaut : d’après le nom)
new-game-written = Créé : { $game }, et ses tests dans { $tests }. On peut déjà y jouer : make check GAME={ $name }
