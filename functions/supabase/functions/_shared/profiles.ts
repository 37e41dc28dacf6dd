/** Who visitors say they are in the contact form, by what is stored of it. */
export const profiles = {
  school: "École, enseignant, élève ou parent",
  company: "Entreprise ou professionnel",
} as const;
