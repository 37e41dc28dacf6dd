import type { FAQPage } from "schema-dts";

import { plainText } from "../../content/plainText.ts";
import { answered } from "../../content/liveList.ts";
import type { PageSection } from "../../content/readSections.ts";
import type { Year } from "../../content/year.ts";
import type { DescribedSite } from "./site.ts";

/** The questions of the sections that staff announce to search engines; undefined where there are none. */
export function faqPage(
  { siteUrl, settings }: DescribedSite,
  path: string,
  sections: PageSection[],
  year: Year,
): FAQPage | undefined {
  const announced = sections
    .filter((section) => section._type === "faqSection")
    .filter(({ structuredData }) => structuredData)
    .flatMap(({ questions }) => answered(questions, year, settings.facts));
  if (announced.length === 0) return undefined;
  const url = siteUrl + path;
  return {
    "@type": "FAQPage",
    "@id": `${url}#questions`,
    url,
    inLanguage: "fr-BE",
    mainEntity: announced.map(({ question, answer }) => ({
      "@type": "Question" as const,
      name: question,
      acceptedAnswer: { "@type": "Answer" as const, text: plainText(answer, settings.facts) },
    })),
  };
}
