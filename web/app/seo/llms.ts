import { counted } from "functions/counted";
import type { AddressedType } from "studio/addresses";

import { perPage } from "../content/numberedPages.ts";
import type { Settings } from "../content/settings.ts";
import type { Outline, OutlineEntry } from "../content/outline.ts";
import { printable } from "../content/printable.ts";
import { plain } from "../markdown/writer.ts";
import { markdownPath } from "./machinePaths.ts";

type Site = {
  siteUrl: string;
  settings: Pick<Settings, "name" | "description" | "contact">;
};
type Category = { title: string; path: string; count: number };

/** The site for a language model, as llmstxt.org proposes: what it is, and its pages as Markdown; where the older articles are. */
export function llms({ siteUrl, settings }: Site, outline: Outline, categories: Category[]): string {
  const line = ({ path, title, description }: OutlineEntry) =>
    `- [${plain(title)}](${siteUrl}${markdownPath(path)})${description ? `: ${plain(description)}` : ""}`;
  const titles: Record<AddressedType, string> = {
    page: "Pages",
    programmeBlock: "Les blocs du programme",
    article: outline.blog ?? "Blog",
  };
  const list = (title: string, entries: OutlineEntry[]) =>
    entries.length > 0 ? [`## ${plain(title)}\n\n${entries.map(line).join("\n")}`] : [];
  const rest = [
    `Ci-dessus, les plus récents des ${counted(outline.articleCount, "article")}. Chacun a aussi son texte en Markdown, à son adresse suivie de « .md »\u202f:`,
    [
      `- [Toutes les adresses](${siteUrl}/sitemap.xml)`,
      ...categories.map(
        ({ title, path, count }) =>
          `- [Catégorie « ${plain(title)} »](${siteUrl}${path}): ${counted(count, "article")}, ${perPage} par page`,
      ),
    ].join("\n"),
  ];
  const { name, description, contact } = settings;
  return printable(
    `${[
      `# ${plain(name)}`,
      description && `> ${plain(description)}`,
      [plain(contact.place ?? ""), contact.email].filter(Boolean).join(" · "),
      ...Object.entries(titles).flatMap(([type, title]) => list(title, outline[type as AddressedType])),
      ...(outline.articleCount > outline.article.length ? rest : []),
    ]
      .filter(Boolean)
      .join("\n\n")}\n`,
  );
}
