export default {
  "action.save-personal-copy": "Enregistrer une copie personnelle",
  "action.save-personal-query": "Enregistrer pour moi",
  "action.save-shared-query": "Enregistrer pour l’équipe",
  "action.unshare": "Ne plus partager",
  "label.all": "Toutes",
  "label.shared": "Partagées",
  "label.untitled-query": "Sans titre",
  "query.error.unsupported-release-perspective":
    "Cette version de l’API ne connaît pas les perspectives composées. Prenez la {{apiVersion}} ou une plus récente.",
  "query.error.unsupported-variant":
    "Cette version de l’API ne connaît pas les variantes. Prenez la version expérimentale ({{apiVersion}}).",
  "result.timing-not-applicable": "sans objet",
  "save-query.personal-copy-success": "La copie personnelle est enregistrée",
  "save-query.share-warning":
    "Les requêtes partagées sont des documents du jeu de données : elles comptent dans le quota.",
  "save-query.shared-success": "La requête partagée est enregistrée",
  "save-query.unshared-success": "La requête n’est plus que pour vous",
  "settings.api-version-locked-for-variant":
    "Quand une variante est choisie, la version de l’API doit être vX.",
};
