# Fehler des Tischdienstes: eine Meldung für jeden Code
error-setup-extra = Dafür fehlt der Tischdienst. Installiere ihn mit: pip install 'sterling[service]'
error-setup-service = Die Einstellung { $name } kann nicht „{ $came }“ sein.
error-setup-address = Sterling kann { $host }, Port { $port }, nicht benutzen: { $problem }. Wähle mit --host und --port eine andere Adresse.
error-setup-database = Die Datenbank „{ $came }“ kann Sterling nicht benutzen. Möglich: sqlite+aiosqlite:///DATEI oder postgresql+asyncpg://NAME@RECHNER/DATENBANK.
error-identity-missing = Du bist noch nicht als Gast angemeldet. Lade die Seite neu oder rufe zuerst POST /api/guests auf.
error-identity-invalid = Dein Gastzugang gilt nicht mehr. Lade die Seite neu oder rufe noch einmal POST /api/guests auf.
error-identity-origin = Diese Seite darf sich nicht verbinden: Sie kommt von einer anderen Adresse.
error-name-empty = Wähle einen Namen mit 1 bis { $expected } Zeichen.
error-table-unknown = Diesen Tisch gibt es nicht. Prüfe den Link.
error-table-gone = Diesen Tisch gibt es nicht mehr: Eine Weile war niemand da, und das Spiel hatte noch nicht begonnen. Eröffne einen neuen.
error-table-not-owner = Das kann nur, wer den Tisch eröffnet hat.
error-table-started = Das Spiel hat schon begonnen.
error-table-not-started = Das Spiel hat noch nicht begonnen.
error-table-over = Das Spiel ist zu Ende.
error-table-closed = Der Tisch wurde geschlossen.
error-table-rules = Dieses Spiel { $game } hat mit anderen Regeln oder Karten begonnen (Version { $came }), als dieser Server hat (Version { $expected }). Es kann hier nicht weitergehen.
error-table-damaged = Die Daten dieses Tisches sind auf dem Server beschädigt, deshalb lässt er sich nicht öffnen. Sag denen Bescheid, die diesen Server betreiben: Vielleicht haben sie eine Sicherung.
error-table-not-over = Das Spiel ist noch nicht zu Ende.
error-table-vacant = Platz { $seat } ist noch frei. Lade zuerst jemanden ein oder füge einen Computerspieler hinzu.
error-table-nonce-missing = Platz { $seat } ist noch nicht bereit zum Mischen.
error-seat-unknown = Diesen Platz gibt es an diesem Tisch nicht.
error-seat-taken = Platz { $seat } ist schon besetzt.
error-seat-second = Du hast in diesem Spiel schon die Karten eines anderen gesehen, darum kannst du Platz { $seat } nicht nehmen.
error-seat-awake = { $minutes ->
    [0] { $name } hat noch Zeit. Ein Computerspieler kann übernehmen, sobald sie abgelaufen ist.
    [one] { $name } kommt vielleicht gleich zurück. Ein Computerspieler kann nach einer Minute übernehmen.
   *[other] { $name } kommt vielleicht gleich zurück. Ein Computerspieler kann nach { $minutes } Minuten übernehmen.
}
error-seat-here = { $name } sitzt am Tisch, darum kann niemand übernehmen.
error-seat-reserved = Dieser Platz ist für { $name } reserviert.
error-seat-blocked = An diesem Tisch kannst du nicht mitspielen.
error-seat-nobody = Auf Platz { $seat } sitzt niemand.
error-seat-yourself = Das bist du.
error-device-expired = Dieser Link ist abgelaufen oder wurde schon benutzt. Erstelle auf deinem anderen Gerät einen neuen.
error-seat-not-yours = Platz { $seat } gehört dir nicht.
error-seat-invite = Diese Einladung gilt nicht mehr. Bitte um einen neuen Link.
error-seat-closed = Platz { $seat } ist für jemanden mit Einladungslink reserviert.
error-seat-none-open = An diesem Tisch ist kein Platz frei, aber du kannst zuschauen.
error-nonce-twice = Platz { $seat } hat seine Zufallszahl schon zum Mischen beigetragen.
error-move-stale = Das Spiel ist seit deiner Wahl weitergegangen (Entscheidung { NUMBER($came, useGrouping: 0) }, jetzt { NUMBER($expected, useGrouping: 0) }). Schau noch einmal hin und wähle neu.
error-move-id-used = Die Kennung { $id } wurde schon für eine andere Nachricht benutzt. Gib jeder Nachricht eine eigene.
error-undo-impossible = Das lässt sich nicht rückgängig machen: Etwas wurde aufgedeckt, oder jemand hat seitdem gezogen.
error-phrase-unknown = Einen Satz „{ $came }“ gibt es nicht. Zur Wahl stehen: { $expected }.
error-face-unknown = Ein Gesicht „{ $came }“ gibt es nicht. Zur Wahl stehen: { $expected }.
error-clock-kind = Eine Bedenkzeit „{ $came }“ gibt es nicht. Zur Wahl stehen: { $expected }.
error-clock-seconds = Eine Bedenkzeit dauert { $expected } Sekunden, der Zuschlag pro Zug nicht mehr als das; { $came } geht nicht.
error-record-import-unfinished = Nur beendete Spiele lassen sich öffnen, und dieses ist noch nicht zu Ende.
error-record-shuffle = Geheimnis und Zufallszahlen ergeben den Startwert { $expected }, in der Spieldatei steht aber { $came }.
error-limit-rate = Das war viel auf einmal. Versuche es in { $seconds ->
    [one] einer Sekunde
   *[other] { $seconds } Sekunden
} noch einmal.
error-limit-waiting = Von dir oder deiner Adresse warten noch mehrere Anfragen auf Antwort: Höchstens { $expected } sind möglich. Versuche es in { $seconds ->
    [one] einer Sekunde
   *[other] { $seconds } Sekunden
} noch einmal.
error-limit-tables = Du hast schon viele Tische eröffnet. Versuche es in { $seconds ->
    [one] einer Sekunde
   *[other] { $seconds } Sekunden
} noch einmal.
error-limit-day-tables = Genug neue Tische für heute: Höchstens { $expected } sind möglich. Versuche es in { $hours ->
    [one] einer Stunde
   *[other] { $hours } Stunden
} noch einmal.
error-limit-day-decks = Genug Tische mit eigenen Karten für heute: Höchstens { $expected } sind möglich. Versuche es in { $hours ->
    [one] einer Stunde
   *[other] { $hours } Stunden
} noch einmal.
error-limit-day-records = Genug Spieldateien für heute: Höchstens { $expected } sind möglich. Versuche es in { $hours ->
    [one] einer Stunde
   *[other] { $hours } Stunden
} noch einmal.
error-limit-day-listed = Genug öffentliche Tische für heute: Höchstens { $expected } sind möglich. Eröffne einen auf Einladung oder versuche es in { $hours ->
    [one] einer Stunde
   *[other] { $hours } Stunden
} noch einmal.
error-limit-day-reports = Genug Meldungen und Blockierungen für heute: Höchstens { $expected } sind möglich. Versuche es in { $hours ->
    [one] einer Stunde
   *[other] { $hours } Stunden
} noch einmal.
error-limit-house = Dieser Server ist voll und nimmt gerade keine neuen Tische an. Begonnene Spiele gehen weiter. Versuche es in { $minutes ->
    [one] einer Minute
   *[other] { $minutes } Minuten
} noch einmal.
error-limit-size = Die Nachricht ist zu lang. Erlaubt sind höchstens { $expected } Bytes.
error-limit-subscriptions = Du kannst höchstens { $expected } Tischen gleichzeitig folgen.
error-limit-phrases = Du hast in diesem Spiel genug gesagt: höchstens { $expected } Sätze.
error-limit-seats = Die Plätze an diesem Tisch haben schon { $expected }-mal gewechselt. Mehr geht nicht.
error-limit-blocks = Du kannst höchstens { $expected } Personen blockieren. Hebe zuerst eine Blockierung auf.
error-limit-choices = Die Charaktere an diesem Tisch haben schon { $expected }-mal gewechselt. Mehr geht nicht.
error-setup-character = Einen Charakter „{ $came }“ gibt es in diesem Spiel nicht. Zur Wahl stehen: { $expected }.
error-setup-character-number = Du kannst höchstens { $expected ->
    [one] einen Charakter
   *[other] { $expected } verschiedene Charaktere
} wählen, nicht { $came }.
error-character-taken = Diesen Charakter hat schon jemand. Wähle einen anderen.
error-request-invalid = Der Server hat diese Anfrage nicht verstanden.
error-request-not-found = Unter dieser Adresse gibt es nichts.
error-request-method = Diese Art von Anfrage ist unter dieser Adresse nicht möglich.
error-request-host = Dieser Server ist nicht für diese Adresse eingerichtet. Wenn er dir gehört, trage den Namen in STERLING_HOSTS ein.
error-request-slow = Die Anfrage hat zu lange gebraucht. Prüfe deine Verbindung und versuche es noch einmal.
error-request-framing = Der Server kann nicht erkennen, wo diese Anfrage anfängt oder aufhört.
error-socket-hello-first = Die erste Nachricht muss „hello“ sein.
error-socket-hello-twice = „hello“ wurde schon gesendet.
error-socket-version = Der Server spricht Version { NUMBER($expected, useGrouping: 0) } des Protokolls, nicht { NUMBER($came, useGrouping: 0) }. Lade die Seite neu oder aktualisiere das Programm.
error-socket-message = Der Server hat diese Nachricht nicht verstanden.
error-socket-slow = Deine Verbindung ist zu langsam. Verbinde dich neu.
error-socket-gone = Verbindung unterbrochen.
error-socket-binary = Es werden nur Textnachrichten angenommen.
error-socket-flood = Zu viele leere Nachrichten.
error-limit-connections = Von deiner Adresse gibt es zu viele Verbindungen. Versuche es in { $seconds ->
    [one] einer Sekunde
   *[other] { $seconds } Sekunden
} noch einmal.
error-service-stopping = Der Server startet neu. Er ist gleich wieder da, und dein Spiel ist sicher.
error-service-full = Der Server hat gerade zu viele Verbindungen. Versuche es in { $seconds ->
    [one] einer Sekunde
   *[other] { $seconds } Sekunden
} noch einmal.
error-store-open = Die Datenbank { $place } lässt sich nicht öffnen: { $problem }. Prüfe ihre Adresse und ob sie läuft.
error-store-in-use = Ein anderer Server benutzt { $file } schon. Beende ihn oder wähle mit --database eine andere Datenbank.
error-store-unavailable = Die Datenbank antwortet gerade nicht. Versuche es gleich noch einmal; bestätigte Züge sind sicher.
error-store-busy = Ein anderes Programm benutzt die Datenbank. Versuche es gleich noch einmal; bestätigte Züge sind sicher.
error-store-damaged = Die Datenbank { $file } ist beschädigt. Hebe eine Kopie auf und setze die letzte Sicherung an ihre Stelle.
error-store-page = Ein Teil der Datenbank dieses Servers ist beschädigt, und genau der wird hier gebraucht. Noch einmal versuchen hilft nicht: Sag denen Bescheid, die diesen Server betreiben.
error-ready-disk = Der Speicher mit der Datenbank ist fast voll: Weniger als { $expected } MB sind frei.
error-ready-folder = Der Server kann nicht sehen, wie viel Platz für die Datenbank noch frei ist: { $problem }.
error-ready-bots = Die Computerspieler laufen nicht.
error-ready-nodes = Dieser Server hört die anderen Server gerade nicht.
error-access-blocked = Die Betreiber dieses Servers haben deine Adresse gesperrt.
error-admin-no-database = Hier ist keine Datenbank: { $place }.
error-admin-damaged = Die Daten des Tisches { $table } sind beschädigt, deshalb ist nicht zu erkennen, wer dort saß. Nichts wurde geändert. Stell sie aus einer Sicherung wieder her oder lösche den Tisch („sterling admin delete-table { $table }“) und versuche es dann noch einmal.
error-admin-network = „{ $came }“ ist weder eine Adresse noch ein Netz. Schreib es zum Beispiel so: 203.0.113.7, 203.0.113.0/24 oder 2001:db8::/32.
error-admin-not-blocked = { $came } ist nicht gesperrt.
error-admin-nobody = Über die Kennung „{ $came }“ ist hier nichts gespeichert. „sterling admin people“ zeigt die Kennungen eines Tisches.
error-service-internal = Auf dem Server ist etwas schiefgegangen. Dein Tisch ist sicher; bitte versuche es noch einmal.
error-bot-refused = Der Computerspieler { $bot } konnte den Tisch nicht lesen ({ $reason }).
error-backup-failed = Die Sicherung { $file } lässt sich nicht schreiben: { $problem }
error-backup-nothing = Unter { $file } gibt es noch keine Datenbank, also nichts zu sichern.
error-backup-itself = { $file } ist die Datenbank selbst oder gehört zu ihr. Wähle eine andere Datei für die Kopie.
error-backup-no-tool = Diese Sicherung braucht das Programm { $tool }; es ist nicht installiert.
error-client-address = „{ $came }“ ist kein Link zu einem Tisch. Links sehen so aus: http://RECHNER/#/table/… oder http://RECHNER/#/seat/….
error-client-answer = Das scheint kein Sterling-Server zu sein. Seine Antwort: { $came }
error-client-unreachable = Unter { $address } antwortet kein Server. Prüfe die Adresse und deine Verbindung.
error-client-nonce = Deine Zufallszahl steckt nicht im Mischen. Die Karten könnten ausgesucht sein.
error-client-commitment = Der Server hat seine Festlegung geändert: Sie war { $expected }, als du Platz genommen hast, und ist jetzt { $came }. Die Karten könnten ausgesucht sein.
error-client-seats = Die Zufallszahlen im Mischen kommen von den Plätzen { $came }, gespielt wurde aber auf den Plätzen { $expected }. Die Karten könnten ausgesucht sein.
error-client-record = Die Spieldatei zeigt ein anderes Spiel als das, das du gesehen hast. Die Karten könnten ausgesucht sein.

# Befehlszeile
cli-serve = einen Server für Tische starten
cli-watch = an einem Tisch in diesem Terminal zuschauen
cli-join = an einem Tisch in diesem Terminal mitspielen
cli-backup = die Datenbank des Servers in eine Datei kopieren, auch im laufenden Betrieb
cli-admin = die Tische eines Servers betreuen: löschen, vergessen, sperren
cli-admin-people = zeigen, wer an einem Tisch saß
cli-admin-reports = gemeldete Personen auflisten
cli-admin-delete-table = einen Tisch und sein Spiel löschen
cli-admin-forget = eine Person von allen Tischen entfernen
cli-admin-block = eine Adresse oder ein Netz sperren
cli-admin-unblock = eine Adresse oder ein Netz wieder zulassen
cli-admin-blocks = zeigen, was gesperrt ist
cli-help-host = die Adresse des Servers (127.0.0.1: nur dieser Computer; 0.0.0.0: alle)
cli-help-open = den Browser öffnen
cli-help-port = der Port des Servers (8500)
cli-help-database = sqlite+aiosqlite:///DATEI oder postgresql+asyncpg://… (sonst eine Datei in deinem Datenordner)
cli-help-table-url = der Link zum Tisch
cli-help-seat-url = der Link zu deinem Platz oder zu einem Tisch mit offenem Platz
cli-help-name = dein Name am Tisch
cli-help-backup-file = wohin die Kopie gespeichert wird
cli-help-record-place = eine Spieldatei oder der Link zu einem Tisch
cli-help-admin-table = der Link des Tisches oder seine Kennung
cli-help-admin-identity = die Kennung der Person, wie „sterling admin people“ sie zeigt
cli-help-admin-bot = wer auf ihren Plätzen weiterspielt (greedy)
cli-help-admin-network = eine Adresse oder ein Netz, zum Beispiel 203.0.113.7 oder 2001:db8::/32
cli-help-admin-reason = warum, für deine eigene Liste
cli-col-seat = Platz
cli-col-identity = Kennung
cli-col-here = Am Tisch
cli-col-day = Tag
cli-col-table = Tisch
cli-col-network = Netz
cli-col-reason = Grund
admin-here = ja
admin-left = nein
admin-deleted = Der Tisch { $table } ist gelöscht.
admin-forgotten = { $tables ->
    [0] Diese Person war an keinem Tisch mehr. Alles andere über sie ist gelöscht.
    [one] Von einem Tisch entfernt.
   *[other] Von { $tables } Tischen entfernt.
}
admin-blocked = { $network } ist gesperrt.
admin-unblocked = { $network } ist nicht mehr gesperrt.
admin-no-reports = Niemand wurde gemeldet.
admin-none-blocked = Nichts ist gesperrt.
service-runs = Sterling läuft schon unter { $url } und wird im Browser geöffnet.
service-address = Sterling läuft unter { $url }
service-backup = { $file }: die ganze Datenbank, { $size } Bytes.
service-no-client = Der Server läuft, aber ohne den Browser-Client, der nicht installiert ist. Im Terminal kannst du mit „sterling join“ spielen.

# Prüfen
verify-shuffle = Der Startwert ergibt sich aus dem Geheimnis des Servers und den Zufallszahlen der Plätze { $seats }.
verify-secret = Das Geheimnis passt zur Festlegung, die veröffentlicht wurde, bevor jemand Platz nahm.
verify-noted-commitment = Es ist die Festlegung, die du vor dem Spiel notiert hast.
verify-noted-nonce = Die Zufallszahl, die du für Platz { $seat } notiert hast, steckt im Mischen.

# Tische eines Dienstes, im Terminal
online-waiting = Warten auf den Spielbeginn …
online-seated = Deine Plätze: { $seats }
online-commitment = Der Server hat sich auf sein Geheimnis festgelegt: { $commitment }
online-link = Link für Platz { $seat }: { $url }
online-sit = { $name } spielt mit.
online-leave = Platz { $seat } ist wieder frei.
online-bot = { $name } übernimmt Platz { $seat }.
online-decline = { $name } möchte nicht noch einmal spielen.
online-close = Der Tisch wurde geschlossen, das Spiel endet ohne Ergebnis.
online-start = Die Karten werden verteilt.
table-time-out = Die Zeit von { $name } ist abgelaufen, darum hat der Computer gezogen.
online-next = Revanche: { $url }
online-bye = Du bist gegangen, aber dein Platz bleibt dir. Komm mit demselben Link zurück.
online-seat-lost = Platz { $seat } gehört dir nicht mehr.
online-seat-watching = Du hast hier keinen Platz mehr. Du kannst weiter zuschauen.
online-seat-lost-enter = Weiter mit der Eingabetaste.
online-shuffle = Mischen überprüft: Die Karten ergeben sich aus dem Geheimnis des Servers und den Zufallszahlen aller.
online-shuffle-partly = Mischen teilweise überprüft: Die Karten ergeben sich aus dem Geheimnis des Servers und den Zufallszahlen aller.
online-checked-commitment = Das Geheimnis passt zur Festlegung, die notiert wurde, bevor du deine Zufallszahl gegeben hast.
online-checked-nonce = Deine Zufallszahl von Platz { $seat } steckt darin.
online-checked-seats = Die Zufallszahlen stammen von denen, die am Anfang mitgespielt haben, und von niemandem sonst. Plätze: { $seats }.
online-unchecked-commitment = Nicht geprüft: ob der Server sein Geheimnis festgelegt hatte, bevor er die Zufallszahlen kannte. Dieses Gerät war nicht rechtzeitig dabei.
online-unchecked-nonce = Nicht geprüft: ob deine Zufallszahl darin steckt. Dieses Gerät hat für Platz { $seat } keine notiert.
online-unchecked-seats = Nicht geprüft: wer am Anfang wo saß. Dieses Gerät hat es nicht gesehen.

# Schnelle Sätze
phrase-hello = Hallo!
phrase-good-luck = Viel Glück!
phrase-well-done = Gut gespielt!
phrase-oops = Hoppla!
phrase-thanks = Danke!
phrase-one-moment = Einen Moment, bitte.
phrase-your-turn = Du bist am Zug!
phrase-good-game = Schönes Spiel!
phrase-bye = Tschüss!

# Lektionen
error-lesson-not-now = Das ist erlaubt, aber in diesem Schritt geht es um etwas anderes. Probiere, was hervorgehoben ist.
error-lesson-step = Diese Lektion hat keinen Schritt „{ $came }“.
error-lesson-none = An diesem Tisch wird keine Lektion gespielt.
error-lesson-alone = Eine Lektion ist für dich allein. Niemand sonst kann hier sitzen, und es gibt nichts zu speichern.
error-limit-lesson = Diese Lektion dauert schon sehr lange. Beginne sie neu.
