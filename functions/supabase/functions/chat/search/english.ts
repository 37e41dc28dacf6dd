import { readPairs } from "./dictionary.ts";

// English=French, without accents; nothing after the sign for words that carry no meaning.
const words = `
12yo=12_ans 13yo=13_ans 14yo=14_ans 15yo=15_ans 16yo=16_ans 17yo=17_ans 18yo=18_ans 19yo=19_ans 1st=premier
2nd=deuxieme 3rd=troisieme 4th=quatrieme 5th=cinquieme 6th=sixieme a= able= about= abroad=etranger academic=scolaire
access=acces accessibility=acces accessible=acces accidents=accident accommodation=hebergement according=
account=compte accounting=comptabilite accounts=comptes across= activities=activites activity=activite actually=
additional=supplements address=adresse addresses=adresses adhd=tdah admission=inscription admissions=inscriptions
ads=publicite adult=adulte adults=adultes advanced=avance advertising=publicite advice=conseil advise=conseiller
affordable=prix after=apres afternoon=apresmidi afternoons=apresmidi afterwards=apres again= aged=age
agreement=contrat ai=ia aid=aide aim=objectif aims=objectifs airport=avion alcohol=alcool all=tous allergic=allergie
allergies=allergie allergy=allergie allowance=subsides alone=seul along= already= also= although= always=toujours
am= among= amount=montant amounts=montant an= and= animals=animaux annual=an annually=an anonymous=anonymise
another= answer=repondre answers=reponse antwerp=anvers any= anybody= anyone= anything= anywhere= app=logiciel
application=inscription applications=application apply=inscrire applying=inscrire appointment=rendezvous
appointments=rendezvous approach=methode approx=environ approximately=environ apps=logiciels apr=avril april=avril
arabic=arabe are= area=quartier aren=pas arent=pas around= arrival=arriver arrive=arriver arriving=arriver
artificial=artificielle as= ask= asked= asking= asks= assessment=evaluation assignment=devoirs assignments=devoirs
assist=aider assistance=aider at= attend=participer attended=participe attending=participer attends=participe
audience=public audio=son aug=aout august=aout authorisation=accord authorization=accord autism=autisme
autistic=autiste automation=automatisation autumn=automne availabilities=disponibles availability=disponibles
available=disponible away= baby=bebe babysitting=garde back=retour bag=sac basic=bases basically= basics=bases be=
because= been= before=avant beforehand=avant begin=commencer beginner=debutant beginners=debutants
beginning=commencer begins=commence begun=commence being= belgian=belge belgium=belgique bespoke=sur_mesure
best=meilleur better=meilleur between= bicycle=velo big=taille bigger=grand bike=velo bikes=velo bilingual=bilingue
birthday=anniversaire black=noir blind=handicap block=bloc blocks=blocs blue=bleu book=reserver booked=reserve
booking=reservation bookings=reservation books=livres bootcamps=bootcamp bored=ennuyeux boring=ennuyeux boss=patron
bot=robot both= boy=garcon boys=garcons break=pause breakfast=dejeuner breaks=pause bring=apporter bringing=apporter
brings=apporter brother=frere brothers=freres brussels=bruxelles btw= build=construire building=batiment
bullying=harcelement bundle=pack buses=bus business=entreprise businesses=entreprises but= buy=acheter
buying=acheter bxl=bruxelles by= cafeteria=cantine calendar=calendrier call=appel calling=appeler calls=appel
came=venir camp=stage campaign=campagne camps=stages campus=locaux can= cancel=annuler canceled=annule
cancellation=annulation cancelled=annule cancelling=annuler cancels=annuler cannot=pas cant=pas canteen=cantine
car=voiture card=carte cards=carte career=metier careers=metier carnival=carnaval carry=emporter cars=voiture
case=cas cases=cas cash=especes cat=animaux catch=rattraper cats=animaux center=centre central=centre ceo=patron
certificate=certificat certificates=certificats certification=certificat certified=certifie change=changer
changes=changer changing=changer charge=prix charged=prix charger=materiel charges=prix chat=parler cheap=prix
cheaper=moins_cher cheapest=moins_cher cheat=triche check=verifier checking=verifier chess=echecs child=enfant
childcare=garderie children=enfants chinese=chinois choice=choix choose=choisir choosing=choisir christmas=noel
city=ville class=cours classes=cours classroom=classe classrooms=classe clock=heures close=proximite closed=ferme
closing=fermeture clothes=vetements coach=formateur code=programmer coding=programmer colleague=collegues
colleagues=collegues college=universite color=couleur colors=couleurs colour=couleur colours=couleurs come=venir
comes=venir coming=venir commitment=engagement commitments=engagement companies=entreprises company=entreprise
compare=comparer comparison=comparaison competition=concours complain=reclamation complaint=reclamation
complaints=reclamation complete=complet complicated=difficile compulsory=obligatoire computer=ordinateur
computers=ordinateurs computing=informatique concerning= confidential=confidentiel confirm=confirmer
connection=internet consent=accord constructor=constructeur contacting=contacter contacts=contact content=contenu
contents=contenu contest=concours contract=contrat contracts=contrat cook=cuisine cookie=cookies cooking=cuisine
copyright=droit_d_auteur corporate=entreprise cost=coute costing=coute costs=coute could= couldn=pas couldnt=pas
count=nombre countries=pays country=pays coupon=promo course=cours courses=cours cover=comprend covers=comprend
create=creer creating=creer creation=creer creative=creatif creativity=creatif curious= currently=
curriculum=programme custom=sur_mesure customer=client customers=clients cv=candidature cybersecurity=cybersecurite
d= dad=pere daily=jours dance=danse dancing=danse danger=risque data=donnees database=base_de_donnees daughter=fille
daughters=filles day=jour daycare=garderie days=jours deadline=delai deaf=handicap deal=promo deals=promo dear=
dec=decembre december=decembre deduct=deductible deepfake=hypertrucages deepfakes=hypertrucages degree=diplome
degrees=diplomes delay=retard delete=effacer deleted=effacer deletion=effacer demonstration=demo deposit=acompte
detail= details= develop=programmer developer=developpeur developers=developpeur development=developpement
diary=agenda did= didn=pas didnt=pas differences=difference difficult=difficile dinner=diner diploma=diplome
diplomas=diplomes directions=acces director=directeur disabilities=handicap disability=handicap disabled=handicape
disappointed=decue discount=reduction discounted=reduction discounts=reductions discuss=parler disease=maladie
dislike=insatisfait disorder=trouble dissatisfied=insatisfait do= docs=documents doctor=medecin does= doesn=pas
doesnt=pas dog=chien dogs=chien doing= don=pas done= dont=pas door=porte down= download=telecharger
downloads=telecharger downpayment=acompte downtown=centre_ville draw=dessiner drawing=dessin drink=boire
drinking=boire drinks=boire drive=conduire driving=conduire drop=arreter duration=duree during=pendant
dutch=neerlandais dyslexia=dyslexie dyslexic=dyslexie each=chaque easter=paques easy=facile eat=manger eating=manger
economy=economie edit=montage editing=montage eight=8 eighteen=18 either= elementary=primaire elevator=ascenseur
eleven=11 else= email=mail emails=mail emergency=urgence employee=employe employees=employes employment=emploi
end=fin ending=fin ends=fin english=anglais enough=assez enrol=inscrire enroll=inscrire enrolled=inscrit
enrollment=inscription enrollments=inscriptions enrolment=inscription enrolments=inscriptions entrance=entree
entry=entree equipment=materiel erase=effacer error=erreur errors=erreurs especially= estimate=devis etc=
ethical=ethique ethics=ethique eur=euros euro=euros europe=etranger european=etranger even= evening=soir
evenings=soir event=evenement events=evenement ever= every=chaque everybody= everyone= everything= exactly=
exam=examen examination=examen examinations=examens example=exemple examples=exemples exams=examens excl=exclu
excluded=exclu excluding=exclu excuse= exercise=exercice exercises=exercices expensive=prix experienced=experience
experiences=experience explain=expliquer extra=supplements extras=supplements facilities=locaux facility=locaux
fall=automne families=familles family=famille far=loin fast=rapide father=pere feb=fevrier february=fevrier fee=prix
feedback=avis fees=prix fifteen=15 fifth=cinquieme fifty=50 figures=chiffres file=fichier files=fichiers
finance=financer financing=financement find=trouver finish=finir finished=finit finishes=finit finishing=finir
firm=entreprise firms=entreprises first=premier fit=convient fits=convient five=5 flanders=flandre
flemish=neerlandais flexibility=flexible flight=avion floor=etage following=prochain food=nourriture for=
foreign=etranger form=formulaire forms=formulaires forty=40 found=trouver founded=fondateur founder=fondateur four=4
fourteen=14 fourth=quatrieme free=gratuit freelance=independant freelancer=independant french=francais
frequently=souvent fri=vendredi friday=vendredi fridays=vendredi friend=ami friends=amis from= full=complet
fully=complet fun=amusant fund=financer funded=financement funding=financement funds=financer future=avenir game=jeu
games=jeux gaming=jeu gdpr=rgpd gender=garcons_filles generally= generate=generer german=allemand get= gets=
getting= ghent=gand gift=cadeau gifts=cadeau girl=fille girls=filles go= goal=objectif goals=objectifs goes= going=
gone= gonna= got= gotta= gotten= government=gouvernement grade=annee grandfather=grand_parent
grandmother=grand_parent grandparents=grand_parent grant=subsides grants=subsides green=vert group=groupe
groups=groupes guarantee=garantie guaranteed=garantie guarantees=garantie guess= guidance=accompagnement had=
hadn=pas half=demi halloween=automne hands=pratique happened= happens= happy=content hard=difficile
hardware=materiel has= hasn=pas hasnt=pas have= haven=pas havent=pas having= he= head=directeur headphones=casque
headset=casque health=sante healthy=sante hello=bonjour help=aider helpful=utile helping=aider helps=aider her=
here= heres= hers= herself= hes= hey=bonjour hi=bonjour hidden=cache high=secondaire him= himself= hire=recrutez
hiring=recrutez his= holiday=vacances holidays=vacances home=maison homework=devoirs homeworks=devoirs hope= hoping=
hospital=hopital hour=heure hours=heures house=maison housing=logement how= however= hows= hr=rh human=humain
hundred=100 husband=mari i= identity=identite if= ill=malade im= in= incl=compris include=comprend included=compris
includes=comprend including=comprend inclusive=compris individual=personnalise info= information=
installment=mensualites installments=mensualites instalment=mensualites instalments=mensualites instruction=consigne
instructions=consignes instructor=formateur insurance=assurance interest=interets interested=
interesting=interessant intermediate=intermediaire international=etranger internship=emploi_stage
internships=emploi_stage into= introduction=presentation invoice=facture invoices=facture ipad=tablette is= isn=pas
isnt=pas issue=probleme issues=probleme it= italian=italien its= itself= ive= jan=janvier january=janvier job=emploi
jobs=emploi join=rejoindre joining=rejoindre joins=rejoindre joke=blague jul=juillet july=juillet jun=juin june=juin
just= keep=conserver kept=conserver keyboard=materiel kid=enfant kids=enfants kind= kindly= kinds= kitchen=cuisine
know= knowing= knowledge=connaissances known= knows= kosher=nourriture language=langue languages=langues
laptop=ordinateur laptops=ordinateurs large=taille last=duree lasting=duree lasts=duree late=retard latest=dernier
law=droit learn=apprendre learned=apprend learner=eleve learners=eleves learning=apprendre learns=apprend
leave=conge lecture=cours lectures=cours left=reste length=duree less=moins lesson=cours lessons=cours let= lets=
level=niveau levels=niveaux library=bibliotheque licence=licences license=licences licenses=licences lift=ascenseur
like= limits=limites link=lien links=lien list=liste little=petit ll= located=situe location=endroit
locations=endroit login=connexion long=duree longer=longtemps look= looking=cherche looks= lunch=repas m= madam=
made=fait mails=mail make=faire makes=faire making=faire management=direction manager=responsable
managers=responsable mandatory=obligatoire many=combien map=plan mar=mars march=mars material=materiel
materials=materiel math=maths mathematics=maths max=maximum may=mai maybe= me= meal=repas meals=repas
medication=medicaments medicine=medicaments meet=rencontrer meeting=reunion meetings=reunion membership=abonnement
mentoring=mentorat messages=message method=methode methods=methode microphone=materiel might= min=minimum mine=
minor=mineur mins=minutes minute=minutes miss=manquer missed=manque misses=manque missing=manquer mistake=erreur
mistakes=erreurs mixed=garcons_filles mobile=telephone model=modele models=modeles mom=mere monday=lundi
mondays=lundi money=remboursement month=mois monthly=mensuel months=mois more=plus morning=matin mornings=matin
mother=mere motivated=motive motivation=motive mouse=materiel move=passer movie=film mr= mrs= ms= much=combien
multiple=plusieurs mum=mere municipality=commune music=musique must= my=mes myself= name=nom names=nom
near=proximite nearby=proximite necessary=necessaire need=faut needed=faut needs=faut neighborhood=quartier
neighbourhood=quartier nephew=neveu network=reseau never=jamais new=nouveau news=nouvelles
newsletter=lettre_d_information next=prochain ngo=asbl night=nuit nights=nuit nine=9 nineteen=19 ninety=90 no=non
nobody=aucun none=aucun nonprofit=asbl noon=midi nor= not=pas notebook=ordinateur nothing=rien notice=preavis
nov=novembre november=novembre now=maintenant number=nombre numbers=nombre nurse=infirmiere objective=objectif
objectives=objectifs oct=octobre october=octobre of= off= offer=proposez offered=propose offering=propose
offers=offres office=bureau offices=bureaux official=reconnu often=souvent ok= okay= old=age older=age oldest=age
on= one=1 online=en_ligne only= onsite=intra onto= open=ouvert opened=ouvert opening=ouverture opens=ouvrir
option=formule options=formules or= organisation=entreprise organisations=entreprises organise=proposez
organised=proposez organize=proposez organized=proposez other= others= our=notre ours= ourselves= out= over=
own=propre package=pack packages=packs paid=paye paper=papier park=parking participate=participer
participating=participer partner=partenaire partners=partenaires partnership=partenariat partnerships=partenariat
party=fete pass=passer passport=passeport password=mot_de_passe passwords=mot_de_passe pay=payer paying=payer
payment=paiement payments=paiements pays=payer pcs=pc people=personnes per=par percent=pourcentage
percentage=pourcentage perhaps= period=periode permission=accord permit=permis person=presence personal=personnelles
personalised=personnalise pet=animaux pets=animaux phone=telephone phones=telephone physically=presence pick=choisir
pickup=recuperer picture=image pictures=images pilot=pilote plan=formule plans=formules please= pls= plz= pm=
podcasts=podcast politics=politique pool=piscine popular=populaire portfolios=portfolio possible= possibly=
poster=affiche posters=affiche postpone=reporter practical=pratique practice=pratique prerequisite=prerequis
prerequisites=prerequis present=presenter previous=prealable price=prix prices=prix pricing=prix primary=primaire
principal=directeur print=imprimer printer=imprimante printing=imprimer prior=prealable privacy=confidentialite
probably= problem=probleme problems=probleme produce=fabriquer productivity=productivite profession=metier
professional=professionnel professionals=professionnels program=programme programming=programmer programs=programmes
project=projet projects=projets promocode=code_promo promotion=promo promotions=promo prompting=prompt
proof=attestation protect=proteger protected=proteger provide=fournir provided=fourni provides=fournir
publish=publier published=publie pupil=eleve pupils=eleves put= qualification=diplome quality=qualite
quarter=trimestre question= questions= quick=rapide quickly=vite quit=arreter quite= quitting=arreter quiz=test
quote=devis quotes=devis rain=pluie rapid=rapide rate=tarif rates=tarifs rather= rating=avis re= reach=contacter
reachable=acces read=lire reading=lire really= reason=raison reasons=raison rebate=reduction receipt=recu
receipts=recu receive=recevoir receiving=recevoir recognised=reconnu recognized=reconnu recommend=conseille
recommended=conseille recruit=recrutez recruiting=recrutement recruitment=recrutement red=rouge reduced=reduction
refund=remboursement refundable=remboursement refunded=rembourse refunds=remboursement regarding= register=inscrire
registered=inscrit registration=inscription registrations=inscriptions regulation=loi reimburse=rembourser
reimbursed=rembourse reimbursement=remboursement remain=reste remaining=reste remains=reste remote=a_distance
remotely=a_distance remove=supprimer replies=reponse reply=repondre report=rapport reports=rapport require=faut
required=prerequis requirement=prerequis requirements=prerequis reschedule=reporter reserve=reserver
reserved=reserve respond=repondre response=reponse responsible=responsable restaurants=restaurant result=resultat
results=resultats return=retour review=avis reviews=avis right=droit rights=droits risk=risque risks=risque
robotics=robotique robots=robot roi=rentabilite room=salle rooms=salle roughly=environ s= safe=sur safety=securite
said= salary=salaire sale=ventes sales=ventes same= sandwiches=sandwich sat=samedi satisfied=satisfait
saturday=samedi saturdays=samedi save=economiser saves=economiser saving=economie saw= say= says= schedule=horaire
schedules=horaires scholarship=bourse scholarships=bourses school=ecole schools=ecoles science=sciences
scratch=debuter screen=ecran screens=ecran script=scenario search=cherche searching=cherche seat=place seats=places
second=deuxieme secondary=secondaire secure=sur security=securite see= seem= seems= seen= sell=vendre selling=vendre
semester=semestre send=envoyer sending=envoyer sensitive=confidentiel sent=envoye sep=septembre september=septembre
serious=serieux seven=7 seventeen=17 several=plusieurs shall= share=partager shared=partager sharing=partager she=
shes= short=court shorter=court should= shouldn=pas shouldnt=pas show=spectacle shy=timide sibling=fratrie
siblings=fratrie sick=malade sign=inscrire signed=inscrit signup=inscription simply= since=depuis single=seul sir=
sister=soeur sisters=soeurs situated=situe six=6 sixteen=16 sixth=sixieme size=taille sizes=taille skill=apprend
skills=apprend sleep=dormir slides=diapositives small=petit smaller=petits smartphone=telephone
smartphones=telephone sme=pme smes=pme smoke=fumer snack=collation snacks=collation so= soccer=football
software=logiciel some= somebody= someone= something= sometimes=parfois somewhere= son=fils song=musique
songs=musique sons=fils soon=vite sorry= sort= sorts= sound=son spaces=places spanish=espagnol speak=parler
speaking=parler split=echelonner sports=sport spot=place spots=places spread=echelonner spreadsheet=tableur
spreadsheets=tableur spring=printemps staff=personnel start=commencer started=commence starting=commencer
starts=commence startup=pme startups=pme station=gare statistics=statistiques step=etapes steps=etapes still=encore
stop=arreter stopped=arrete stopping=arreter stops=arreter store=conserver stories=histoire story=histoire
storytelling=histoire street=rue student=eleve students=eleves studies=etudier study=etudier studying=etudier stuff=
subject=matiere subjects=matieres subscribe=abonner subscribing=abonner subscription=abonnement
subscriptions=abonnements subsidies=aides subsidised=subsidie subsidized=subsidie subsidy=aide subway=metro such=
suit=convient suits=convient summer=ete summertime=ete sunday=dimanche sundays=dimanche supervision=accompagnement
support=aide supported=aide sure= swimming=natation switch=changer switching=changer syllabus=programme t=
table=tableau tablet=tablette tablets=tablette take= taken= takes= taking= talk=parler talking=parler task=tache
tasks=taches taught=enseigne tax=impots taxes=impots teach=enseigner teacher=professeur teachers=professeurs
teaches=enseigne teaching=enseigner team=equipe teams=equipes tech=technologies technology=technologies teen=ado
teenage=ado teenager=ado teenagers=ados teens=ados tell= tells= template=modele templates=modeles ten=10
term=semestre terminate=resilier terms=conditions testimonial=temoignages testimonials=temoignages testing=tester
text=texte textbook=livre textbooks=livres texts=texte than= thank=merci thanks=merci that= thats= the=
theater=theatre their= theirs= them= themselves= then= theory=theorie there= theres= these= they= theyre= thing=
things= think= thinks= third=troisieme thirteen=13 thirty=30 this= those= though= thought= thousand=1000 three=3
through= throughout= thu=jeudi thursday=jeudi thursdays=jeudi thx=merci time=heures times=heures timetable=horaire
timetables=horaires tiny=petit to= today=aujourdhui toilet=toilettes toilets=toilettes told= tomorrow=demain
tonight=soir too= took= tool=outil tools=outils topic=sujet topics=sujets tour=visite toward= towards= town=ville
trained=forme trainer=formateur trainers=formateurs training=formation trainings=formations trains=train trams=tram
transfer=virement transfers=virement translate=traduire translation=traduire trial=essai trials=essai
trimester=trimestre trip=sortie trouble=probleme try=essayer trying=essayer tue=mardi tuesday=mardi tuesdays=mardi
tutor=formateur tutors=formateurs twelve=12 twenty=20 twice=double twin=jumeaux twins=jumeaux two=2 u= under=
underage=mineur understand=comprendre understanding=comprendre unhappy=insatisfait uniform=uniforme unit=bloc
units=blocs university=universite unsubscribe=desabonner up= upcoming=bientot upfront=acompte upgrade=changer
upgrading=changer upon= ur= us= use=utiliser used=utilise useful=utile uses=utiliser using=utiliser usually=
vacancy=emploi vacation=vacances vacations=vacances vaccination=vaccin vaccine=vaccin values=valeurs
various=plusieurs vat=tva ve= vegetarian=vegetarien venue=lieu very= via= virtual=en_ligne visit=visiter
visiting=visiter voice=voix voices=voix voucher=cheque vouchers=cheques wait=attendre waiting=attente
waitlist=liste_d_attente wallonia=wallonie wanna= want= wanted= wants= war=guerre was= wasn=pas wasnt=pas water=eau
way= ways= we= weather=meteo webpage=site website=site wed=mercredi wednesday=mercredi wednesdays=mercredi
week=semaine weekday=semaine weekdays=semaine weekends=weekend weekly=hebdomadaire weeks=semaines well= went= were=
weren=pas what=quoi wheelchair=fauteuil_roulant wheelchairs=fauteuil_roulant when=quand where=lieu whereas= whether=
which=quel while= white=blanc who=qui whom=qui why=pourquoi wife=femme will= winter=hiver wish= wishes= with=
within= without=sans won=pas wonder= wondering= wont=pas work=fonctionne worked=travaille working=travailler
workplace=travail works=fonctionne workshop=atelier workshops=ateliers would= wouldn=pas wouldnt=pas write=ecrire
writing=ecrire written=ecrit xmas=noel yeah= year=an yearly=an years=ans yellow=jaune yep= yes= yesterday=hier yet=
you= young=jeune younger=jeune youngest=jeune your=votre youre= yours= yourself= youth=jeunes youve= yr=an yrs=ans
zero=0
`;

/** English words of visitors' questions, and their French. */
export const english = readPairs(words);
