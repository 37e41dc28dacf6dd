// Everyday French, without accents: words that are rightly spelled though the site may not use them.
const words = `
abonner abonnement accepter acces accessible accueil achat acheter adolescent adulte adultes affaires age agee ages ainsi
aider aime aimer ailleurs ajouter allemand aller allez ami amie amies amis an anglais animaux annee annees annuler ans
apporter apprendre apprentissage arabe arret arreter arrive arriver argent assister assurance assurer attendre attente
aujourdhui autisme autrement autorise avance avion avis avril babysitting banque bar bas base batiment beaucoup bebe besoin
bientot billet boire boisson boite bon bonne bonnes bons bouger bourse boutique bus cadeau cafe caisse cantine capital
capitale caution cartes carte celibataire cent centre certains chambre chance chanson chat chaud chef cheque chercher cheval
cheveux chien chiens chinois choisir choix chose choses chomage chomeur cinema cite classe client club code coder coiffeur
coin collation college collegue collegues comment commencer commence commencent commune compagnie compliance comprendre
compris comprise compte compter condition conditions conduire conge confirmer connaissance connaitre conseil conseiller
continuer copain copine cotisation couper cours cout coute couter coutent crypto cuisine cuisiner cybersecurite danse date
dates debut debutant debute debuter decembre decouvrir deduction deductible delai delais demain demande demander demarrer
dentiste dernier derniere descendre devenir devis devoir devoirs difficile difference dimanche diplome direct directeur
directrice diriger disponible disponibles distance docteur donc dormir douche droit droits duree dure durent dur dyslexique
dyslexie ecole ecoles ecran ecrire effectuer eglise eleve eleves embauche emploi employe employes emporter enfant enfants
engagement engager enseignant enseignants ensemble entendre entrainer entree entreprise envie environ envoyer erasmus
espagnol espece especes essai essayer etage etape etranger etudes etudiant etudiante etudiants euro euros evaluer
examen examens exemple exister expliquer faim faire familial famille faut femme ferie feries fermer fermeture festival
fete fevrier fille filles film fils fin final finance financer financement finir fiscal fiscale fixe foot football
formation formations formateur formateurs formatrice former forum fournir fourni fournis frais francais france frere
freres froid frites futur gagner garanti garantie garcon garcons garde garderie gare gateau gens gentil gosse gouvernement
grand grande gratuit gratuite gratuitement gratuits gros groupe groupes guerre habiter handicap handicape haut hebergement
heure heures hier histoire hiver homme hopital horaire horaires hotel idee identite immeuble impots independant infirmiere
informatique ingenieur inscription inscriptions inscrire inscrit insulte interdit interesse internat internet invite inviter
italien jamais janvier japonais jardin jeu jeudi jeune jeunes jeux joindre jouer jour journal journee jours juillet juin
juste laisser langue langues lecon legal lendemain lent lettre lever liberte libre libres lieu ligne linge lire liste lit
livre livres local location loger logement loi loin long longtemps louer lundi lune machine magasin mai mail main maintenant
maire mairie maison mal malade maladie maman mamie manger manque manquer marche mardi mari mariage marque mars master match
mathematiques maths matin matiere mauvais medecin meilleur meilleure membre menage mensuel mensuelle mercredi mere message
metier metro mettre meteo midi milieu minimum ministre minute minutes mode moderne moins mois moitie moment monde monnaie
montant montrer mot moteur moto mourir mur musee musique mutuelle natation nature neerlandais neveu niece niveau noel nom
nombre nombreux normal note notes nourriture nouveau nouvelle novembre nuit numero obligatoire obligation obtenir occuper
octobre oncle ordinateur ordinateurs ordre organiser oublier ouvert ouverte ouverts ouverture ouvrir page pain papa papier
papiers paques parc parent parents paris parking parler part partenaire partie partir passer patron pause payant payante payer
paiement pays pc peinture pendant penser perdre pere permis permettre personne personnes petit petite petits peur photo
photos piano piece pied piscine pizza place places plan plein pleuvoir pluie plupart plusieurs plusieurs poche poesie point
poisson police politique pomme portable porte portugais poser possible possibilite pouvoir pratique pratiques preciser
prendre prenom preparer presence present presenter president prevoir prevu principe prise prix prochain prochaine
prochaines prochains professeur professeurs professionnel professionnels programme programmer programmation projet projets
promo promotion proposer propre prouver proximite public puissance python qualite quand quantite quart quartier quitter
quotidien raison randonnee rapide rappeler rapport rater recevoir recette recrutement recruter rediger reduction reductions
reduit regarder region regle reglement regler rejoindre religion rembourser remboursement remplir rencontrer rendez rendezvous
rendre rentree rentrer repas repeter repondre reponse reponses reporter repos reprendre reseau reservation reserver respect
responsable restaurant reste rester restent resultat retard retour retourner retraite reunion reussir revenir reviser
rien robot robotique route rue russe sac salaire salaires salarie salaries salle samedi sante sauf savoir science scolaire
scolaires seance seances secretariat securite sejour semaine semaines semestre semblable sentir septembre sera serieux
service servir seul seule signer simple site situation situe situee soir societe soeur soeurs sol soleil solution sommeil
sortie sortir soudain sport stage stages station suite suivre super supplementaire support surveillance syndicat table
tablette taille tard tarif tarifs taxe technique telephone telephoner temps tenir tennis tennisman terminer test
theatre ticket tirer titre tombe tot totale total toujours tour train tram transport transports travail travailler
trimestre triste trop trouver trouve trouvent tva type uniforme universite urgence usage utile utiliser vacances vaccin
valable valeur valide vegetarien vegan velo vendre vend vends vendez vendre vendredi venir vente verite verser veste vetement viande vidange video
videos vie vieux ville vin visite visiter vivre voir voisin voisine voiture voix voler vol voyage vrai vraiment web
weekend wifi xbox youtube reparer imprimante imprimer mobile fonctionne fonctionner content contents contente contentes heureux fier fiers calme doux fort forte forts sympa gentille methode methodes triche zero zone
`;

// Verbs in -er, by their stem.
const verbs = `
abord accept accompagn ador affich aid aim ajout amen amus annul apport arrang arriv assist attir autoris avanc bloqu boug
cach calcul caus chang cherch commenc compar compt concern confirm conseill consult continu corrig coup cout cré dans debours décal
décid déclar demand dépens déplac désir dessin deven dîn discut donn dur échang écout embrass emmen employ encadr enseign entr envoy
espèr essay étal étudi évit exist expliqu ferm fum gagn gar gard gér habit hésit imagin imprim inform insist install intéress invit jou
laiss lanc limit lou mang manqu march mont montr nag nomm obéi occup organis oubli pai parl partag particip pass pay pens perd plac
port pos pratiqu préfér prépar présent prêt prévoy propos quitt racont rappel rat récupér refus regard rembours remerci remplac rencontr
rentr répar répét reserv respect rest retourn réussi réveill sembl serv signal sign soign souhait stress suggér surveill téléphon termin
test tomb touch tourn travaill travers trich trouv tu utilis vaccin valid vérifi vers visit vol
`;
const endings = ["e", "es", "ent", "er", "ez", "ons", "ee", "ees", "ait", "era", "ant"];
const folded = (text: string) => text.normalize("NFD").replace(/\p{M}/gu, "").split(/\s+/).filter(Boolean);

export const commonWords = [
  ...folded(words),
  ...folded(verbs).flatMap((stem) => endings.map((ending) => stem + ending)),
];
