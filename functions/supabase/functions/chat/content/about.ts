import type { About } from "./knowledge.ts";
import { plainText } from "./plain-text.ts";
import type { School } from "./school.ts";

export const aboutOf = ({ settings: { name, chat }, places, tokens }: School): About => ({
  name,
  home: places.home,
  writing: places.writing,
  person: plainText(chat.unknown, tokens).replaceAll("\n", " "),
  instructions: chat.instructions,
  answers: chat.answers !== false,
  keepsQuestions: chat.keepsQuestions !== false,
  checksFigures: chat.checksFigures === true,
});
