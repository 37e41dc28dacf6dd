/** Texts the specification quotes: they stay word for word, whatever French typography asks. */
export const quotedTexts = [
  "Besoin de conseils personnalisés ?",
  "Candidature reçue !",
  "Cas d'usage",
  "Demande envoyée !",
  "Inscription confirmée !",
  "Message envoyé !",
  "Oops! Page not found",
  "Posez votre question...",
  "S'inscrire à la formation",
  "Transformer votre marketing avec l'IA",
];

/** A figure, written as the specification has it. */
const figure = "85%";

/** Texts that no typography rule may change. */
export const fixedTexts = new Set([...quotedTexts, figure]);
