export default {
  "copy-paste.on-paste.validation.array-type-incompatible.description":
    "Cette liste n’accepte pas les éléments du type « {{type}} »",
  "copy-paste.on-paste.validation.array-value-incompatible.description":
    "Cette liste n’accepte pas les valeurs du type « {{type}} »",
  "copy-paste.on-paste.validation.clipboard-invalid.title": "Ce qui a été copié ne peut pas être collé ici",
  "copy-paste.on-paste.validation.read-only-fields-skipped.description":
    "Champs laissés tels quels, car en lecture seule : {{fieldNames}}",
  "copy-paste.on-paste.validation.read-only-fields-skipped-truncated.description":
    "Champs laissés tels quels, car en lecture seule : {{fieldNames}} et {{count}} de plus",
};
