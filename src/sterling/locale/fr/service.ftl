# Erreurs du service de tables : un message par code
error-setup-service = Le réglage { $name } du service ne peut pas valoir « { $came } ».
error-setup-address = Le service ne peut pas écouter sur { $host }, port { $port } : { $problem }. Choisissez autre chose avec --host et --port.
error-setup-database = « { $came } » n’est pas une base de données connue du service. Utilisez sqlite+aiosqlite:///FICHIER ou postgresql+asyncpg://UTILISATEUR@HÔTE/NOM.
error-identity-missing = Le service ne vous connaît pas encore. Devenez d’abord invité (POST /api/guests).
error-identity-invalid = Ce jeton n’est pas des nôtres. Redevenez invité (POST /api/guests).
error-identity-origin = Cette page ne peut pas utiliser le service : elle vient d’une autre adresse.
error-name-empty = Un nom compte de 1 à { $expected } caractères visibles. Choisissez-en un autre.
error-table-unknown = Il n’y a pas de table « { $came } ». Vérifiez le lien.
error-table-not-owner = Seule la personne qui a dressé la table peut faire cela.
error-table-started = La partie a commencé ; ce n’était possible qu’avant.
error-table-not-started = La partie n’a pas encore commencé.
error-table-over = La partie est terminée.
error-table-rules = Cette partie de { $game } a commencé avec d’autres règles ou cartes (version { $came }) que celles de ce service (version { $expected }) ; elle ne peut pas continuer ici.
error-table-not-over = La partie n’est pas encore terminée.
error-table-vacant = La place { $seat } est encore libre. Occupez-la ou placez-y un bot avant de commencer.
error-table-nonce-missing = Le programme de la place { $seat } n’a pas encore ajouté son nombre aléatoire au mélange.
error-seat-unknown = Il n’y a pas de place { NUMBER($came, useGrouping: 0) } à cette table ; les places sont { $expected }.
error-seat-taken = La place { $seat } est prise.
error-seat-second = Vous connaissez les cartes d’une autre place de cette partie ; vous ne pouvez pas prendre la place { $seat }.
error-seat-awake = La place { $seat } a encore le temps. Un personnage pourra y jouer après { $hours ->
    [one] une heure
   *[other] { $hours } heures
} sans coup.
error-seat-not-yours = La place { $seat } n’est pas la vôtre.
error-seat-invite = Ce lien n’ouvre aucune place. Il a peut-être servi, ou la place a été donnée ; demandez-en un nouveau.
error-seat-closed = La place { $seat } est gardée pour quelqu’un qui a son lien.
error-seat-none-open = Aucune place de cette table n’est ouverte à tous. Vous pouvez regarder.
error-nonce-twice = La place { $seat } a déjà ajouté son nombre aléatoire.
error-move-stale = Ce coup répond à la décision { NUMBER($came, useGrouping: 0) } de la place, mais c’est la décision { NUMBER($expected, useGrouping: 0) } qui est attendue. Regardez la table telle qu’elle est.
error-move-id-used = Sous l’identifiant { $id }, autre chose a déjà été fait ; donnez à chaque message son propre identifiant.
error-undo-impossible = La place { $seat } ne peut pas reprendre sa dernière action : quelque chose a été révélé, ou quelqu’un a agi depuis.
error-phrase-unknown = « { $came } » n’est pas une phrase connue ici. Connues : { $expected }.
error-face-unknown = Il n’y a pas de visage « { $came } » ici. Visages connus : { $expected }.
error-clock-kind = Il n’y a pas de pendule « { $came } ». Possible : { $expected }.
error-clock-seconds = Une pendule dure { $expected } secondes, avec un incrément qui ne la dépasse pas ; { $came } ne convient pas.
error-record-import-unfinished = Seules les parties finies peuvent être reprises ; celle-ci ne l’est pas.
error-record-shuffle = Le secret et les nombres des joueurs donnent la graine { $expected }, mais la feuille porte { $came }.
error-limit-rate = C’est trop à la fois. Attendez un instant et réessayez.
error-limit-tables = Vous avez dressé beaucoup de tables récemment. Attendez un peu avant la prochaine.
error-limit-size = Ce message est trop long ; { $expected } octets au plus sont acceptés.
error-limit-subscriptions = Une connexion peut suivre { $expected } tables au plus.
error-limit-phrases = Cette place a assez parlé ; une partie contient { $expected } phrases au plus.
error-limit-seats = Les places de cette table ont changé de main { $expected } fois ; cela suffit.
error-limit-choices = On a assez choisi à cette table ; au plus { $expected } choix sont acceptés.
error-setup-character = Il n’y a pas de personnage « { $came } » dans ce jeu. Personnages connus : { $expected }.
error-setup-character-number = Cette place a au plus { $expected ->
    [one] un personnage
   *[other] { $expected } personnages
}, chacun une seule fois ; { $came } ont été choisis.
error-character-taken = Quelqu’un d’autre a choisi ce personnage. Prenez-en un autre.
error-request-invalid = Cette requête n’est pas comprise.
error-request-not-found = Il n’y a rien à cette adresse.
error-request-method = Cette adresse n’accepte pas ce genre de requête.
error-socket-hello-first = Le premier message doit être « hello ».
error-socket-hello-twice = « hello » a déjà été dit.
error-socket-version = Le service parle la version { NUMBER($expected, useGrouping: 0) } du protocole, pas { NUMBER($came, useGrouping: 0) }. Rechargez la page ou mettez le programme à jour.
error-socket-message = Ce message n’est pas compris.
error-socket-slow = La lecture est trop lente ; trop de messages attendaient. Reconnectez-vous.
error-socket-gone = La connexion a été perdue.
error-socket-binary = La connexion n’accepte que des messages de texte.
error-limit-connections = Trop de connexions sont ouvertes depuis votre adresse.
error-service-stopping = Le service redémarre. Reconnectez-vous dans un instant ; rien n’est perdu.
error-store-open = La base de données { $place } ne s’ouvre pas : { $problem }. Vérifiez son adresse et si elle fonctionne.
error-store-in-use = Un autre service utilise déjà { $file }. Arrêtez-le, ou donnez à celui-ci sa propre base avec --database.
error-store-unavailable = La base de données ne répond pas en ce moment. Réessayez ; ce qui a été confirmé est en sûreté.
error-service-internal = Quelque chose a échoué dans le service. C’est noté ; votre table est en sûreté.
error-bot-refused = Le bot { $bot } n’a pas pu lire la table ({ $reason }).
error-backup-failed = La sauvegarde { $file } n’a pas pu être écrite : { $problem }
error-backup-nothing = Il n’y a pas encore de base de données en { $file } ; rien à sauvegarder.
error-backup-itself = { $file } est la base de données elle-même, ou lui appartient ; indiquez un autre fichier pour la copie.
error-backup-no-tool = Le programme { $tool } est nécessaire à cette sauvegarde et n’est pas installé.
error-client-address = « { $came } » n’est pas l’adresse d’une table. Elle ressemble à http://HÔTE/#/table/… ou http://HÔTE/#/seat/….
error-client-answer = L’autre côté ne répond pas comme un service Sterling : { $came }
error-client-unreachable = Aucun service ne répond à { $address }. Vérifiez l’adresse et le réseau.
error-client-nonce = Le mélange ne contient pas le nombre aléatoire ajouté par ce programme. Les cartes ont pu être choisies.
error-client-commitment = La maison a changé son engagement : c’était { $expected } quand ce programme a pris place, c’est { $came } à présent. Les cartes ont pu être choisies.
error-client-seats = Les nombres aléatoires du mélange viennent des places { $came }, mais au début des personnes occupaient les places { $expected }. Les cartes ont pu être choisies.
error-client-record = Le relevé raconte une autre partie que celle qui a été montrée ici. Les cartes ont pu être choisies.

# Ligne de commande
cli-serve = faire tourner le service de tables
cli-watch = regarder une table d’un service dans ce terminal
cli-join = prendre place à une table d’un service et jouer dans ce terminal
cli-backup = copier la base de données du service dans un fichier, même en marche
cli-help-host = l’adresse d’écoute (127.0.0.1 : cette machine seulement ; 0.0.0.0 : toutes)
cli-help-open = ouvrir les tables dans le navigateur
cli-help-port = le port d’écoute (8500)
cli-help-database = sqlite+aiosqlite:///FICHIER ou postgresql+asyncpg://… (sinon un fichier dans votre dossier de données)
cli-help-table-url = le lien de la table
cli-help-seat-url = le lien de votre place, ou d’une table avec une place ouverte
cli-help-name = comment les autres vous appelleront
cli-help-backup-file = où va la copie
cli-help-record-place = une feuille de partie, ou le lien d’une table
service-runs = Sterling fonctionne déjà à l’adresse { $url } ; le navigateur s’y rend.
service-address = Sterling ouvre à l’adresse { $url }
service-backup = { $file } : { $size } octets, toute la base de données.
service-no-client = Le service de tables fonctionne. Son client pour navigateur ne fait pas partie de cette installation ; les programmes et le terminal (« sterling join ») peuvent jouer.

# Vérification
verify-shuffle = La graine est le hachage du secret de la maison et des nombres aléatoires des places { $seats }.
verify-secret = Le secret correspond à l’engagement publié avant que quiconque ne s’assoie.
verify-noted-commitment = L’engagement est celui que vous avez noté avant la partie.
verify-noted-nonce = Le nombre aléatoire que vous avez noté pour la place { $seat } est dans le mélange.

# Tables d’un service, dans le terminal
online-waiting = En attente du début de la partie …
online-seated = Vous occupez : { $seats }
online-commitment = La maison est liée à son secret par cet engagement : { $commitment }
online-link = Lien de la place { $seat } : { $url }
online-sit = { $name } prend place.
online-leave = La place { $seat } est libre à présent.
online-bot = { $name } joue désormais à la place { $seat }.
online-start = Les cartes sont distribuées.
table-time-out = Le temps de { $name } est écoulé ; un bot a joué à sa place.
online-next = La revanche se joue à { $url }
online-bye = Vous vous arrêtez ici. La place reste la vôtre : revenez avec le même lien.
online-seat-lost = La place { $seat } n’est plus la vôtre : elle a été quittée, ou quelqu’un d’autre l’occupe à présent.
online-seat-watching = Vous n’avez plus de place ici ; vous continuez en spectateur.
online-seat-lost-enter = Appuyez sur Entrée pour continuer.
online-shuffle = Le mélange est vérifié : les cartes découlent de la graine, et la graine du secret et des nombres aléatoires.
online-shuffle-partly = Le mélange est vérifié en partie : les cartes découlent de la graine, et la graine du secret et des nombres aléatoires.
online-checked-commitment = Le secret correspond à l’engagement noté ici avant que votre nombre aléatoire soit donné.
online-checked-nonce = Votre nombre aléatoire de la place { $seat } y est.
online-checked-seats = Les nombres aléatoires viennent des places que des personnes occupaient au début, et d’aucune autre : { $seats }.
online-unchecked-commitment = Non vérifié : si l’engagement a été pris avant que les nombres aléatoires soient connus ; ce programme n’en a pas noté à temps.
online-unchecked-nonce = Non vérifié : si votre nombre aléatoire y est ; ce programme n’en a noté aucun pour la place { $seat }.
online-unchecked-seats = Non vérifié : quelles places des personnes occupaient au début ; ce programme ne l’a pas vu.

# Phrases rapides
phrase-hello = Bonjour !
phrase-good-luck = Bonne chance !
phrase-well-done = Bien joué !
phrase-oops = Oups.
phrase-thanks = Merci !
phrase-one-moment = Un instant, s’il vous plaît.
phrase-your-turn = C’est à vous.
phrase-good-game = Belle partie !
phrase-bye = Au revoir !
