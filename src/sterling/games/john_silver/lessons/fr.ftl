# La première leçon de John Silver : ce qui est dit à chaque étape, et les réponses aux autres coups.

lesson-john-silver-chapter-rows = Lignes et paires
lesson-john-silver-chapter-finish = La dernière carte

lesson-john-silver-goal = Vous voulez de l’or. Chaque pièce d’or sur vos cartes rapporte 1 point, les taches noires en coûtent. Le grand nombre ne vaut rien : il décide seulement qui gagne la carte.
lesson-john-silver-keep = Voici vos six cartes. Sans aucune pomme, vous pourriez les échanger toutes. Vous en avez : gardez-les.
lesson-john-silver-lay = Les colonnes sous vos deux personnages sont à vous. Posez le navire 8 dans la ligne des navires, dans la première colonne.
lesson-john-silver-lay-other-column = Toutes les colonnes sont permises. Ici, posez-le dans la première.
lesson-john-silver-lay-other = Vous pouvez poser cette carte. Ici, commencez par le navire 8, dans la première colonne.
lesson-john-silver-own = Après avoir posé, vous piochez. Nell a posé un navire aussi. Posez votre navire 9 dans votre autre colonne.
lesson-john-silver-own-theirs = C’est la colonne de Nell : elle gagnerait une bonne carte. Posez-la chez vous, dans la troisième.
lesson-john-silver-own-other = Vous pouvez poser cette carte. Ici, posez le navire 9 dans la troisième colonne.
lesson-john-silver-theirs = Vous pouvez aussi poser dans les colonnes de Nell. Le navire 1 a deux taches noires : laissez-les-lui. Posez-le à la dernière place libre de la ligne.
lesson-john-silver-theirs-other = C’est permis. Mais le navire 1 complète la ligne, et ses taches vont à Nell.
lesson-john-silver-paid = Quatre cartes : la ligne est distribuée. Les deux plus hautes vont là où se trouve la plus haute, chez vous : { $coins } pièces d’or. Les deux plus basses vont là où se trouve la plus basse, chez Nell.
lesson-john-silver-apples = Nell a posé dans votre colonne un joker à deux taches noires. Les pommes vous aident : posez le marin 7, dans la dernière colonne de Nell.
lesson-john-silver-apples-column = Dans votre colonne, vous pourriez gagner vous-même les pommes, et elles compteraient pour Nell. Posez-les dans sa dernière colonne.
lesson-john-silver-apples-other = Vous pouvez poser cette carte. Mais seules des pommes vous débarrassent du joker : posez le marin 7.
lesson-john-silver-take-back = Après des pommes, au lieu de piocher, vous pouvez reprendre dans la grille une carte sans pommes. Reprenez le joker de votre colonne.
lesson-john-silver-take-back-draw = Vous pourriez piocher. Mais le joker et ses taches resteraient dans votre colonne.
lesson-john-silver-take-back-other = Vous pouvez prendre celle-là. Mais c’est le joker qui vous fait du tort.
lesson-john-silver-joker = Le joker est dans votre main. Il va dans n’importe quelle ligne. Posez-le parmi les coffres, dans la première colonne de Nell.
lesson-john-silver-joker-column = C’est votre propre colonne ! Laissez-le à Nell : posez-le dans la deuxième.
lesson-john-silver-joker-row = Toutes les lignes sont permises. Ici, posez-le parmi les coffres, dans la deuxième colonne.
lesson-john-silver-joker-other = Vous pouvez poser cette carte. Mais débarrassez-vous d’abord du joker.
lesson-john-silver-left = Les pommes font aussi des points, mais pas pour celui qui les gagne : à la fin, elles vont au joueur de gauche. À deux, c’est l’autre.

lesson-john-silver-last = Une autre partie, juste avant la fin : la pioche est vide. Complétez la ligne des coffres avec votre coffre 8.
lesson-john-silver-last-other = Cette carte ne complète aucune ligne. Le coffre 8 complète la sienne.
lesson-john-silver-score = Vous avez { $coins } pièces d’or, et chacune de vos { $spots } taches noires coûte 1 point. Nell marque { $apples } pour les pommes que vous avez gagnées. { $total } à { $other } : vous gagnez !
lesson-john-silver-end = À trois ou quatre, seuls paient ceux qui ont le plus de taches : 8 points, et 4 pour le deuxième. Jouez maintenant votre première partie contre Nell. Des conseils vous aideront.
