import { articlePassages } from "./article-passages.ts";
import { blockPassages } from "./block-passages.ts";
import * as passageOf from "./document-passages.ts";
import type { Documents } from "./documents.ts";
import type { Log } from "./knowledge.ts";
import type { Passage } from "./passage.ts";
import type { School } from "./school.ts";
import { pagePassages } from "./section-passages.ts";

/** The others say nothing by themselves: texts have their days and facts, in lists and sentences. */
type Cut = Exclude<keyof Documents, "settings" | "edition" | "holiday">;

const passagesIn: {
  [Type in Cut]: (document: School[Type][number], school: School) => Passage | Passage[];
} = {
  faq: passageOf.faq,
  plan: passageOf.plan,
  monthlyProgramme: passageOf.month,
  camp: passageOf.camp,
  session: passageOf.session,
  trainingModule: passageOf.trainingModule,
  teamMember: passageOf.teamMember,
  caseStudy: passageOf.caseStudy,
  announcement: passageOf.announcement,
  programmeBlock: blockPassages,
  page: pagePassages,
  article: articlePassages,
};

/** Everything published, cut into passages that each answer something. A document that cannot be is named to `log`. */
export function passagesOf(school: School, log: Log): Passage[] {
  const cut = <Type extends Cut>(type: Type) =>
    (school[type] as School[Type][number][]).flatMap((document) => {
      try {
        return passagesIn[type](document, school);
      } catch (error) {
        log(`${document._id} is left out: ${(error as Error).message}`);
        return [];
      }
    });
  return (Object.keys(passagesIn) as Cut[]).flatMap(cut).filter(({ text }) => text.trim());
}
