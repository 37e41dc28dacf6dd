import { articlePassages } from "./article-passages.ts";
import { blockPassages } from "./block-passages.ts";
import * as passageOf from "./document-passages.ts";
import type { Log } from "./knowledge.ts";
import type { Passage } from "./passage.ts";
import type { School } from "./school.ts";
import { pagePassages } from "./section-passages.ts";

/** Everything published, cut into passages that each answer something. A document that cannot be is named to `log`. */
export function passagesOf(school: School, log: Log): Passage[] {
  function cut<Document extends { _id: string }>(
    documents: Document[],
    passagesIn: (document: Document, school: School) => Passage | Passage[],
  ): Passage[] {
    return documents.flatMap((document) => {
      try {
        return passagesIn(document, school);
      } catch (error) {
        log(`${document._id} is left out: ${(error as Error).message}`);
        return [];
      }
    });
  }
  return [
    ...cut(school.faq, passageOf.faq),
    ...cut(school.plan, passageOf.plan),
    ...cut(school.monthlyProgramme, passageOf.month),
    ...cut(school.camp, passageOf.camp),
    ...cut(school.trainingModule, passageOf.trainingModule),
    ...cut(school.teamMember, passageOf.teamMember),
    ...cut(school.caseStudy, passageOf.caseStudy),

    ...cut(school.programmeBlock, blockPassages),
    ...cut(school.page, pagePassages),
    ...cut(school.article, articlePassages),
  ].filter(({ text }) => text.trim());
}
