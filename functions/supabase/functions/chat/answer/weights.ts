import type { Features } from "./features.ts";

/**
 * What each feature of a candidate counts, and what no answer at all does, fitted by `npm run fit -w functions`
 * to the questions of eval/: change those, or a feature, and run it again.
 */
export const weights: Features & { none: number } = {
  said: 2.2,
  whole: 0.83,
  nouns: -0.21,
  before: 2.5,
  missing: -0.96,
  unheard: -1.09,
  unheardOther: -0.6,
  kind: 0.85,
  lacksKind: -1.06,
  sameAudience: 0.54,
  otherAudience: -0.55,
  titleAsked: 0.83,
  score: 2.37,
  faq: 0.16,
  article: -0.41,
  topic: 3.29,
  recognised: 0.68,
  laterTopic: -1.11,
  topicSaid: 0.64,
  topicNouns: 0.92,
  topicMissing: -0.31,
  lacksPrice: -0.65,
  lacksHour: -0.49,
  refuses: 2.07,
  none: 4.19,
};
