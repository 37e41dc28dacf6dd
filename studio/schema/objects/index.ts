import { action } from "./action.ts";
import { answer } from "./answer.ts";
import { body } from "./body.ts";
import { callout } from "./callout.ts";
import { card } from "./card.ts";
import { checklistItem } from "./checklistItem.ts";
import { courseOffer } from "./courseOffer.ts";
import { discount } from "./discount.ts";
import { duration } from "./duration.ts";
import { exercise } from "./exercise.ts";
import { fact } from "./fact.ts";
import { figure } from "./figure.ts";
import { gallery } from "./gallery.ts";
import { hours } from "./hours.ts";
import { illustration } from "./illustration.ts";
import { link } from "./link.ts";
import { liveList } from "./liveList.ts";
import { price } from "./price.ts";
import { prompt } from "./prompt.ts";
import { richText } from "./richText.ts";
import { seo } from "./seo.ts";
import { step } from "./step.ts";
import { table } from "./table.ts";
import { total } from "./total.ts";
import { video } from "./video.ts";
import { week } from "./week.ts";
import { weeklyClass } from "./weeklyClass.ts";
import { workshop } from "./workshop.ts";

export const objectTypes = [
  action,
  answer,
  body,
  callout,
  card,
  checklistItem,
  courseOffer,
  discount,
  duration,
  exercise,
  fact,
  figure,
  gallery,
  hours,
  illustration,
  link,
  liveList,
  price,
  prompt,
  richText,
  seo,
  step,
  table,
  total,
  video,
  week,
  weeklyClass,
  workshop,
];
