/** A text in small letters, without accents and ligatures: « L’Œuvre créée » is `l’oeuvre creee`. */
export const fold = (text: string): string =>
  text.toLowerCase().replaceAll("œ", "oe").replaceAll("æ", "ae").normalize("NFD").replaceAll(/\p{M}/gu, "");
