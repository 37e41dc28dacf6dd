import { colours } from "../_shared/colours.ts";
import { escapeHtml } from "../_shared/escape-html.ts";

const { ground, panel, ink, muted, voice, sunTint } = colours.light;
const page = `margin:0;background:${ground};padding:32px 16px;font:16px/1.6 system-ui,-apple-system,'Segoe UI',sans-serif;color:${ink}`;
const card = `max-width:560px;margin:0 auto;background:${panel};border-top:6px solid ${voice};border-radius:12px;padding:32px`;
const brand = `margin:0 0 24px;font-weight:700;letter-spacing:.02em;color:${voice}`;
const footer = `max-width:560px;margin:16px auto 0;font-size:13px;color:${muted}`;

export const paragraph = (text: string) => `<p style="margin:0 0 16px">${escapeHtml(text)}</p>`;

export const heading = (text: string) =>
  `<h1 style="font-size:22px;line-height:1.3;margin:0 0 16px">${escapeHtml(text)}</h1>`;

/** What is to be seen first, on a ground of its own. */
export const tinted = (text: string) =>
  `<p style="background:${sunTint};border-radius:8px;padding:12px 16px;margin:0 0 16px">${escapeHtml(text)}</p>`;

/** A mail page: `content` is HTML whose values the caller has escaped, `note` is text. */
export const mailPage = (school: string, content: string, note: string[]) => `<!doctype html>
<html lang="fr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="format-detection" content="telephone=no,date=no,address=no,email=no,url=no"><title>${escapeHtml(school)}</title></head>
<body style="${page}"><div style="${card}">${school && `<p style="${brand}">${escapeHtml(school)}</p>`}${content}</div>
${note.map((text) => `<p style="${footer}">${escapeHtml(text)}</p>`).join("\n")}</body></html>`;
