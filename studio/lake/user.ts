/** Whoever works on this laptop: the lake has no accounts, and one person may do everything. */
export const user = {
  id: "redaction",
  name: "Rédaction IA4School",
  email: "redaction@ia4school.be",
  profileImage: "",
  role: "administrator",
  roles: [
    { name: "administrator", title: "Administrateur", description: "Lit et modifie tous les contenus" },
  ],
  provider: "local",
};
