import { zone } from "functions/zone";

/** A text that stands in a package's code instead of behind a key: what stands there, and what stands there instead. */
export type WithoutKey = [code: string, inFrench: string];

/** A list of texts, one a line, as the packages' code has it. */
const lines = (texts: string) =>
  texts
    .split(" ")
    .map((text) => `\n\t"${text}"`)
    .join(",");

/** By package, in the order a person meets them. */
export const withoutKey: Record<string, WithoutKey[]> = {
  sanity: [
    // Dialogs and forms.
    ['{ content: "Close" }', '{ content: "Fermer" }'],
    ['{ content: "Open menu" }', '{ content: "Ouvrir le menu" }'],
    ['{ content: "Remove" }', '{ content: "Retirer" }'],
    ['{ content: "Back" }', '{ content: "Retour" }'],
    ['{ content: "Previous month" }', '{ content: "Mois précédent" }'],
    ['{ content: "Next month" }', '{ content: "Mois suivant" }'],
    ['{ content: "Previous year" }', '{ content: "Année précédente" }'],
    ['{ content: "Next year" }', '{ content: "Année suivante" }'],
    ['title: "Your work is automatically saved!"', 'title: "Tout s’enregistre de soi-même"'],
    ['fallbackTitle: "Click to edit"', 'fallbackTitle: "Cliquer pour modifier"'],
    ['title: "Square"', 'title: "Carré"'],
    ['title: "Resolving initial value…"', 'title: "Préparation…"'],
    ['title: "Initial value resolved"', 'title: "C’est prêt"'],
    ['title: "Could not resolve initial value"', 'title: "Les valeurs de départ n’ont pas pu être lues"'],
    [
      "description: `Unable to resolve initial value for type: ${type.name}: ${error.message}.`",
      "description: error.message",
    ],
    ['t("changes.action.close-label"), $[24]', '"Fermer l’historique", $[24]'],
    ['t("panel.close-button-aria-label"), $[0]', '"Fermer « Documents qui s’en servent »", $[0]'],
    // By a key that stands nowhere, and would be read itself. `String` takes no notice of what was to be put in.
    ['t("new-document.new-document"), $[18]', '"Nouveau document", $[18]'],
    ['t("form.status.error.creation-failed")', '"Le document n’a pas pu être créé"'],
    ['t("inputs.array.error.cannot-resolve-initial-value-description", {', 'String("Réessayez.", {'],
    ['t("asset-source.dialog.default-title", {', 'String("Choisir parmi ce qui est déjà là", {'],
    [
      't("asset-sources.media-library.select-dialog.title", {',
      'String("Choisir parmi ce qui est déjà là", {',
    ],
    ['t("asset-source.usage-list.image-alt")', '"Aperçu"'],
    ['t("asset-source.asset-list.table.preview-alt")', '"Aperçu"'],
    [
      't("asset-source.file.asset-list.item.select-file-tooltip", { filename: originalFilename })',
      "`Choisir « ${originalFilename} »`",
    ],
    ['t("network-check.slow-protocol-warning.learn-more-button.tooltip"), $[16]', '"En savoir plus", $[16]'],
    ["`Open in ${defaultStructureTool?.title", "`Ouvrir dans ${defaultStructureTool?.title"],
    ['"aria-label": "More breadcrumb items"', '"aria-label": "Voir la suite du chemin"'],
    ['whiteSpace: "nowrap",\n\t\ttextTransform: "capitalize"', 'whiteSpace: "nowrap"'],
    ['t("inputs.array.action.add-before")}...`', 't("inputs.array.action.add-before")}…`'],
    ['t("inputs.array.action.add-after")}...`', 't("inputs.array.action.add-after")}…`'],
    // « + » of a list of documents.
    ['"aria-label": t6,\n\t\t\ticon: AddIcon', '"aria-label": `Créer : ${t6}`,\n\t\t\ticon: AddIcon'],
    // Moments.
    [`"MMM d, yyyy '@' pp"`, '"dd/MM/yyyy HH:mm"'],
    ['"PPpp"', '"dd/MM/yyyy HH:mm"'],
    ['"PPp"', '"dd/MM/yyyy HH:mm"'],
    ['"PP HH:mm"', '"dd/MM/yyyy HH:mm"'],
    ['"PPP"', '"dd/MM/yyyy"'],
    ['"PP"', '"dd/MM/yyyy"'],
    [
      'city: city.replaceAll("_", " ")',
      'city: city === "Brussels" ? "Bruxelles" : city.replaceAll("_", " ")',
    ],
    [
      lines("January February March April May June July August September October November December"),
      lines("janvier février mars avril mai juin juillet août septembre octobre novembre décembre"),
    ],
    [lines("Sun Mon Tue Wed Thu Fri Sat"), lines("Dimanche Lundi Mardi Mercredi Jeudi Vendredi Samedi")],
    [
      "t3 = $[7] : (t3 = date.toDateString()",
      't3 = $[7] : (t3 = date.toLocaleDateString("fr-BE", { dateStyle: "full" })',
    ],
    ['header: "Select time zone"', 'header: "Fuseau horaire"'],
    ['text: "Update time zone"', 'text: "Choisir ce fuseau"'],
    ['title: "Time zone updated"', 'title: "Le fuseau horaire est changé"'],
    ['title: "Unable to update time zone"', 'title: "Le fuseau horaire n’a pas pu être changé"'],
    // Releases.
    [
      'title: options.releases.enabled ? "Releases" : "Scheduled Drafts"',
      'title: options.releases.enabled ? "Lots" : "Brouillons programmés"',
    ],
    ['children: "Releases"', 'children: "Lots"'],
    // The search.
    ['ariaLabel: t("search.search-results-label")', 'ariaLabel: "Résultats de recherche"'],
    ['title: "Edited at"', 'title: "Modifié le"'],
    ['title: "Created at"', 'title: "Créé le"'],
    ['title: "Contains document, image or file"', 'title: "Contient un document, une image ou un fichier"'],
    ['{ content: "Remove filter" }', '{ content: "Retirer le filtre" }'],
    ['title: "Selected"', 'title: "Choisis"'],
    ['children: "No matches"', 'children: "Rien de ce nom"'],
    ['title: "Reference search failed"', 'title: "La recherche n’a pas abouti"'],
    // Tasks.
    ['value: "open",\n\ttitle: "To Do"', 'value: "open",\n\ttitle: "À faire"'],
    ['value: "closed",\n\ttitle: "Done"', 'value: "closed",\n\ttitle: "Faite"'],
    ['name: "target",\n\ttitle: "Target"', 'name: "target",\n\ttitle: "Document"'],
    [
      'title: "Title",\n\t\t\tname: "title",\n\t\t\tplaceholder: "Task title"',
      'title: "Titre",\n\t\t\tname: "title",\n\t\t\tplaceholder: "Ce qui est à faire"',
    ],
    ['title: "Assign to"', 'title: "Confier à"'],
    ['placeholder: "Select assignee"', 'placeholder: "Choisir une personne"'],
    [
      'title: "Deadline",\n\t\t\tplaceholder: "yyyy-mm-dd"',
      'title: "Échéance",\n\t\t\tplaceholder: "aaaa-mm-jj"',
    ],
    ['title: "Loading activity"', 'title: "Chargement de l’activité"'],
    ['title: "Loading current user"', 'title: "Chargement"'],
    // What goes wrong.
    ['title: "Uncaught error"', 'title: "Une erreur est survenue"'],
    ['t0 === void 0 ? "An error occurred" : t0', 't0 === void 0 ? "Le Studio s’est arrêté" : t0'],
    ['children: "To report this error,"', 'children: "Si l’erreur revient,"'],
    [
      '" copy the error details and share them with your development team or Sanity Support."',
      '" copiez son détail et envoyez-le à la personne qui s’occupe du site."',
    ],
    ['"retry.title": "Retry"', '"retry.title": "Reprendre"'],
    ['"retrying.title": "Retrying…"', '"retrying.title": "Reprise…"'],
    ['"copy-error-details.title": "Copy error details"', '"copy-error-details.title": "Copier le détail"'],
    [
      '"These technical details may be useful for developers."',
      '"Ce qu’il dit sert à la personne qui s’occupe du site."',
    ],
    ['"Failed to get error details"', '"Le détail n’a pas pu être lu"'],
    ['"Failed to copy error details"', '"Le détail n’a pas pu être copié"'],
    ['children: ["Tool not found: "', 'children: ["Cet outil n’existe pas : "'],
    [
      'children: "An error occurred that Sanity Studio was unable to recover from."',
      'children: "Le Studio a rencontré une erreur dont il ne se remet pas. Rechargez la page ; ce qui est enregistré est gardé."',
    ],
    [
      'children: "An error occurred during dynamic import."',
      'children: "Une partie du Studio n’a pas pu être chargée. Rechargez la page."',
    ],
    ['children: "Import error"', 'children: "Le Studio n’est pas complet"'],
    ['children: "Workspace not found"', 'children: "Cette page du Studio n’existe pas"'],
    ['text: "Go to default workspace"', 'text: "Aller à l’accueil du Studio"'],
    [
      'content: "Check that your device is online."',
      'content: "Vérifiez que cet appareil est connecté à internet."',
    ],
    [
      'content: "Disable VPNs, ad blockers, or browser extensions that may block requests."',
      'content: "Désactivez ce qui peut bloquer des échanges : VPN, bloqueur de publicité, extension du navigateur."',
    ],
    ['children: "Troubleshooting"', 'children: "Que faire ?"'],
    ['text: "Reload Studio"', 'text: "Recharger le Studio"'],
    ['text: "Try again"', 'text: "Réessayer"'],
    ['children: "Check Sanity Status"', 'children: "Voir l’état des services de Sanity"'],
    ['header: "Too many requests"', 'header: "Trop de demandes à la fois"'],
    [
      'children: "Too many requests at once. Reload the Studio to try again."',
      'children: "Rechargez le Studio pour réessayer."',
    ],
    [
      'children: "Too many requests at once. You can try again shortly."',
      'children: "Réessayez dans quelques instants."',
    ],
    // Signing in.
    ['children: "Choose login provider"', 'children: "Choisissez comment vous connecter"'],
    ['children: "No login providers available"', 'children: "Aucun moyen de se connecter"'],
    ['children: "Last used"', 'children: "Dernier utilisé"'],
    ['header: "Not authorized"', 'header: "Vous n’avez pas accès"'],
    [
      'children: "You are not authorized to access this studio. Please contact someone with access to invite you to this project."',
      'children: "Vous n’avez pas accès à ce Studio. Demandez une invitation à une personne qui y a accès."',
    ],
    ['text: "Sign out"', 'text: "Se déconnecter"'],
  ],
  // What a screen reader says of a list that is put in order.
  "@dnd-kit/core": [
    [
      "To pick up a draggable item, press the space bar.\\n    While dragging, use the arrow keys to move the item.\\n    Press space again to drop the item in its new position, or press escape to cancel.",
      "Espace prend l’élément.\\n    Les flèches le déplacent.\\n    Espace le pose à sa nouvelle place, Échap le laisse où il était.",
    ],
    ['"Picked up draggable item " + active.id + "."', '"L’élément est pris."'],
    [
      '"Draggable item " + active.id + " was moved over droppable area " + over.id + "."',
      '"Il peut être posé ici."',
    ],
    [
      '"Draggable item " + active.id + " is no longer over a droppable area."',
      '"Il ne peut pas être posé ici."',
    ],
    [
      '"Draggable item " + active.id + " was dropped over droppable area " + over.id',
      '"L’élément est posé."',
    ],
    ['"Draggable item " + active.id + " was dropped."', '"L’élément est posé."'],
    [
      '"Dragging was cancelled. Draggable item " + active.id + " was dropped."',
      '"L’élément est laissé où il était."',
    ],
  ],
  "@hello-pangea/dnd": [
    ["Press space bar to start a drag.", "Espace prend l’élément."],
    [
      "When dragging you can use the arrow keys to move the item around and escape to cancel.",
      "Les flèches le déplacent, Échap le laisse où il était.",
    ],
    [
      "Some screen readers may require you to be in focus mode or to use your pass through key",
      "Certains lecteurs d’écran demandent d’abord leur mode formulaire.",
    ],
    ["You have lifted an item in position", "L’élément est pris, place"],
    ["You have moved the item from position", "De la place"],
    ["to position ${endPosition}", "à la place ${endPosition}"],
    ["You have dropped the item.", "L’élément est posé."],
    ["Movement cancelled.", "Déplacement abandonné."],
    ["The item has returned to its starting position\n  of", "L’élément est revenu à la place"],
    ["The item has been dropped while not over a drop area.", "L’élément n’a pas été posé dans la liste."],
    ["'You are over an area that cannot be dropped on'", "'L’élément ne peut pas être posé ici'"],
  ],
  "@sanity/ui": [
    ['"aria-label": "Close dialog"', '"aria-label": "Fermer"'],
    ['"aria-label": "Clear"', '"aria-label": "Effacer"'],
    ['"aria-label": "Open"', '"aria-label": "Ouvrir"'],
  ],
  // « Vérification » says where a text is amiss.
  "@sanity/schema": [
    // That it is missing, what holds it says already.
    [
      'title: "Current slug",\n\t\t\ttype: "string",\n\t\t\tvalidation: (Rule) => Rule.required()',
      'title: "Adresse",\n\t\t\ttype: "string"',
    ],
    ['title: "Block"', 'title: "Paragraphe"'],
    ['title: "Content"', 'title: "Texte"'],
    ['title: "Mark definitions"', 'title: "Liens"'],
  ],
  "@sanity/util": [
    [
      'error: `Invalid date. Must be on the format "${dateFormat}"`',
      'error: `Écrivez une date qui existe, comme ${dateFormat.replaceAll("D", "J").replaceAll("Y", "A").replace("HH", "hh")}`',
    ],
  ],
};

/** What a package shows to anyone though it serves developers: left out where they are not. */
export const technical: Record<string, WithoutKey[]> = {
  sanity: [
    // A document as JSON, in its menu and by Ctrl+Alt+I.
    ["...inspectorItems,\n\t\tgetInspectItem(params),", "...inspectorItems,"],
    // « Copier l’identifiant », beside « Copier le lien ».
    ["{ children: [t7, t9] }), $[36] = t7", "{ children: [t7] }), $[36] = t7"],
    // « Mode d’emploi » of the releases, which is in English.
    ["children: [createReleaseButton, t9]", "children: createReleaseButton"],
  ],
};

/**
 * What ends the Studio and need not: who else is there is shown again once the connection is back. What has no name: a
 * button that shows an icon alone is called what it says where a pointer stands on it. And what is no longer so.
 */
export const mended: Record<string, WithoutKey[]> = {
  sanity: [
    // A release leaves at the school's hour, wherever the browser says that it is; of some it knows nothing, and took Midway.
    [
      "{ defaultTimeZone } = scope",
      `{ defaultTimeZone = scope.type === "contentReleases" ? "${zone}" : void 0 } = scope`,
    ],
    // A release that another one has taken back stays published: the other's title tells.
    [
      '$[5] !== state || $[6] !== tRelease ? (t3 = tRelease(state === "archived" ? "archive-info.title" : "publish-info.title"), $[5] = state, $[6] = tRelease, $[7] = t3) : t3 = $[7];',
      `t3 = tRelease(state === "archived" ? "archive-info.title" : "publish-info.title");
       let takingBack = tRelease("revert-release.title", { title: release.metadata.title });
       if (useArchivedReleases().data.some((other) => other.state === "published" && other.metadata.title === takingBack && other._createdAt > release._createdAt))
         t3 = "Ce lot a été publié, puis annulé : on est revenu en arrière.";`,
    ],
    [
      "jsx(Button, {\n\t\t...rest,\n\t\t...sizeProps,",
      'jsx(Button, {\n\t\t"aria-label": rest.text || rest.children || typeof tooltipProps?.content != "string" ? void 0 : tooltipProps.content,\n\t\t...rest,\n\t\t...sizeProps,',
    ],
    [
      "merge(states$, reportLocation$) : NEVER",
      "merge(states$, reportLocation$).pipe(catchError$1(() => NEVER)) : NEVER",
    ],
  ],
};
