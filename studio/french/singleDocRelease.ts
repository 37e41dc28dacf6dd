/** One document that is published at its hour. */
export default {
  "action.schedule-publish": "Programmer la publication",
  "action.schedule-publish-success": "La publication est programmée",
  "action.schedule-publish-success-description": "Publication prévue le {{publishAt}}",
  "action.schedule-publish-error": "La publication n’a pas pu être programmée",
  "action.schedule-publish.disabled.validation-issues":
    "Le brouillon contient des erreurs : corrigez-les avant de le programmer.",
  "action.schedule-publish.disabled.cardinality-one": "Ce document a déjà un brouillon programmé.",
  "action.schedule-publish.disabled.variant": "Une variante ne peut pas encore être programmée.",
  "empty-state.title": "Brouillons programmés",
  "empty-state.description":
    "Programmez la publication de brouillons à une date et une heure à venir ; ils ne bougent plus d’ici là.",
  "empty-state.action.documentation": "En savoir plus sur la programmation",
};
