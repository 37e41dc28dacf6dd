import { colours } from "functions/colours";
import { escapeHtml } from "functions/escape-html";
import { profiles } from "functions/profiles";

import { waitlistName } from "./confirmationPath.ts";
import { fieldLabels, type FieldName, fieldNames, trapName } from "./fields.ts";

const title = "Votre message n’est pas encore parti";
const { light, dark } = colours;
const colour = ({ ground, panel, ink, line }: Record<"ground" | "panel" | "ink" | "line", string>) =>
  `background:${ground};--panel:${panel};color:${ink};--line:${line};`;

const css = `
*{box-sizing:border-box;font:inherit;color:inherit}
html{font:1.0625rem/1.5 Georgia,serif;color-scheme:light dark;${colour(light)}}
body{max-width:40rem;margin:0 auto;padding:1.5rem 1rem;overflow-wrap:anywhere}
h1{font:800 2rem/1.1 Arial,sans-serif}
label{display:block;margin-top:1rem}
input:not([type=radio]),textarea{display:block;width:100%;min-height:3rem;padding:.6rem .9rem;border:2px solid var(--line);background:var(--panel)}
textarea{min-height:11rem}
fieldset{margin:1rem 0 0;padding:.5rem 1rem 1rem;border:2px solid var(--line)}
button{margin-top:1.5rem;min-height:3rem;padding:.6rem 1.5rem;border:0;border-radius:2rem;background:${light.call};color:${light.onCall};font:600 1rem Arial,sans-serif}
@media(prefers-color-scheme:dark){html{${colour(dark)}}}`;

/** What the page of a form may do, beside what all answers say. */
export const formPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

/** What goes with a form unseen, where it came with it. */
const unseen = ["subject", waitlistName, "requestId", trapName];

/**
 * A contact form that could not be taken, as a page that costs little: what was typed stands in it, to be sent again.
 * @param sent the form as a browser writes it.
 * @param reason why it was not taken.
 */
export function formAgain(sent: string, reason: string): string {
  const typed = new URLSearchParams(sent);
  const input = (name: string, type: string) =>
    `<input type="${type}" name="${name}" value="${escapeHtml(typed.get(name) ?? "")}">`;
  const choice = (value: string, label: string) =>
    `<label><input type="radio" name="type" value="${value}"${typed.get("type") === value ? " checked" : ""}> ${label}</label>`;
  const field = (name: FieldName) => {
    const label = fieldLabels[name];
    if (name === "type")
      return `<fieldset><legend>${label}</legend>${choice("école", profiles.school)}${choice("entreprise", profiles.company)}</fieldset>`;
    if (name !== "message") return `<label>${label} ${input(name, "text")}</label>`;
    return `<label>${label} <textarea name="${name}">\n${escapeHtml(typed.get(name) ?? "")}</textarea></label>`;
  };
  const hidden = unseen.filter((name) => typed.has(name)).map((name) => input(name, "hidden"));
  return `<!DOCTYPE html>
<html lang="fr-BE"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title><style>${css}</style></head>
<body><main><h1>${title}</h1>
<p role="alert">${reason} Rien de ce que vous avez écrit n’est perdu.</p>
<form method="post">${[...fieldNames.map(field), ...hidden].join("\n")}
<button type="submit">Envoyer le message</button></form></main></body></html>
`;
}
