# La première leçon de Silver & Gold : ce qui est dit à chaque étape, et les réponses aux autres coups.

lesson-silver-gold-chapter-hunt = La chasse au trésor
lesson-silver-gold-chapter-finish = Le dernier tour

lesson-silver-gold-goal = Vous partez à la chasse au trésor. Cochez toutes les cases d’une île et ses points sont à vous. À la fin, celui qui a le plus de points gagne.
lesson-silver-gold-keep = Voici quatre îles. Gardez-en deux : la grise, petite et vite terminée, et la verte.
lesson-silver-gold-keep-other = Vous pourriez garder ces deux-là aussi. Pour cette leçon, prenez l’île grise et l’île verte.
lesson-silver-gold-mark = Un motif est révélé, le même pour tous. Placez-le sur les cases mises en valeur de votre île grise, puis appuyez sur « Cocher ».
lesson-silver-gold-mark-elsewhere = Vous pouvez cocher là. Commençons par l’île grise, sur les cases mises en valeur.
lesson-silver-gold-cross = Motif suivant : trois en ligne. Placez-le tout en bas de l’île grise. L’une de ces cases porte une croix. Voyez ce qu’elle fait.
lesson-silver-gold-cross-elsewhere = C’est permis. Mais la croix est en bas de l’île grise, et elle en vaut la peine.
lesson-silver-gold-extra = Une croix vous donne une case de plus, n’importe où sur vos deux îles. Prenez la pièce de l’île verte.
lesson-silver-gold-extra-complete = Bien vu : cela terminerait l’île grise ! Gardez-la pour le prochain tour et prenez d’abord la pièce.
lesson-silver-gold-extra-elsewhere = C’est permis. Mais une pièce vaut mieux qu’une case vide. Prenez celle qui est mise en valeur.
lesson-silver-gold-single = Il manque une case à l’île grise. Au lieu du motif, vous pouvez toujours cocher une seule case : appuyez sur « Une seule case » et cochez-la.
lesson-silver-gold-single-pattern = Vous pouvez, mais la case qui manque termine l’île grise tout de suite. Appuyez sur « Une seule case » et cochez-la.
lesson-silver-gold-island = Terminée ! L’île grise vous rapporte { $points } points. Prenez-en une autre parmi les îles exposées : l’île orange au palmier.
lesson-silver-gold-island-hidden = Ce serait une surprise de la pioche. Prenez l’île orange : vous voyez ce qu’elle porte.
lesson-silver-gold-island-other = Une belle île aussi. Pour cette leçon, prenez l’île orange au palmier.
lesson-silver-gold-turn = Ce motif ne tient ici que si vous le tournez. Tournez-le pour qu’il couvre les cases mises en valeur de l’île verte. Il y a une pièce parmi elles.
lesson-silver-gold-turn-elsewhere = Il tient là aussi. Mais tournez-le et placez-le sur les cases mises en valeur : la pièce est à prendre.
lesson-silver-gold-palm = Maintenant le palmier, en haut de l’île orange. Il compte aussitôt : 1 point, plus 1 par palmier sur les îles exposées.
lesson-silver-gold-palm-elsewhere = C’est permis. Mais prenez le palmier tant qu’il y a beaucoup de palmiers sur les îles exposées.
lesson-silver-gold-cup = Ce palmier valait { $palm } points. Vous avez { $coins } pièces, et une quatrième remplit votre première ligne. Prenez-la !
lesson-silver-gold-cup-elsewhere = Pas de pièce ici. Les cases mises en valeur en ont une, et elle vous vaut une coupe.
lesson-silver-gold-rounds = Une ligne pleine rapporte la plus haute coupe : { $cup } points pour vous, moins pour le suivant. Sept tours font une manche, quatre manches une partie.

lesson-silver-gold-seals = Le dernier tour d’une autre partie. Le sceau de votre île violette paie à la fin : 2 points par île orange que vous avez terminée. Vous en avez trois.
lesson-silver-gold-last = Il manque deux cases à votre île violette, et ce motif y tient si vous le tournez. Terminez-la !
lesson-silver-gold-last-grey = Cela termine l’île grise : { $grey } points. La violette en rapporte { $purple } !
lesson-silver-gold-last-elsewhere = Cela ne termine rien, et une île inachevée ne vaut rien. Terminez la violette.
lesson-silver-gold-score = { $islands } pour les îles, { $coins } pour les pièces, { $cups } pour les coupes, { $palms } pour les palmiers et { $seals } pour les sceaux : { $total } points. Pip en a { $other }. Vous gagnez !
lesson-silver-gold-end = Vous savez l’essentiel. Votre première partie est contre Pip, qui n’est pas pressé, et des conseils vous aideront.
