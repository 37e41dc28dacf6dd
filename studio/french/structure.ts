/** The « Contenu » tool: lists, documents, what one does with them. */
const notInTarget = "Ce document n’est pas dans le lot ou la variante choisis";

export default {
  "action.copy-document-id.label": "Copier l’identifiant du document",
  "action.copy-document-url.label": "Copier l’adresse du document",
  "action.copy-link-to-document.label": "Copier le lien vers le document",
  "action.delete.disabled.not-ready": "Pas encore prêt",
  "action.delete.disabled.scheduled-release":
    "Ce document est dans un lot programmé : il ne peut pas être supprimé",
  "action.delete.disabled.target-not-found": notInTarget,
  "action.discard-changes.confirm-dialog.confirm-discard-changes":
    "Abandonner tout ce qui a été modifié depuis la dernière publication ?",
  "action.discard-changes.confirm-dialog.confirm-discard-changes-draft":
    "Abandonner toutes les modifications et supprimer ce brouillon ?",
  "action.discard-changes.disabled.not-ready": "Pas encore prêt",
  "action.discard-changes.disabled.target-not-found": notInTarget,
  "action.discard-changes.label": "Abandonner les modifications",
  "action.duplicate.disabled.not-ready": "Pas encore prêt",
  "action.duplicate.disabled.target-not-found": notInTarget,
  "action.publish.already-published.tooltip": "Publié {{timeSincePublished}}",
  "action.publish.disabled.not-publishable": "Cette version est publiée avec son lot",
  "action.publish.disabled.not-ready": "Pas encore prêt",
  "action.publish.disabled.target-not-found": notInTarget,
  "action.publish.no-changes.tooltip": "Rien à publier : rien n’y est encore écrit",
  "action.publish.validation-in-progress.label": "Vérification du document…",
  "action.publish.validation-issues-toast.description": "Corrigez les erreurs avant de publier",
  "action.publish.validation-issues-toast.title": "Le document contient des erreurs",
  "action.publish.validation-issues.tooltip": "Corrigez les erreurs pour pouvoir publier",
  "action.publish.waiting": "La publication attend la fin de ce qui est en cours",
  "action.restore.confirm.message": "Revenir à cette version du document ?",
  "action.restore.disabled.cannot-restore-initial": "On ne peut pas revenir à la toute première version",
  "action.restore.tooltip": "Revenir à cette version",
  "action.unpublish.disabled.already-unpublished": "Il est déjà prévu de dépublier ce document",
  "action.unpublish.disabled.not-ready": "Pas encore prêt",
  "action.unpublish.disabled.target-not-found": notInTarget,
  "action.unpublish.label": "Dépublier",
  "banners.choose-new-document-destination.cannot-create-draft-document":
    "On ne peut pas créer de brouillon ici.",
  "banners.choose-new-document-destination.cannot-create-published-document":
    "On ne peut pas créer de document publié ici.",
  "banners.choose-new-document-destination.choose-destination": "Choisissez où va ce document :",
  "banners.choose-new-document-destination.release-inactive":
    "Le lot <VersionBadge>{{title}}</VersionBadge> n’est pas en cours.",
  "banners.archived-release.description":
    "Ce document a été archivé avec <VersionBadge>{{title}}</VersionBadge> : il se lit, mais ne se modifie plus",
  "banners.published-release.description":
    "Ce document a été publié avec <VersionBadge>{{title}}</VersionBadge> : il se lit, mais ne se modifie plus",
  "banners.deprecated-document-type-banner.text": "Ce type de document ne devrait plus servir.",
  "banners.live-edit-draft-banner.discard.tooltip": "Abandonner le brouillon",
  "banners.live-edit-draft-banner.publish.tooltip": "Publier pour continuer",
  "banners.live-edit-draft-banner.text":
    "Le type <strong>{{schemaType}}</strong> se publie à mesure qu’on l’écrit (<code>liveEdit</code>), mais ce document a un brouillon. Publiez-le, ou abandonnez-le, pour continuer.",
  "banners.obsolete-draft.actions.compare-draft.tooltip":
    "Ce document n’est pas publié : il n’y a rien à quoi comparer le brouillon.",
  "banners.obsolete-draft.actions.discard-draft.text": "Abandonner le brouillon",
  "banners.obsolete-draft.draft-model-inactive.text":
    "Ce Studio n’a pas de brouillons, mais ce document en a un.",
  "banners.permission-check-banner.request-permission-button.sent": "Demande envoyée",
  "banners.permission-check-banner.request-permission-button.text": "Demander à pouvoir modifier",
  "banners.release.action.add-to-bundle": "Ajouter au lot",
  "banners.release.action.add-to-release": "Ajouter au lot",
  "banners.release.action.open-to-edit": "Ouvrir le lot pour modifier",
  "banners.release.error.description": "Le document n’a pas pu être ajouté au lot : {{message}}",
  "banners.release.error.title": "Le document n’a pas été ajouté au lot",
  "banners.release.navigate-to-edit-description": "Le document n’existe que dans",
  "banners.release.navigate-to-edit-description-end_one": "ce lot",
  "banners.release.navigate-to-edit-description-end_other": "ces lots",
  "banners.release.navigate-to-edit-description-multiple_one":
    "Ce document est dans le lot <VersionBadge/> et {{count}} autre.",
  "banners.release.navigate-to-edit-description-multiple_other":
    "Ce document est dans le lot <VersionBadge/> et {{count}} autres",
  "banners.release.navigate-to-edit-description-none": "Ce document n’est dans aucun lot",
  "banners.release.navigate-to-edit-description-single": "Ce document est dans le lot <VersionBadge/>",
  "banners.release.not-in-release": "N’est pas dans le lot <VersionBadge>{{title}}</VersionBadge>.",
  "banners.release.waiting.description": "Le document est ajouté au lot : quelques secondes suffisent.",
  "banners.release.waiting.title": "Ajout du document au lot…",
  "banners.revision-not-found.description":
    "Cette version du document est introuvable : choisissez-en une autre dans l’historique.",
  "banners.scheduled-draft-override-banner.text":
    "Ce document a un brouillon programmé : il remplacera ce que vous publiez maintenant.",
  "banners.unpublished-release-banner.text":
    "Ce document sera dépublié avec le lot <VersionBadge>{{title}}</VersionBadge>",
  "banners.variant.action.add-to-variant": "Créer la variante",
  "banners.variant.definition-not-found":
    "La variante choisie, <VariantName>{{name}}</VariantName>, est introuvable.",
  "banners.variant.error.description": "Le document n’a pas pu être ajouté à la variante : {{message}}",
  "banners.variant.error.title": "Le document n’a pas été ajouté à la variante",
  "banners.variant.not-in-variant":
    "Dans <PerspectiveTitle>{{perspectiveTitle}}</PerspectiveTitle>, ce document n’a pas de variante pour <VariantBadge>{{variantTitle}}</VariantBadge>.",
  "banners.variant.waiting.description":
    "Le document est ajouté à la variante : quelques secondes suffisent.",
  "banners.variant.waiting.title": "Ajout du document à la variante…",
  "browser-document-title.new-document": "{{schemaType}} · à remplir",
  "buttons.focus-pane-button.aria-label.collapse": "Rouvrir les colonnes",
  "buttons.focus-pane-button.aria-label.focus": "Ne garder que cette colonne",
  "buttons.focus-pane-button.tooltip.collapse": "Rouvrir les colonnes",
  "buttons.focus-pane-button.tooltip.focus": "Ne garder que cette colonne",
  "buttons.split-pane-button.aria-label": "Ouvrir à côté",
  "buttons.split-pane-button.tooltip": "Ouvrir à côté",
  "buttons.split-pane-close-button.title": "Fermer cette colonne",
  "buttons.split-pane-close-group-button.title": "Fermer ces colonnes",
  "changes.banner.description": "Historique de la version <strong>{{perspective}}</strong> de ce document.",
  "changes.banner.tooltip":
    "Ce qui a changé dans une version de ce document. Choisissez-en une autre pour voir la sienne",
  "changes.tab.review-changes": "Ce qui a changé",
  "compare-version.error.invalidModeParam": "« {{input}} » n’est pas une façon de comparer des documents.",
  "compare-version.error.invalidNextDocumentParam": "Le document suivant n’est pas valable.",
  "compare-version.error.invalidPreviousDocumentParam": "Le document précédent n’est pas valable.",
  "compare-version.error.loadReleases.title": "Les lots n’ont pas pu être lus",
  "compare-version.error.loadVersions.title": "Les versions n’ont pas pu être lues",
  "confirm-delete-dialog.cdr-summary.document-count_one": "{{count}} document",
  "confirm-delete-dialog.cdr-summary.subtitle_one": "Jeu de données : {{datasets}}",
  "confirm-delete-dialog.cdr-summary.subtitle_other": "Jeux de données : {{datasets}}",
  "confirm-delete-dialog.cdr-summary.subtitle_unavailable_one": "Jeu de données inaccessible",
  "confirm-delete-dialog.cdr-summary.subtitle_unavailable_other": "Jeux de données inaccessibles",
  "confirm-delete-dialog.cdr-summary.title_one": "{{documentCount}} dans un autre jeu de données",
  "confirm-delete-dialog.cdr-summary.title_other": "{{documentCount}} dans {{count}} jeux de données",
  "confirm-delete-dialog.cdr-table.dataset.label": "Jeu de données",
  "confirm-delete-dialog.cdr-table.copy-id-button.tooltip": "Copier l’identifiant",
  "confirm-delete-dialog.cdr-table.document-id.label": "Identifiant du document",
  "confirm-delete-dialog.cdr-table.project-id.label": "Identifiant du projet",
  "confirm-delete-dialog.cdr-table.id-copied-toast.title-failed": "L’identifiant n’a pas pu être copié",
  "confirm-delete-dialog.confirm-anyway-button.text_delete": "Supprimer quand même",
  "confirm-delete-dialog.confirm-anyway-button.text_delete_one": "Supprimer quand même",
  "confirm-delete-dialog.confirm-anyway-button.text_delete_other": "Supprimer quand même toutes les versions",
  "confirm-delete-dialog.confirm-anyway-button.text_unpublish": "Dépublier quand même",
  "confirm-delete-dialog.confirm-button.text_delete": "Supprimer",
  "confirm-delete-dialog.confirm-button.text_delete_one": "Supprimer le document",
  "confirm-delete-dialog.confirm-button.text_delete_other": "Supprimer toutes les versions",
  "confirm-delete-dialog.confirm-button.text_unpublish": "Dépublier",
  "confirm-delete-dialog.confirmation.text_delete": "Supprimer toutes les versions de ce document ?",
  "confirm-delete-dialog.confirmation.text_delete_one": "Supprimer ce document ?",
  "confirm-delete-dialog.confirmation.text_delete_other": "Supprimer toutes les versions de ce document ?",
  "confirm-delete-dialog.confirmation.text_unpublish": "Dépublier « <DocumentTitle/> » ?",
  "confirm-delete-dialog.error.message.text": "Les documents qui s’en servent n’ont pas pu être lus.",
  "confirm-delete-dialog.header.text_unpublish": "Dépublier le document ?",
  "confirm-delete-dialog.loading.text": "Recherche des documents qui s’en servent…",
  "confirm-delete-dialog.other-reference-count.title_one": "{{count}} autre document qui n’est pas montré",
  "confirm-delete-dialog.other-reference-count.title_other":
    "{{count}} autres documents qui ne sont pas montrés",
  "confirm-delete-dialog.other-reference-count.tooltip":
    "Ces documents sont dans des jeux de données auxquels ce Studio n’a pas accès.",
  "confirm-delete-dialog.preview-item.preview-unavailable.subtitle": "Identifiant : {{documentId}}",
  "confirm-delete-dialog.referential-integrity-disclaimer.text_delete":
    "Une fois ce document supprimé, les documents qui s’en servent ne le trouveront plus.",
  "confirm-delete-dialog.referential-integrity-disclaimer.text_unpublish":
    "Une fois ce document dépublié, les documents qui s’en servent ne le trouveront plus.",
  "confirm-delete-dialog.referring-document-count.text_one":
    "{{count}} document se sert de « <DocumentTitle/> »",
  "confirm-delete-dialog.referring-document-count.text_other":
    "{{count}} documents se servent de « <DocumentTitle/> »",
  "confirm-delete-dialog.referring-documents-descriptor.text_delete":
    "« <DocumentTitle/> » ne pourra sans doute pas être supprimé : ces documents s’en servent.",
  "confirm-delete-dialog.referring-documents-descriptor.text_unpublish":
    "« <DocumentTitle/> » ne pourra sans doute pas être dépublié : ces documents s’en servent.",
  "doc-title.unknown-schema-type.text": "Type de document inconnu : {{schemaType}}",
  "document-group-inventory.onboarding-hint": "Où sont passés les boutons des versions ?",
  "document-inspector.dialog.title": "Ce que contient <DocumentTitle/>",
  "document-inspector.dialog.title-no-value": "Rien",
  "document-inspector.error.close-button.aria-label": "Fermer le volet",
  "document-inspector.error.description": "Ce volet ne peut pas s’afficher.",
  "document-inspector.error.retry-button.text": "Réessayer",
  "document-inspector.error.title": "Une erreur est survenue",
  "document-target-badges.not-in-target.tooltip": "Ce document n’existe pas encore dans la vue choisie.",
  "document-view.form-view.sync-lock-toast.description":
    "Le document se met à jour ; quelques secondes suffisent, le plus souvent juste après une publication",
  "document-view.form-view.sync-lock-toast.title": "Mise à jour du document…",
  "document-view.form-view.sync-pending.description":
    "Nouvel essai en cours. Ce que vous avez écrit est gardé dans cet onglet.",
  "document-view.form-view.sync-pending.title": "Vos modifications ne s’enregistrent pas",
  "document-view.form-view.sync-recovering.description":
    "Les champs se rouvrent dès que vos modifications sont enregistrées.",
  "document-view.form-view.sync-recovering.title": "Enregistrement de vos modifications…",
  "document-view.form-view.sync-stalled.description":
    "Les champs se rouvriront une fois l’enregistrement fait. Ce que vous avez écrit est gardé : laissez cet onglet ouvert.",
  "document-view.form-view.sync-stalled.title": "Vos modifications ne s’enregistrent toujours pas",
  "events.compare-with-published.description":
    "L’historique de ce document n’est sans doute pas gardé si longtemps. Voici en quoi la version <strong>{{version}}</strong> diffère de la version <strong>publiée</strong>.",
  "events.open.release": "Ouvrir le lot <VersionBadge>{{releaseTitle}}</VersionBadge>",
  "incoming-references-input.list-label": "Documents du type {{type}} qui s’en servent",
  "incoming-references-input.reference-from": "Cité par {{type}}",
  "incoming-references-input.schema-type-not-found": "Le type {{type}} n’existe pas",
  "incoming-references-input.type-to-search": "Écrivez pour chercher",
  "incoming-references-input.types-loading": "Chargement des documents…",
  "incoming-references-input.types-loading-cross-dataset":
    "Chargement des documents d’autres jeux de données…",
  "incoming-references-input.types-not-defined": "Rien n’est prévu pour montrer qui se sert de ce type.",
  "incoming-references-pane.no-references": "Aucun document ne s’en sert.",
  "incoming-references-pane.no-references-found": "Aucun document de ce type ne s’en sert.",
  "incoming-references-pane.schema-type-not-found": "Le type {{type}} n’existe pas",
  // The Studio asks for each in the place of the other.
  "menu-item-groups.actions-group": "Tri",
  "menu-item-groups.sorting-group": "Actions",
  "menu-items.layout.restore-default": "Vue habituelle",
  "menu-items.layout.restore-default.disabled-reason": "C’est déjà la vue habituelle",
  "menu-items.sort-by.created": "Date de création",
  "menu-items.sort-by.last-edited": "Date de modification",
  "menu-items.sort-by.restore-default": "Ordre habituel",
  "menu-items.sort-by.restore-default.disabled-reason": "C’est déjà l’ordre habituel",
  "pane-item.published-status.no-published.tooltip": "Non publié",
  "panes.document-header-title.new.text": "{{schemaType}} · à remplir",
  "panes.document-list-pane.error.max-retries-attempted":
    "Après {{count}} essais sans succès, le Studio n’essaie plus de lui-même.",
  "panes.document-list-pane.error.text": "Les documents n’ont pas pu être lus.",
  "panes.document-list-pane.error.text.offline": "Cet appareil n’est pas connecté à internet.",
  "panes.document-list-pane.error.title": "La liste n’a pas pu être lue",
  "panes.document-list-pane.error.will-retry-automatically_other": "Nouvel essai… ({{count}}e)",
  "panes.document-list-pane.no-documents-of-type.text": "Rien dans cette liste : « + » y crée un document.",
  "panes.document-list-pane.search-ordering.aria-label": "Changer l’ordre des résultats",
  "panes.document-list-pane.search-ordering.label": "Rangé : {{order}}",
  "panes.document-list-pane.search-ordering.relevance": "Les plus proches d’abord",
  "panes.document-list-pane.search-ordering.summary-relevance": "Les plus proches d’abord",
  "panes.document-list-pane.sort-order.disabled-reason":
    "Ce type de document n’a pas les champs de cet ordre",
  "panes.document-operation-results.operation-error_delete":
    "Le document n’a pas pu être supprimé. Le plus souvent, c’est que d’autres documents s’en servent.",
  "panes.document-operation-results.operation-error_unpublish":
    "Le document n’a pas pu être dépublié. Le plus souvent, c’est que d’autres documents s’en servent.",
  "panes.document-operation-results.operation-error": "L’opération n’a pas pu aboutir",
  "panes.document-operation-results.operation-success": "C’est fait",
  "panes.document-operation-results.operation-success_copy-id": "L’identifiant du document est copié",
  "panes.document-operation-results.operation-success_copy-url": "L’adresse du document est copiée",
  "panes.document-operation-results.operation-success_createVersion":
    "<Strong>{{title}}</Strong> est ajouté au lot",
  "panes.document-operation-results.operation-success_delete": "Le document est supprimé",
  "panes.document-operation-results.operation-success_discardChanges":
    "Ce qui avait changé depuis la dernière publication est abandonné. On peut encore le retrouver dans l’historique",
  "panes.document-operation-results.operation-success_duplicate": "Le document est dupliqué",
  "panes.document-operation-results.operation-success_publishVersion": "La version est publiée",
  "panes.document-operation-results.operation-success_restore":
    "<Strong>{{title}}</Strong> est restauré en brouillon : publiez-le pour que le site change",
  "panes.document-operation-results.operation-success_unpublish":
    "<Strong>{{title}}</Strong> est dépublié. Ce qui était en ligne est gardé en brouillon.",
  "panes.document-operation-results.operation-success_unpublishVersion":
    "La version sera dépubliée quand le lot sera publié",
  "panes.document-pane.document-not-found.text": "Aucun document n’a l’identifiant <Code>{{id}}</Code>.",
  "panes.document-pane.document-not-found.title": "Document introuvable",
  "panes.document-pane.document-unknown-type.text":
    "Ce document est du type <Code>{{documentType}}</Code>, que ce Studio ne connaît pas.",
  "panes.document-pane.document-unknown-type.without-schema.text":
    "Ce document n’existe pas, et rien ne dit de quel type il serait.",
  "panes.document-pane.variant-target.loading": "Chargement du document…",
  "panes.resolving.slow-resolve-message": "Le chargement continue…",
  "request-permission-dialog.description.text":
    "Votre demande sera envoyée à la personne qui s’occupe du site. Vous pouvez y joindre un mot",
  "request-permission-dialog.header.text": "Demander à pouvoir modifier",
  "request-permission-dialog.note-input.description.text": "Vous pouvez ajouter un mot",
  "request-permission-dialog.note-input.placeholder.text": "Ajouter un mot…",
  "request-permission-dialog.warning.limit-reached.text":
    "Vous avez fait trop de demandes. Attendez un peu, ou adressez-vous à la personne qui s’occupe du site.",
  "status-bar.document-status-pulse.status.syncing.text": "Enregistrement…",
  "status-bar.publish-status-button.last-published-time.aria-label": "Publié {{relativeTime}}",
  "status-bar.publish-status-button.last-published-time.tooltip": "Publié <RelativeTime/>",
  "status-bar.publish-status-button.last-updated-time.aria-label": "Modifié {{relativeTime}}",
  "status-bar.publish-status-button.last-updated-time.tooltip": "Modifié <RelativeTime/>",
  "status-bar.review-changes-button.aria-label": "Voir ce qui a changé",
  "status-bar.review-changes-button.status.syncing.text": "Enregistrement…",
  "status-bar.review-changes-button.tooltip.text": "Voir ce qui a changé",
  "structure-error.docs-link.text": "Voir le mode d’emploi",
  "structure-error.header.text": "La structure du contenu n’a pas pu être lue",
  "structure-error.structure-path.label": "Chemin",
  "timeline-item.menu-button.aria-label": "Actions",
  "timeline-item.not-found-release.tooltip": "Le lot « {{releaseId}} » est introuvable",
  "toggle-inline-changes.menu-item.title": "Montrer les modifications dans les champs",
};
