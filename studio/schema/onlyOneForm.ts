/** Refuses a second contact form in a page: what is typed in one would be what the other remembers. */
export function onlyOneForm(sections: { _type: string }[] | undefined): string | true {
  const forms = (sections ?? []).filter(({ _type }) => _type === "contactFormSection");
  return forms.length < 2 || "Un seul formulaire de contact par page : retirez l’autre.";
}
