/** A text that stands in a package's code instead of behind a key: what stands there, and what stands there instead. */
export type WithoutKey = [code: string, inFrench: string];

/** By package, in the order a person meets them. */
export const withoutKey: Record<string, WithoutKey[]> = {
  sanity: [
    // Dialogs and forms.
    ['{ content: "Close" }', '{ content: "Fermer" }'],
    ['{ content: "Open menu" }', '{ content: "Ouvrir le menu" }'],
    ['{ content: "Remove" }', '{ content: "Retirer" }'],
    ['title: "Square"', 'title: "Carré"'],
    ['title: "Resolving initial value…"', 'title: "Préparation…"'],
    ['title: "Initial value resolved"', 'title: "C’est prêt"'],
    ['title: "Could not resolve initial value"', 'title: "Les valeurs de départ n’ont pas pu être lues"'],
    [
      "description: `Unable to resolve initial value for type: ${type.name}: ${error.message}.`",
      "description: error.message",
    ],
    // The search.
    ['title: "Edited at"', 'title: "Modifié le"'],
    ['title: "Created at"', 'title: "Créé le"'],
    ['title: "Contains document, image or file"', 'title: "Contient un document, une image ou un fichier"'],
    ['{ content: "Remove filter" }', '{ content: "Retirer le filtre" }'],
    ['title: "Selected"', 'title: "Choisis"'],
    ['children: "No matches"', 'children: "Rien de ce nom"'],
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
  "@sanity/schema": [['title: "Current slug"', 'title: "Adresse"']],
};
