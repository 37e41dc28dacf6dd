import { momentOf } from "functions/brussels";
import type { SanityDocumentLike } from "sanity";

import { isInItsHours, type Timed } from "../schema/whenShown.ts";
import type { Finding } from "./finding.ts";
import { aboutDocument } from "./texts.ts";

type References = { _ref?: string }[];
type Section = Timed & {
  _key: string;
  _type: string;
  title?: string;
  plans?: References;
  options?: References;
};

/** Sections whose plans are all out of their hours on a day: of these the site shows their options at most. */
export function hollowSections(documents: SanityDocumentLike[], today: string): Finding[] {
  const now = momentOf(today);
  const shown = new Set(documents.filter((one) => isInItsHours(one, now)).map(({ _id }) => _id));
  const isShown = ({ _ref }: References[number]) => shown.has(_ref ?? "");
  return documents
    .filter(({ _id }) => shown.has(_id))
    .flatMap((document) =>
      sectionsOf(document)
        .filter((section) => isInItsHours(section, now))
        .flatMap(({ _key, _type, title = "", plans = [], options = [] }): Finding[] => {
          if (_type !== "plansSection" || plans.length === 0 || plans.some(isShown)) return [];
          const rest = options.some(isShown) ? "ne montre que ses options" : "ne paraît pas";
          return [
            {
              ...aboutDocument(document),
              path: ["sections", { _key }, "plans"],
              index: 0,
              excerpt: title,
              found: title,
              kind: "disagreement",
              message: `Aucune de ces formules n’est en ligne : la section ${rest}. Choisissez-en d’autres, ou retirez-la.`,
            },
          ];
        }),
    );
}

const sectionsOf = ({ sections }: SanityDocumentLike) =>
  Array.isArray(sections) ? (sections as Section[]) : [];
