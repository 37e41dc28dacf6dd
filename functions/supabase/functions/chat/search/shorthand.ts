import { readPairs } from "./dictionary.ts";

const words = `
reduc=reduction tps=temps kom=comment cmt=comment coment=comment jrs=jours jr=jour min=minutes hrs=heures
kombien=combien gsm=telephone appli=application applis=applications pote=ami potes=amis sa=ca plu=plus nn=non
vs=vous ns=nous tjs=toujours tjrs=toujours dr=docteur euro=euros bxl=bruxelles reducs=reductions cb=combien
cbn=combien cmbien=combien combi1=combien koi=quoi kwa=quoi kel=quel kelle=quelle kels=quels kan=quand kand=quand
qd=quand ki=qui ke=que keske=que kk1=quelqu pk=pourquoi pkoi=pourquoi pq=pourquoi pr=pour ds=dans ac=avec avc=avec
bcp=beaucoup tt=tout slt=salut bjr=bonjour bsr=bonsoir cc=salut coucou=salut yo=salut hi=bonjour hello=bonjour
mrc=merci mci=merci thx=merci thanks=merci thank=merci bedankt=merci dank=merci svp=svp stp=stp rdv=rendezvous
tel=telephone tph=telephone ordi=ordinateur ordis=ordinateurs info=informations infos=informations dispo=disponible
prog=programme insc=inscription hs=heures w=week we=weekend aprem=apresmidi mtn=maintenant ojd=aujourdhui
auj=aujourdhui dem=demain gosse=enfant gosses=enfants gamin=enfant gamine=enfant gamins=enfants mome=enfant
fiston=fils bambin=enfant loulou=enfant rejeton=enfant petiot=enfant gratos=gratuit gratis=gratuit pub=publicite
boulot=travail taf=travail boite=entreprise taule=entreprise prof=professeur profs=professeurs tune=argent
thune=argent thunes=argent balles=euros kop1=copain g=jai jsuis=suis chui=suis jpeux=peux jveux=veux
jvoudrais=voudrais ya=a yatil=a cest=c_est jms=jamais sem=semaine mec=personne qqn=quelqu qqch=chose 14ans=14_ans
15ans=15_ans 16ans=16_ans 17ans=17_ans 18ans=18_ans 13ans=13_ans 12ans=12_ans 1mois=1_mois 3mois=3_mois 6mois=6_mois
2mois=2_mois
`;

/** What people type for short, and its French. */
export const shorthand = readPairs(words);
