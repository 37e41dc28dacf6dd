// Everyday French, without accents: words that are rightly spelled though the site may not use them.
const words = `
abonnement abonner accepter acces accessible accident accueil achat acheter actionnaires adolescent adulte adultes
affaires age agee ages aider ailleurs aime aimer ainsi ajouter alcool allemand aller allergie allergies allez ami amie
amies amis amsterdam an anglais animaux annee annees annexe anniversaire anniversaires annuler ans anvers appartement
apple apporter apprendre apprentissage arabe argent argentine arlon arret arreter arrive arriver ascenseur ascension
assister assurance assurer athenee attendre attente aujourdhui australie autisme autiste autonome autorise autrement
avance aveugle avion avis avocat avril babysitting bancontact banque bar bas base basket batiment beaucoup bebe
benefices besoin bientot billet bitcoin blague blagues boire boisson boissons boite bon bonne bonnes bons bouger
bourse boutique boxe bus cadeau cafe cafetaria caisse calme candidature cantine capital capitale carte cartes cash
casier caution celibataire cent centre certains chambre chance chanson charleroi chat chaud chef cheque chercher
cheval cheveux chien chiens chinois choisir choix chomage chomeur chose choses cinema cite classe client club code
coder coiffeur coin collation college collegue collegues commence commencent commencer comment commune compagnie
compliance comprendre compris comprise comptabilite compte compter condition conditions conduire conduite confirmer
conge connaissance connaitre conseil conseiller content contente contentes contents continuer copain copine cotisation
coupe couper cours cout coute coutent couter covoiturage creee crypto cryptomonnaie cryptomonnaies cuisine cuisiner
cybersecurite danse date dates debut debutant debute debuter decembre decouvrir decroche deductible deduction dejeuner
delai delais demain demande demander demarrer dentaire dentiste dernier derniere descendre dessert devenir devis
devoir devoirs difference difficile dimanche diner diplome direct directeur directrice diriger disponible disponibles
dissertation distance docteur donc dormir dortoir dossier douche doux droit droits dur dure duree durent dyslexie
dyslexique echecs ecole ecoles ecran ecrire effectuer eglise eleve eleves embauche emploi employe employes emporter
enfant enfants engagement engager enseignant enseignants ensemble entendre entrainer entree entreprise envie environ
envoyer erasmus espagnol espece especes essai essayer etage etape etranger etudes etudiant etudiante etudiants euro
euros evaluer examen examens exemple exister expliquer faim faire familial famille faut fauteuil femme ferie feries
fermer fermeture festival fete fevrier fier fiers filiale fille filles film fils fin final finance financement
financer finir fiscal fiscale fitness fixe fleurs fonctionne fonctionner fondation fondee foot football formateur
formateurs formation formations formatrice former fort forte fortnite forts forum fourni fournir fournis frais
francais france frere freres frites froid fumer futur gagnant gagnent gagner gand garage garanti garantie garcon
garcons garde garderie gare garer gateau gens gentil gentille geometrie google gosse gouter gouvernement grand grande
gratuit gratuite gratuitement gratuits grippe gros groupe groupes gsm guerre guitare habiter halal handicap handicape
haut hebergement heure heures heureux hier histoire hiver hockey homme hopital horaire horaires hotel hypersensible
idee identite immeuble impots imprimante imprimer independant infirmiere informatique ingenieur inscription
inscriptions inscrire inscrit instance insulte interdit interesse internat internet invite inviter iphone italien
jamais janvier japonais jardin jeu jeudi jeune jeunes jeux jobs joindre jouer jour journal journaliste journee jours
judo juillet juin juste karate kayak kot labo laboratoire laisser langue langues lecon legal lendemain lent lettre
leuven lever liberte libre libres liege lieu ligne lille limousine linge lire liste lit livre livres local location
logement loger logo loi loin long longtemps loterie louer louvain lundi lune lunettes luxembourg lyon macbook machine
magasin mai mail main maintenant maire mairie maison majeur majeure mal malade maladie malentendant maman mamie manger
manque manquer marche mardi mari mariage mariages marque mars master match mathematiques maths matiere matin mauvais
maximum medecin meilleur meilleure membre menage mensuel mensuelle mercredi mere message meteo methode methodes metier
metro mettre midi milieu minecraft mineur minimum ministre minute minutes mobile mobilite mode moderne moins mois
moitie moment monde monnaie mons montant montrer mot moteur moto mourir mur musee musique mutuelle mutuelles namur
napoleon natation nature navette neerlandais netflix neveu niece nintendo niveau noel nom nombre nombreux normal note
notes nourriture nouveau nouvelle novembre nuit numero nutrition obligation obligatoire obtenir occuper octobre oncle
ordinateur ordinateurs ordre organiser orthographe oublier ouvert ouverte ouverts ouverture ouvrir page paiement pain
palestine papa papier papiers paques parc parent parents paris parking parkings parler part partenaire partie partir
passeport passer password patron pause pauses payant payante payer paypal pays pc peinture pendant penser pentecote
perdre pere permettre permis personne personnes petanque petit petite petits peur philatelie photo photos physique
piano piece pied pilote piscine pizza place places plainte plan playstation plein pleuvoir pluie plupart plusieurs pmr
poche poeme poesie point poisson poker police politique pomme poney portable porte portugais poser possibilite
possible postes postuler pouvoir pratique pratiques preciser prendre prenom preparer presence present presenter
president presse prevoir prevu principe prise prix prochain prochaine prochaines prochains professeur professeurs
professionnel professionnels programmation programme programmer projet projets promo promotion proposer propre prouver
proximite public puissance python qualite quand quantite quart quartier quitter quotidien raison rampe randonnee
rapide rappeler rapport rater recette recettes recevoir recrutement recruter recrutez rediger reduction reductions
reduit referentiel regarder region regle reglement regler rejoindre religion remboursement rembourser remplir
remuneration remuneres rencontrer rendez rendezvous rendre rentree rentrer reparer repas repeter repondre reponse
reponses reportage reporter repos reprendre reseau reservation reserver respect responsable restaurant restauration
reste restent rester resultat retard retour retourner retraite reunion reussir revenir reviser rheto rien roblox robot
robotique roulant route rue russe sac salaire salaires salarie salaries salle samedi sandwich sante sauf sauna savoir
science scolaire scolaires seance seances secretariat securite sejour semaine semaines semblable semestre sentir
septembre sera serieux service servir seul seule sieste signer simple site situation situe situee ski soccer societe
soeur soeurs soir sol soleil solution sommeil sortie sortir soudain sourd sourde sport sports spotify stage stages
station stationnement stationner suite suivre super supplementaire support surveillance syllabus sympa syndicat table
tablette taille tard tarif tarifs tartines taxe taxi technique telephone telephoner temps tenir tennis tennisman tenue
terminer tesla test theatre ticket tiktok tirer titre toilettes tombe tombola tot total totale toujours tour toussaint
train tram tranche tranches transport transports travail travailler triche trimestre triste trop trouve trouvent
trouver tva type uniforme universite urgence usage utile utiliser vacances vaccin valable valeur valide valise vegan
vegetarien vegetarienne vegetariens velo velos vend vendez vendre vendredi vends venir vente verite verser verviers
veste vestiaire vetement vetements viande vidange video videos vie vieux ville vin virement visite visiter vivre voir
voisin voisine voiture voitures voix vol voler voyage vrai vraiment waterloo wavre web weekend wifi xbox yoga youtube
zero zone zoo
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
