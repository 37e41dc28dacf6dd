import { defineLocaleResourceBundle } from "sanity";

/** The Studio's words that @sanity/locale-fr-fr has not yet, or says otherwise than staff do. */
export const studioInFrench = [
  defineLocaleResourceBundle({
    locale: "fr-FR",
    namespace: "studio",
    resources: {
      "common.error": "Erreur",
      "document-status.published-at": "Publié {{date}}",
      "document.initial-value.error.title": "Les valeurs de départ n’ont pas pu être lues",
      "document.initial-value.error.description": "Le document s’ouvre vide. {{errorMessage}}",
      "form.field.actions-menu.title": "Actions du champ",
      "input.files.common.upload-placeholder.file-input-button.text": "Envoyer un fichier",
      "input.files.common.upload-progress": "Envoi de <FileName/>",
      "inputs.files.common.placeholder.select-asset-source-upload-destination": "Envoyer les fichiers vers :",
      "inputs.portable-text.table.add-column": "Ajouter une colonne à la fin",
      "inputs.portable-text.table.add-row": "Ajouter une ligne à la fin",
      "inputs.portable-text.table.column-handle": "Colonne",
      "inputs.portable-text.table.delete-column": "Supprimer la colonne",
      "inputs.portable-text.table.delete-row": "Supprimer la ligne",
      "inputs.portable-text.table.delete-table": "Supprimer le tableau",
      "inputs.portable-text.table.header-row": "Ligne de titres",
      "inputs.portable-text.table.insert-here": "Insérer ici",
      "inputs.portable-text.table.menu-aria-label": "Options du tableau",
      "inputs.portable-text.table.row-handle": "Ligne",
      "inputs.portable-text.table.select-table": "Sélectionner le tableau",
    },
  }),
  defineLocaleResourceBundle({
    locale: "fr-FR",
    namespace: "structure",
    resources: {
      "browser-document-title.new-document": "{{schemaType}} · à remplir",
      "panes.document-header-title.new.text": "{{schemaType}} · à remplir",
      "document-view.form-view.sync-pending.description":
        "Nouvel essai en cours. Ce que vous avez écrit est gardé dans cet onglet.",
      "document-view.form-view.sync-stalled.description":
        "Les champs se rouvriront une fois l’enregistrement fait. Ce que vous avez écrit est gardé : laissez cet onglet ouvert.",
      "menu-items.sort-by.restore-default": "Ordre habituel",
      "menu-items.sort-by.restore-default.disabled-reason": "C’est déjà l’ordre habituel",
      "panes.document-list-pane.search-ordering.label": "Rangé : {{order}}",
      "panes.document-list-pane.search-ordering.summary-relevance": "Les plus proches d’abord",
      "panes.document-list-pane.sort-order.disabled-reason":
        "Ce type de document n’a pas les champs de cet ordre",
    },
  }),
];
