import type { Addressed } from "../content/addressed.ts";
import { markdownPath } from "./machinePaths.ts";

type Site = {
  siteUrl: string;
  settings: { name: string; description: string; contact: { email: string; place: string } };
};

const titles = { page: "Pages", programmeBlock: "Les six blocs du programme", article: "Blog" } as const;

/** The site for a language model, as llmstxt.org proposes: what it is, and each page as Markdown. */
export function llms({ siteUrl, settings }: Site, documents: Addressed[]): string {
  const line = ({ path, title, description }: Addressed) =>
    `- [${title}](${siteUrl}${markdownPath(path)})${description ? `: ${description}` : ""}`;
  const lists = Object.entries(titles).map(([type, title]) => {
    const lines = documents.filter(({ _type, hidden }) => _type === type && !hidden).map(line);
    return `## ${title}\n\n${lines.join("\n")}`;
  });
  const { name, description, contact } = settings;
  return `${[`# ${name}`, `> ${description}`, `${contact.place} · ${contact.email}`, ...lists].join("\n\n")}\n`;
}
