/** A picture, as it is stored or as `sanity dataset import` looks for it. */
type Chosen = { asset?: unknown; _sanityAsset?: unknown };

/** Refuses a picture that was not chosen, or what is left of one that was taken out: its words. */
export const hasPicture = (image: Chosen | undefined) =>
  !image ||
  Boolean(image.asset ?? image._sanityAsset) ||
  "Il manque l’image : choisissez-la, ou videz ce qui la décrit (texte alternatif, légende).";
