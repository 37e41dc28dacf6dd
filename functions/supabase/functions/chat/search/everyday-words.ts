/** Words that visitors use for one another when they speak of a school and its courses, one group a line. */
const groups = `
prix tarif cout couter cher onereux couteux
payer paie paiement regler reglement verser versement debourser cotiser cotisation acquitter raquer
facture facturer facturation justificatif quittance
mensualite echelonner echelonnement etaler fractionner acompte
total somme addition
domiciliation prelevement debit sepa
abonnement abonner abonne souscrire souscription
formule pack forfait
reduction remise rabais ristourne promo promotion discount coupon
economie economiser epargner epargne
gratuit gratuitement offert gracieux cadeau gratis
frais supplement supplementaire extra surcout additionnel
cache dissimule planquer
compris comprend inclus inclure englober
argent fric pognon thune oseille
budget enveloppe depense depenser
roi rentable rentabilite investissement investir amortir
tva taxe htva tvac
deduire deduit deduction soustraire decompter
rembourser remboursement restituer restitution recuperer ravoir
satisfaction satisfait insatisfait decu deception mecontent
convenir convient plaire correspondre aimer apprecier kiffer
resilier resiliation annuler annulation arreter stopper cesser desabonner desinscrire desister quitter
contrat convention engagement signer signature
prevenir avertir alerter notifier preavis
delai echeance deadline
retractation retracter renoncer dedire
changer changement modifier modification switcher
remplacer remplacement substituer substitut
subside subvention subsidier cheque prime bourse financement financer
demarche formalite paperasse administratif administration dossier
condition critere eligible eligibilite modalite
independant freelance autoentrepreneur
horaire creneau timing
commencer debut debuter demarrer demarrage entamer lancer lancement rentree
finir fin terminer achever conclure conclusion boucler cloturer cloture
duree durer longueur longtemps
continuer poursuivre prolonger prolongation renouveler reconduire perseverer
calendrier agenda planning planifier
rythme cadence frequence frequemment souvent allure
hebdomadaire hebdo semaine
an annee annuel annuellement
soir soiree nocturne
repas diner dejeuner lunch manger tartine sandwich cantine gouter collation nourriture
pause recreation recre break
vacances conge relache
carnaval detente krokus
stage camp bootcamp colo plaine
atelier workshop activite
ete estival juillet
paques printemps pascal
noel hiver hivernal
decaler recaler reporter repousser postposer deplacer
libre disponible disponibilite vacant
complet sature bonde
attente attendre patienter
lieu endroit local locaux salle batiment adresse localisation emplacement situer
mur bureau local locaux
centre hypercentre coeur pentagone
bruxelles bxl brussels brussel bruxellois capitale
belgique belge belgie
transport train metro tram bus stib sncb gare
trajet itineraire route chemin navette distance loin eloigne
proximite proche alentours voisinage
ligne distance distanciel visio visioconference zoom virtuel internet web
presentiel salle physique
rencontrer rencontre visite visiter
langue linguistique bilingue multilingue
neerlandais neerlandophone flamand
francais francophone fr
anglais anglophone english
ecarter exclure exclusion eliminer
adulte majeur senior retraite pensionne
enfant gamin gosse mome marmot kid fille fiston garcon rejeton bambin
adolescent ado teenager teen lyceen
parent papa maman mere pere famille familial daron daronne
frere soeur fratrie frangin frangine jumeau jumelle cadet aine benjamin
ami copain copine pote camarade amis
prerequis prealable bagage base bases connaissance notion acquis
debutant novice neophyte zero noob nul profane amateur
avance expert expertise cale doue chevronne
difficile difficulte complique ardu
facile facilement simple simplicite aise
niveau degre palier
coder code codage python developpeur
math maths mathematique algebre
ordinateur ordi pc laptop portable mac macbook tablette ipad chromebook
telephone telephoner gsm smartphone iphone appel appeler
materiel fourniture matos
apporter emporter amener emmener ramener sac affaires cartable valise
fournir preter procurer disposition
carnet cahier calepin notebook
crayon stylo bic feutre
classeur farde dossier
casque ecouteur headset oreillette
gourde bouteille eau boire boisson
connexion internet wifi
participant apprenant stagiaire
eleve etudiant apprenant
nombre quantite effectif
maximum max maxi plafond limite limiter
minimum minimal minima
individuel individuellement particulier prive perso
equipe team staff
collegue collaborateur salarie travailleur
direction directeur directrice gerant dirigeant patron patronne boss chef manager ceo prefet proviseur
responsable coordinateur coordinatrice
entreprise societe boite firme pme tpe compagnie business association asbl
travail travailler boulot job taf emploi metier profession carriere
professionnel pro professionnellement
service departement cellule
secteur industrie domaine
recruter recrutement embaucher embauche rh drh
candidature candidat postuler candidater
employeur recruteur patron
cv curriculum vitae
accueil accueillir onboarding bienvenue
entretien interview entrevue
licenciement licencier congedier
peur crainte craindre inquiet inquietude angoisse redouter stress anxiete apprehension
risque risquer danger dangereux menace menacer
prudent prudence precaution mefier vigilance vigilant
marketing publicite pub com
vente vendre commercial vendeur
achat acheter commander commande acquerir
lettre newsletter infolettre mailing emailing
reseau instagram insta tiktok facebook snapchat linkedin
publier diffuser diffusion parution
partager partage transmettre transmission ceder divulguer
comptable comptabilite tresorerie
logistique livraison expedition entrepot
legal juridique loi legislation
accord autorisation autoriser permission permis consentement consentir aval approbation
interdire interdit interdiction prohiber proscrire bannir
brouillon ebauche esquisse croquis prototype maquette
evaluation evaluer note notation bulletin
examen exam interro interrogation controle epreuve blocus
reviser revision bachoter
exercice exercer entrainement entrainer
pratique pratiquer concret manipuler
theorie theorique magistral
triche tricher fraude plagiat plagier pomper copier recopier
cours lecon seance
formation training cursus parcours
apprendre apprentissage assimiler instruire
enseignant professeur prof instit instituteur pedagogue
formateur formatrice intervenant instructeur moniteur prof
mentor mentorat tutorat tuteur parrain
coaching coach entraineur
suivi accompagner accompagnement encadrer encadrement
aider aide soutien soutenir support depanner help helpdesk hotline
panne bug buguer probleme souci pepin dysfonctionnement
bloquer blocage coincer obstacle
reponse repondre repliquer reagir
rapide rapidement vite vitesse express
contacter contact joindre joignable coordonnees
message mail email courriel courrier
formulaire questionnaire remplir champ
inscription inscrire enroler adherer adhesion rejoindre
essai essayer tester test tenter experimenter essais
demo demonstration presentation spectacle show gala representation
scene podium estrade
public spectateur auditoire foule
inviter invite invitation convier
regarder visionner mater observer
oral parole eloquence discours
silencieux timide introverti discret
certificat attestation diplome brevet certification
habilite agree accredite homologue officiel reconnu valable
portfolio book vitrine
creation creer realiser realisation fabriquer produire production construire concevoir elaborer
resultat aboutissement rendu livrable
reussir reussite succes
rater rate ratage echec echouer foirer louper
absence absent manquer manque louper rater secher brosser malade maladie
rattraper rattrapage recuperer recuperation
erreur faute bourde gaffe boulette tromper meprise bevue
corriger correction rectifier reparer retoucher
ameliorer amelioration progresser progres optimiser booster
recommencer refaire reprendre reiterer
repetitif routinier routine fastidieux rebarbatif corvee monotone
ennui ennuyer ennuyeux lasser barbant
verifier verification controler controle checker recouper
relire relecture relecteur
valider validation approuver
fiable fiabilite confiance credible serieux
honnete honnetete franchement sincere transparent transparence
faux fausse mensonge mentir bobard inexact errone
inventer halluciner hallucination affabuler imaginer
trucage truquer hypertrucage deepfake fake
preuve prouver demontrer
source citer citation bibliographie
comparer comparaison comparatif departager confronter
difference different differer distinguer distinction
choisir choix selectionner selection opter preferer
decider decision trancher
hesiter hesitation indecis douter doute
besoin necessaire necessite necessiter indispensable
obligatoire obliger obligation imposer requis exiger exigence
utile utilite servir
avantage atout benefice
defaut inconvenient desavantage faiblesse
gagner gain benef
perdre perte gaspiller egarer gacher
productivite efficace efficacite performance
automatiser automatisation automatique automation robotiser
processus process workflow procedure
chatbot bot robot assistant
modele algorithme llm
prompt consigne instruction requete
chatgpt openai gpt gpts
claude anthropic sonnet
gemini google bard
copilot microsoft bing
excel tableur feuille spreadsheet
slides diapositive diapo powerpoint ppt
outil logiciel application appli app software
image visuel illustration
photo photographie photographier cliche
dessin dessiner illustrer gribouiller peindre peinture
affiche pancarte flyer
logo embleme sigle
style look esthetique apparence
couleur palette teinte coloris
graphiste graphisme infographie infographiste
video film metrage movie filmer cinema
tourner tournage camera
montage editing decoupage
scenario script recit histoire narration storytelling raconter intrigue
storyboard planche vignette bd
personnage heros protagoniste avatar
animer bouger mouvement
voix vocal timbre
musique musical musicien chanson melodie morceau jingle instrumental
chanter chant chanteur chanteuse rap rapper
podcast radio emission balado
enregistrer enregistrement capter micro
mixer mixage mix melanger
instrument guitare piano violon batterie solfege
ecouter ecoute entendre oreille auditeur
audio sonore bruit bruitage
ecrire ecriture rediger redaction ecrit
lire lecture lecteur
livre roman bouquin
traduire traduction traducteur interprete
resume resumer synthese synthetiser raccourcir abreger
orthographe grammaire conjugaison
imprimer impression imprimante
telecharger telechargement download
coller copier copie dupliquer reproduire reproduction
fichier document doc pdf
garder conserver conservation stocker stockage sauvegarder sauvegarde archiver
confidentialite confidentiel rgpd gdpr prive secret intimite
anonymiser anonyme anonymat masquer flouter
proteger protection securite securiser
cookie traceur tracage tracker
attaque pirate pirater piratage hacker malveillant
effacer effacement supprimer suppression detruire
identifiant login password
hebergement hebergeur heberger serveur
reclamation reclamer plainte plaindre litige contester desaccord
appartenir appartient propriete proprietaire copyright
imiter imitation cloner clonage contrefaire
creatif creativite artistique art
ethique moral deontologie
valeur principe philosophie ideal
charte regle reglement politique
sanction sanctionner punir punition
biais prejuge stereotype discrimination
autonome autonomie debrouiller debrouillard
deleguer delegation confier
tache mission besogne
trier tri ranger rangement ordonner
etiquette categorie rubrique
messagerie inbox outlook gmail
relance relancer rappel rappeler impaye
devis offre estimation chiffrage
rapport reporting bilan
rendezvous rendez rdv
reunion meeting briefing
audit diagnostic analyse inventaire
theme thematique sujet
programme contenu matiere syllabus
etape phase stade
support syllabus polycopie
intra interne inhouse
personnaliser personnalise adapter mesure specifique customiser
calcul calculer quantifier
chiffre statistique kpi
numerique digital digitaliser digitalisation
concurrent concurrence rival
client clientele consommateur
prestataire soustraitant fournisseur
partenaire partenariat cooperer
ecole etablissement lycee athenee college institut
secondaire humanites lycee
superieur universite universitaire unif bachelier
ecran addiction accro
envie motivation motiver passion passionner curiosite curieux
abandonner abandon decrocher demotiver lacher
plaisir amusant amuser fun rigolo drole marrant
jeu jeux jouer ludique gaming
avenir futur debouche
temoignage avis opinion review
retour feedback remarque commentaire
conseil conseiller recommander recommandation preconiser suggerer suggestion
expliquer explication clarifier eclaircir detailler
comprendre comprend comprehension piger
montrer exposer exhiber devoiler
recherche rechercher chercher fouiller
recevoir recoit recoivent recu obtenir obtient
envoyer envoi expedier transferer
final dernier ultime
court bref concis succinct
intensif accelere condense
essentiel important crucial primordial
mot terme vocabulaire
idee inspiration piste concept
methode methodologie pedagogie approche maniere
astuce truc tuyau
guide tutoriel tuto notice manuel
article blog billet
exemple echantillon specimen
habitude reflexe coutume
objectif but finalite viser
experience anciennete recul
ouverture ouvrir ouvert
ajouter ajout rajouter
diminuer baisser baisse reduire abaisser
rassembler reunir regrouper assembler combiner
retenir souvenir memoire memoriser
oublier oubli omettre
refuser refus rejeter
liaison connecter brancher
reglage regler parametre parametrer configurer configuration
reperer reconnaitre reconnait detecter deceler
prevoir anticiper prevision
surveiller surveillance superviser supervision
habiter vivre resider
respect respecter respectueux harcelement moquer
conversation discuter discussion dialoguer dialogue bavarder
chat tchat communaute forum discord whatsapp
competence aptitude capacite capable talent
innovation innovant novateur nouveaute
approfondir perfectionner creuser
entier integral totalite
utilisateur user internaute
conference seminaire webinaire colloque
mineur majorite majeur
`;
export const everydayWords = groups
  .trim()
  .split("\n")
  .map((line) => line.split(" "));
