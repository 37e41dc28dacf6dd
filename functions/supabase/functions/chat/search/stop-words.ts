// Words that carry no meaning of their own, without accents.
const words = `
a ah ai suis serai serons etais etions jai aie aient ais ait alors apres as assez au aucun aucune aura aurai aurait aussi autre autres aux avait avant
avec avez aviez avions avoir avons ayant bah ben bien bon bonjour bonsoir c ca car ce ceci cela celle celles celui
ces cet cette ceux chaque chez ci comme comment concernant d dans de dedans dehors depuis des desole deja dit dites
dois doit donc dont du elle elles en encore enfin entre es est et etait etaient etant etes etre eu eux exactement
fait faites falloir faudra faut fois font force g hein hello hey ici il ils j jai je jusque juste l la le les leur
leurs lui m ma mais me meme memes merci mes mieux moi moins mon n ne ni non nos notre nous on ont ou oui par parce
parmi pas pendant peu peut peux plus plutot pour pourquoi pourrais pourrait pourriez pouvez pouvoir prefere pres
puis puisque qu quand que quel quelle quelles quels qui quoi s sa sais salut sans savoir se sera serait ses si sinon
soit sommes son sont sous sur svp stp sinon t ta tant te tel telle tes toi ton tous tout toute toutes tres tu un une
va vais vas vers veut veux vo voila vont vos votre voudrais voudrait voulez vouloir vous vraiment y
jusqu lorsqu puisqu quoiqu presqu quelqu chose utilise utiliser utilisez utilisent utilisons utilisent existe existent aimerais aimerait souhaite souhaiterais svp plait possible informations information renseignement
renseignements question questions dire parler donner donnez propose proposez proposes avoir cherche
`;

const stopWords = new Set(words.split(/\s+/).filter(Boolean));

export const isStopWord = (word: string) => stopWords.has(word);

// Words that say little of what a question is about, without accents; they count, but not for much.
const light = `
prevoir prevu prevue savoir sait connaitre connait prendre prend prends prenez pris suivre suit penser pense penses croire crois aimer aime besoin
venir vient viens viennent venez passer passe tenir tient rester reste demander demande voir vois voit regarde mettre met mis choses truc trucs cas vrai
vraie juste seulement toute entiere entier petit petite grand grande bien bonne bon mauvais nouvelle nouveau fille fils enfant enfants ado ados adolescent
adolescente gamin gamine gars neveu niece petit-fils cher chere monsieur madame mari femme maman papa mere pere parent parents habite habitons vit
voila selon apres precisement concretement exactement justement vraiment finalement actuellement chez dessus dessous cote moment fois facon maniere
sorte genre exemple compte tenu lien question idee souci probleme fin debut partir cause raison type nombre deux trois jour jours semaine semaines
mois annee an ans heure heures aujourdhui demain hier soir matin lire lu ecrire dit entendu trouve trouver vouloir aimerais interesse interessee
voudrait devrait devoir gens personne personnes monde collegues coup coups ailleurs facilement facile facilite offre offres periode maison quart jamais ailleurs ecole ecoles ia intelligence artificielle cours svp obligatoire pareil ensemble responsable article site blog page combien tranche  quand lieu
entreprise entreprises societe societes pme equipe equipes employes collaborateurs salaries eleve eleves jeune jeunes prof professeur enseignant enseignante
`;
const lightWords = new Set(light.split(/\s+/).filter(Boolean));

export const isLight = (word: string) => lightWords.has(word);
