import { readPairs } from "./dictionary.ts";

// Dutch=French, without accents; nothing after the sign for words that carry no meaning.
const words = `
12jarige=12_ans 13jarige=13_ans 14jarige=14_ans 14jarigen=14_ans 15jarige=15_ans 16jarige=16_ans 17jarige=17_ans
18jarige=18_ans 1ste=premier 2de=deuxieme 3de=troisieme 4de=quatrieme 5de=cinquieme 6de=sixieme aan=
aanbieden=proposez aanbod=offre aangemeld=inscrit aankomen=arriver aankomst=arriver aanleren=apprendre
aanmeld=inscrire aanmelden=inscrire aanmelding=inscription aanmeldingen=inscriptions aanpak=methode
aanraden=conseille aansluiten=rejoindre aantal=nombre aantallen=nombre aanwerven=recrutez aanwezig=presence
abonnementen=abonnements account=compte accounts=comptes acht=8 achteraf=apres achttien=18 actie=promo
activiteit=activite activiteiten=activites adhd=tdah adres=adresse advies=conseil afbeelding=image
afbeeldingen=images afbetalen=mensualites afbetaling=paiement_mensualites afdrukken=imprimer afgelopen=finit
afhalen=chercher afmelden=desinscrire afspraak=rendezvous afspraken=rendezvous afstand=distance
afstandsonderwijs=a_distance aftrekbaar=deductible afvragen= afwezig=absent afwezigheid=absence ai=ia akkoord=accord
al= alcohol=alcool alle=tous alleen= alleenstaand=seul allemaal=tous allergieen=allergie allergisch=allergie
alles=tous als= alsjeblieft= alstublieft= altijd=toujours ander= andere= anders= annulatie=annulation
annuleer=annuler annuleren=annuler annulering=annulation antwerpen=anvers antwoord=reponse antwoorden=repondre
app=application applicatie=application applicaties=applications apps=applications april=avril arabisch=arabe
artikel=article artikelen=articles artikels=articles arts=medecin attest=certificat attesten=certificats aub=
augustus=aout auteursrechten=droit_d_auteur autistisch=autiste auto=voiture automatiseren=automatiser
automatisering=automatisation avg=rgpd avond=soir avonden=soir avondeten=diner avonds=soir baan=emploi baas=patron
baby=bebe bancontact=carte bankkaart=carte basis=bases basiskennis=bases basisschool=primaire beantwoorden=repondre
bedankt=merci bediende=employe bedoel= bedrag=montant bedragen=montant bedrijf=entreprise bedrijven=entreprises
beeld=image beelden=images begeleider=formateur begeleiders=formateurs begeleiding=accompagnement begin=debut
beginnen=commencer beginner=debutant beginners=debutants begint=commence begonnen=commence begrijpen=comprendre
behoefte=besoin behoeften=besoins beide=2 bel=telephone belasting=impots belastingen=impots belgie=belgique
belgisch=belge belgische=belge bellen=telephone ben= benieuwd= benodigdheden=materiel bent= beoordelingen=avis
beperking=handicap beperkingen=limites bereikbaar=acces bereikbaarheid=acces bereiken=contacter bericht=message
berichten=message beroep=metier beschermd=proteger beschermen=proteger bescherming=protection beschikbaar=disponible
beschikbaarheid=disponibles beschikbare=disponibles bespaar=economiser besparen=economiser best=meilleure bestaan=
bestaat= bestand=fichier bestanden=fichiers beste= bestek=devis betaal=payer betaald=paye betaalt=payer
betalen=payer betaling=paiement betalingen=paiement betekent= beter=meilleure betere=meilleure betreffende=
beurs=bourse bevalt=convient bevat=comprend beveiliging=securite bevestigen=confirmer bevestiging=confirmation
bevindt=situe bewaard=garder bewaart=garder bewaren=garder bezoek=visite bezoeken=visiter bibliotheek=bibliotheque
bied=proposez bieden=proposez biedt=proposez bij= bijkomende=supplements bijscholing=formation bijvoorbeeld= binnen=
binnenkort=bientot bioscoop=cinema blauw=bleu blij=content blijft= blijven= blok=bloc blokken=blocs boek=livre
boeken=reserver boekhouding=comptabilite bouw=construire bouwen=construire breng=apporter brengen=apporter
broer=frere broers=freres broertje=frere broodje=sandwich broodjes=sandwich brussel=bruxelles brusselse=bruxelles
btw=tva buiten= buitenland=etranger buurt=quartier bv= ca=environ carnavalstage=stage_carnaval
carnavalsvakantie=vacances_carnaval cash=especes centrum=centre_ville certificaat=certificat
certificaten=certificats chinees=chinois cijfers=notes circa=environ coderen=programmer coding=programmer
collega=collegues collegas=collegues communicatie=communication computer=ordinateur computers=ordinateurs
constructor=constructeur contacteer=contacter contacteren=contacter contactformulier=formulaire
contactgegevens=contact contactpersoon=contact contant=especes contract=contrat controleren=verifier
creatief=creatif creatieve=creatif creeren=creer cursus=cours cursussen=cours cv=candidature d= daar= daarna=apres
daarvan= daarvoor= dag=bonjour dagelijks=jours dagen=jours dan= dank=merci dankjewel=merci dankuwel=merci
dansen=danse dat= data=dates databank=base_de_donnees database=base_de_donnees datum=date de= december=decembre
deed= deelname=participer deelneemt=participe deelnemen=participer deelnemer=participant deelnemers=participants
delen=partager demonstratie=demo denk= denken= derde=troisieme dertien=13 dertig=30 deze= dezelfde= dicht=proximite
dichtbij=proximite die= dieren=animaux dikwijls=souvent ding= dingen= dinsdag=mardi diploma=diplome
diplomas=diplomes directie=direction dit= docent=enseignant docenten=enseignants dochter=fille dochters=filles
document=documents documenten=documents doe= doel=objectif doelen=objectifs doen= doet= dokter=medecin
donderdag=jeudi door= download=telecharger downloaden=telecharger dranken=boissons drie=3 dringend=urgence
drinken=boissons dubbel=double duits=allemand duizend=1000 dure=prix duren=duree dus= duur=prix duurt=duree
dyslectisch=dyslexie echt= een= eens= eenvoudig=facile eerste=premier eigen=propre eigenlijk= eigenlijke= eind=fin
einde=fin eindigen=finir eindigt=finit elf=11 elk=chaque elkaar= elke=chaque email=mail emailadres=adresse_mail
emailen=mail en= engels=anglais engelstalig=anglais enkel= enkele=plusieurs enz= er= eraan= erbij= erg= ergens=
erin= erkend=reconnue erkende=reconnue erkenning=reconnue ermee= ernstig=serieux erover= ervaring=experience
ervaringen=avis ervoor= eten=nourriture ethiek=ethique ethisch=ethique euro=euros even= evenementen=evenement
eventueel= excl=exclu exclusief=exclu extra=supplements facturen=facture factuur=facture familie=famille
familiekorting=reduction_famille families=familles februari=fevrier feest=fete feestdag=ferie feestdagen=ferie
fiets=velo fietsen=velo filmpje=film financieel=financement financiele=financement financieren=financer
financiering=financement firma=entreprise fiscaal=fiscal fiscale=fiscal folder=brochure formulier=formulaire
foto=photo fotografie=photos fotos=photos fout=erreur fouten=erreurs frans=francais franstalig=francais
franstalige=francais freelancer=independant fysiek=presence fysieke=presence g= ga= gaan= gaat= game=jeu games=jeux
gdpr=rgpd geachte= geannuleerd=annule gebeurt=deroule geboekt=reserve gebouw=batiment gebruik=utiliser
gebruiken=utiliser gebruikt=utiliser gecertificeerd=certifie gedaan= gedeeld=partager gedicht=poeme
gedurende=pendant geef= geeft=donne geel=jaune geen=pas gegaan= gegeven= gegevens=donnees gehad=
gehandicapt=handicape gekregen= gekund= geld=argent geleerd=apprend gelegen=situe geluid=son gemaakt=fait
gemakkelijk=facile gemeente=commune gemiddeld=intermediaire gemist=manque gemotiveerd=motive genereren=generer
genoeg=assez genomen= gent=gand geopend=ouvert geprobeerd=essaye gepubliceerd=publie gereserveerd=reserve
geschenk=cadeau gesloten=ferme gespreid=mensualites gesprek=appel gestart=commence gestuurd=envoye
getuigenis=temoignages getuigenissen=temoignages getuigschrift=certificat getuigschriften=certificats gevaar=risque
gevaarlijk=risque geven= gevestigd=situe gevolgd=suivre gevorderd=avance gevorderden=avance gevraagd= geweest=
gewoon= geworden= gezet= gezin=famille gezinnen=familles gezinskorting=reduction_famille gezond=sante
gezondheid=sante ging= gisteren=hier godsdienst=religion goedemiddag=bonjour goedemorgen=bonjour goedenavond=bonjour
goedendag=bonjour goedkoop=prix goedkoopste=moins_cher goedkope=prix goedkoper=moins_cher goeiedag=bonjour
goeiemorgen=bonjour graag= gratis=gratuit grenzen=limites groen=vert groep=groupe groepen=groupes
groepsgrootte=taille_groupe groepskorting=reduction_groupe groeten= groetjes= groot=taille
grootouders=grands_parents grootte=taille grote=taille groter=grand gsm=telephone gsmnummer=telephone_numero haar=
had= hadden= half=demi hallo=bonjour halte=arret halve=demi handboeken=livres heb= hebben= hebt= heeft= heel=
hello=bonjour help=aider helpen=aider helpt=aider hem= hen= herfst=automne herfstkamp=stage_automne
herfststage=stage_automne herfstvakantie=vacances_automne het= hetzelfde= hey=bonjour hier= hiervoor= hij= hoe=
hoef= hoeft= hoeveel=combien hoeven= hoewel= hogeschool=universite hoi=bonjour hond=chien honden=chien honderd=100
hr=rh huis=maison huisarts=medecin huisdier=animaux huisdieren=animaux huisvesting=logement huiswerk=devoirs
hulp=aide hulpmiddel=outil hulpmiddelen=outils hun= identiteit=identite identiteitskaart=identite ieder=chaque
iedere=chaque iedereen=tous iemand= iets= ik= in= inbegrepen=compris incl=compris inclusief=compris indien=
individueel=individuel individuele=individuel info= infoavond=seance_d_information informatica=informatique
informatie= infos= infosessie=seance_d_information ingang=entree ingeschreven=inscrit inhalen=rattraper
inhoud=contenu inlichtingen= inschrijf=inscrire inschrijven=inscrire inschrijving=inscription
inschrijvingen=inscriptions inschrijvingsformulier=formulaire inschrijvingsgeld=inscription
intelligentie=intelligence internationaal=etranger is= italiaans=italien ja= jaar=ans jaarlijks=an jaarlijkse=an
januari=janvier jaren=ans jarig=ans jarige=ans jarigen=ans jawel= je= jeugd=jeunes jezelf= jij= job=emploi
jobs=emploi jong=jeune jonge=jeune jongen=garcon jongens=garcons jongere=jeune jongeren=jeunes jou= jouw= juist=
juli=juillet jullie= juni=juin kaart=carte kalender=calendrier kamp=stage kampen=stages kan= kantine=cantine
kantoor=bureau kantoren=bureaux kat=chat_animal katten=chat_animal ke= kennis=connaissances kennismaking=essai
kerst=noel kerstkamp=stage_noel kerstmis=noel kerststage=stage_noel kerstvakantie=vacances_noel keuken=cuisine
keuze=choix ki= kids=enfants kies=choisir kiezen=choisir kijk= kijken= kind=enfant kinderen=enfants kindje=enfant
klacht=reclamation klachten=reclamation klant=client klanten=clients klas=classe klaslokaal=salle klassen=classes
kleding=vetements klein=petit kleindochter=petite_fille kleine=petits kleinzoon=petit_fils kleren=vetements
kleur=couleur kleuren=couleurs kmo=pme kmos=pme koken=cuisine kom=venir komen=venir komende=prochaine komt=venir
kon= konden= koop=acheter kop= kopen=acheter kort=court korte=court korting=reduction kortingen=reductions
kortingscode=code_promo kost=coute kosten=coute kostprijs=prix kostte=coute kot=logement kreeg= krijg= krijgen=
krijgt= krokus=carnaval krokuskamp=stage_carnaval krokusstage=stage_carnaval krokusvakantie=vacances_carnaval kun=
kunnen= kunstmatige=artificielle kunt= kwaliteit=qualite kwartier=minutes laat=heures laatste=dernier lager=primaire
land=pays landen=pays lang=duree lange=duree langer=longtemps laptop=ordinateur laptops=ordinateurs laten=
leeftijd=age leeftijden=ages leer=apprendre leerkracht=professeur leerkrachten=professeurs leerling=eleve
leerlingen=eleves leerstoornissen=besoins_specifiques leert=apprend lente=printemps lentevakantie=vacances_paques
leraar=professeur leraars=professeurs leraren=professeurs leren=apprendre les=cours lesgeeft=enseigne
lesgeven=enseigner lesgever=formateur lesgevers=formateurs lesrooster=horaire lessen=cours lesuren=heures leuk=plait
leuven=louvain lezen=lire licentie=licences licenties=licences lift=ascenseur ligt=situe lijkt= link=lien
locatie=endroit locaties=endroit lokaal=salle lokalen=locaux loon=salaire luik=liege lunch=repas
lunchpauze=repas_pause m= maakt=creer maaltijd=repas maaltijden=repas maand=mois maandag=lundi maandelijks=mensuel
maandelijkse=mensuel maanden=mois maandprijs=prix_mois maar= maart=mars maat=sur_mesure maatwerk=sur_mesure mag=
mailadres=adresse_mail mailen=mail maken=creer makkelijk=facile mama=mere man=personnes manager=responsable manier=
materiaal=materiel maximaal=maximum maximale=maximum me= medewerker=employe medewerkers=employes
medicatie=medicaments medicijnen=medicaments mee=apporter meebrengen=apporter meedoen=participer
meegebracht=apporter meenemen=apporter meer=plus meerdere=plusieurs meerderjarig=majeur meestal= mei=mai
meisje=fille meisjes=filles men= meneer= mens=humain mensen=personnes mentoring=mentorat met= mevrouw= mezelf=
middag=midi middageten=repas middagmaal=repas middagpauze=repas_pause middags=midi middelbaar=secondaire
middelbare=secondaire mij= mijn=mes minder=moins minderjarig=mineur minderjarige=mineur minimaal=minimum
minimumleeftijd=age minuten=minutes minuut=minutes misschien= missen=manquer mist=manquer mocht= model=modele
modellen=modeles moeder=mere moeilijk=difficile moeilijke=difficile moest= moet= moeten= mogelijk= mogelijkheden=
mogelijkheid= mogen= morgen=demain morgens=matin motivatie=motive mutualiteit=mutuelle muziek=musique n= na=apres
naam=nom naar= nabij=proximite nacht=nuit nadat=apres nadien=apres najaar=automne namiddag=apresmidi
namiddags=apresmidi naschoolse=garderie natuurlijk= nazorg=suivi nederlands=neerlandais nederlandstalig=neerlandais
nederlandstalige=neerlandais nee=non neef=neveu neem= neemt= neen=non negen=9 negentien=19 nemen= nicht=niece
niemand=personne niet=pas niets=rien nieuw=nouveau nieuwe=nouveau nieuws=nouvelle nieuwsbrief=lettre_d_information
niks=rien niveaus=niveaux nodig=faut nog=encore nood=urgence noodgeval=urgence nooit=jamais nou=maintenant
november=novembre nu=maintenant nul=0 nummer=numero nuttig=utile ochtend=matin oefening=exercice
oefeningen=exercices of= offerte=devis offertes=devis ok= oke= oktober=octobre om= omdat= omvat=comprend onder=
onderneming=entreprise ondernemingen=entreprises onderwerp=sujet onderwerpen=sujets onderwijs=enseignants
onderwijst=enseigne ongeval=accident ongeveer=environ onkosten=frais online=en_ligne onlineles=en_ligne ons=notre
ontbijt=dejeuner ontevreden=insatisfait onthaal=accueil ontvang=recevoir ontvangen=recevoir onze=notre ook=
oorlog=guerre op= open=ouvert openbaar=public openbaarvervoer=transports openbare=public opendeurdag=portes_ouvertes
openen=ouvrir opengaan=ouvrir opening=ouverture openingsuren=heures_ouverture opgeven=inscrire opgezegd=resilier
ophalen=chercher opleiden=former opleiding=formation opleidingen=formations opleidingscheque=cheque_formation
opleidingscheques=cheques_formation oplossing=solution opnieuw= optie=formule opties=formules opvang=garderie
opvolging=suivi opzeg=resilier opzeggen=resilier opzegging=resiliation opzegtermijn=preavis organiseert=proposez
organiseren=proposez oud=age oude=age ouder=parent ouders=parents oudste=age over= overeenkomst=contrat
overnachting=hebergement overschakelen=changer overschrijving=virement overstappen=changer paar=plusieurs
paaskamp=stage_paques paasstage=stage_paques paasvakantie=vacances_paques pagina=page pakket=pack pakketten=packs
papa=pere pardon= parkeer=parking parkeerplaats=parking parkeerplaatsen=parking parkeren=parking partner=partenaire
partners=partenaires pas= pasen=paques paspoort=passeport past=convient paswoord=mot_de_passe pauze=pause
pauzes=pause pc=ordinateur per=par percentage=pourcentage personeel=personnel personeelsleden=personnel
personen=personnes persoon=personne persoonlijk=personnelles persoonlijke=personnelles
persoonsgegevens=donnees_personnelles pesten=harcelement pilootklas=classe_pilote pilootklassen=classes_pilotes
plaats=place plaatsen=places planning=agenda plek=place plekken=places politie=police politiek=politique
populair=populaire populairste=populaire poster=affiche pr= praktijk=pratique praktisch=pratique praktische=pratique
praten=parler precies= premie=prime premies=aides presentatie=presentation presentaties=presentations
presenteren=presenter prijs=prix prijzen=prix printen=imprimer printer=imprimante privacy=confidentialite
privacybeleid=confidentialite probeer=essayer proberen=essayer probleem=probleme problemen=probleme
procent=pourcentage productiviteit=productivite proef=essai proefles=essai proeflessen=essai proefperiode=essai
professionals=professionnels professioneel=professionnel programma=programme programmas=programmes
programmeren=programmer project=projet projecten=projets promocode=code_promo promotie=promo publiceren=publier
publiek=public publieke=public punten=notes raad=conseil reactie=reponse recht=droit rechten=droits
reclame=publicite reden=raison refter=cantine regering=gouvernement registreren=inscrire rekenblad=tableur
rekening=facture reservatie=reservation reserveer=reserver reserveren=reserver resto=restaurant resultaat=resultat
resultaten=resultats reviews=avis rijbewijs=permis risico=risque robotica=robotique robots=robot roken=fumer
rolstoel=fauteuil_roulant rolstoelgebruiker=fauteuil_roulant rolstoelgebruikers=fauteuil_roulant
rolstoeltoegankelijk=fauteuil_roulant rond= rondleiding=visite rood=rouge rooster=horaire roosters=horaires
rugzak=sac s= salaris=salaire samenwerken=collaborez samenwerking=partenariat schaken=echecs scherm=ecran
schijven=mensualites scholen=ecoles scholieren=eleves school=ecole schooljaar=annee
schoolvakantie=vacances_scolaires schoolvakanties=vacances_scolaires schrijf=inscrire schrijft=inscrire
schrijven=ecrire secundair=secondaire secundaire=secondaire semester=semestre september=septembre sessie=seance
sessies=seances sinds=depuis slapen=dormir smartphone=telephone snack=collation snel=rapide snelle=rapide
software=logiciels sollicitatie=candidature solliciteren=candidature soms=parfois soort= soorten= sorry=
spaans=espagnol spel=jeu spellen=jeux sporten=sport spreadsheet=tableur spreek=parler spreiden=echelonner
spreken=parler stad=ville stadscentrum=centre_ville stageplaats=emploi_stage stap=etape stappen=etapes
start=commencer starten=commencer station=gare statistieken=statistiques stem=voix stemmen=voix steun=aide
stop=arreter stoppen=arreter stopt=arreter stopzetten=resilier stopzetting=resiliation straat=rue student=eleve
studenten=eleves studeren=etudier studie=etudes studiebeurs=bourse studies=etudes sturen=envoyer stuur=envoyer
subsidie=subsides subsidies=aides t= taak=tache taal=langue tablet=tablette tablets=tablette taken=taches
talen=langues tarief=tarif tarieven=tarifs te= team=equipe teams=equipes technologie=technologies
technologieen=technologies tegemoetkoming=aide tegen= tekenen=dessiner tekening=dessin tekst=texte teksten=textes
telefonisch=telephone telefoon=telephone telefoonnummer=telephone_numero teleurgesteld=decue termijn=delai
termijnen=mensualites terug=remboursement terugbellen=rappeler terugbetaald=rembourse terugbetalen=rembourser
terugbetaling=remboursement terugbetalingen=remboursement terugkrijgen=rembourser terwijl= testen=tester
tevreden=satisfait tevredenheid=satisfaction theater=theatre thema=theme themas=themes thuis=maison tien=10
tiener=ado tieners=ados tijd=heures tijden=heures tijdens=pendant toch= toe= toegang=acces toegankelijk=acces
toegankelijkheid=acces toekomst=avenir toen= toepassingen=applications toeslag=supplements toestemming=accord
toets=examen toetsen=examens toezicht=surveillance toilet=toilettes toiletten=toilettes tool=outil tools=outils tot=
totaal=total totaalprijs=prix_total trainer=formateur trainers=formateurs training=formation trainingen=formations
trein=train treinen=train trimester=trimestre tussen= tussendoortje=collation twaalf=12 twee=2 tweede=deuxieme
tweeling=jumeaux tweetalig=bilingue twintig=20 u= uit= uitleg=expliquer uitleggen=expliquer uitschrijven=desinscrire
uitstellen=reporter uitvoeren=faire uniform=uniforme universiteit=universite uren=heures uur=heures
uurrooster=horaire uw=votre vaak=souvent vaardigheden=apprend vaardigheid=apprend vacature=emploi vacatures=emploi
vaccinatie=vaccin vader=pere vak=cours vakantie=vacances vakantiekamp=stage_vacances vakantiekampen=stages_vacances
vakanties=vacances vakantiestage=stage_vacances vakantiestages=stages_vacances vakken=cours van= vanaf=depuis
vanavond=soir vandaag=aujourdhui vanuit= veel=beaucoup veertien=14 veertig=40 veganistisch=vegan
vegetarisch=vegetarien vegetarische=vegetarien veilig=sur veiligheid=securite vele=beaucoup ver=loin
verander=changer veranderen=changer verantwoordelijke=responsable verbintenis=engagement verbonden=engagement
verborgen=cache verder= verdieping=etage vereist=prerequis vereiste=prerequis vereisten=prerequis vereniging=asbl
vergadering=reunion vergelijken=comparer verhaal=histoire verhalen=histoire verjaardag=anniversaire verkoop=vendre
verkopen=vendre verlegen=timide verlof=vacances verloop=deroule verloopt=deroule vermindering=reduction
verplaatsen=reporter verplicht=obligatoire verplichtingen=engagement verschil=difference verschillen=difference
verschillende=plusieurs verslag=rapport verstuurd=envoye vertalen=traduire vertrouwelijk=confidentiel
vertrouwelijke=confidentiel vervoer=transport verwijderen=effacer verzekerd=assurance verzekering=assurance
verzekeringen=assurances via= vier=4 vierde=quatrieme vijf=5 vijfde=cinquieme vijftien=15 vijftig=50 vind=
vinden=trouver vlaams=neerlandais vlaanderen=flandre vlakbij=proximite voeding=nourriture voetbal=football
vol=complet voldoende=assez volg=suivre volgen=suivre volgend=prochain volgende=prochain volgens= volgt=suivre
volledig=complet volledige=complet volwassen=adulte volwassene=adulte volwassenen=adultes volzet=complet voor=
vooraf=avant vooral= voorbeeld=exemple voorbeelden=exemples voordat=avant voorjaar=printemps
voorkennis=connaissances voormiddag=matin voornaam=prenom voorschot=avance voorstellen=presenter
voorstelling=presentation voorwaarde=prerequis voorwaarden=conditions voorzien=fourni vorming=formation
vormingen=formations vraag= vragen= vriend=ami vriendelijke= vrienden=amis vriendin=ami vrij=disponible
vrijblijvend=gratuit vrijdag=vendredi vrije=disponibles vzw=asbl w= waar=lieu waarden=valeurs waarom=pourquoi
waarschijnlijk= waarvoor=pourquoi wachten=attendre wachtlijst=liste_d_attente wachtwoord=mot_de_passe wagen=voiture
wanneer=quand want= waren= was= wat=quoi water=eau wc=toilettes we= webpagina=site website=site wedstrijd=concours
week=semaine weekdag=jour weekdagen=semaine weekends=weekend weer= weet= wekelijks=hebdomadaire
wekelijkse=hebdomadaire weken=semaines wel= welk=quel welke=quels werd= werk=travail werken=travailler
werknemer=employe werknemers=employes werkt=fonctionne werkvloer=travail wet=loi weten= wettelijk=legal wie=qui wij=
wijzigen=changer wil= wilde= wilden= willen= wilt= winnen=gagner winter=hiver wiskunde=maths wisselen=changer
wissen=effacer wist= wit=blanc woensdag=mercredi woensdagen=mercredi woensdagmiddag=mercredi_apresmidi
woensdagnamiddag=mercredi_apresmidi word= worden= wordt= workshop=atelier workshops=ateliers wou= yo= z=
zaakvoerder=patron zaal=salle zal= zaterdag=samedi zaterdagen=samedi zaterdagochtend=samedi_matin
zaterdagvoormiddag=samedi_matin ze= zeer= zeg= zeggen= zegt= zeker= zelf= zelfde= zelfstandig=independant
zelfstandige=independant zelfstandigen=independants zes=6 zesde=sixieme zestien=16 zestig=60 zet= zetten= zeven=7
zeventien=17 zich= zie= ziek=malade ziekenfonds=mutuelle ziekenhuis=hopital ziekte=maladie zien= ziet= zij= zijn=
zo= zoals= zodat= zodra= zoek=cherche zoeken=cherche zoekt=cherche zoiets= zomer=ete zomerkamp=stage_ete
zomerkampen=stages_ete zomerstage=stage_ete zomerstages=stages_ete zomervakantie=vacances_ete zondag=dimanche
zonder=sans zoon=fils zou= zouden= zul= zullen= zult= zus=soeur zusje=soeur zussen=soeurs zwart=noir zwembad=piscine
zwemmen=natation
`;

/** Dutch words of visitors' questions, and their French. */
export const dutch = readPairs(words);
