import type { Features, NoneFeatures } from "./features.ts";

/**
 * What each feature of a candidate counts, and what no answer at all does, fitted by `npm run fit -w functions`
 * to the questions of eval/: change those, or a feature, and run it again.
 */
export const weights: Features & NoneFeatures = {
  said: 2.02,
  whole: 0.83,
  nouns: -0.73,
  before: 2.07,
  missing: -1.17,
  unheard: -1.09,
  unheardOther: 0.18,
  kind: 0.46,
  lacksKind: -1.25,
  sameAudience: 0.75,
  otherAudience: -0.71,
  titleAsked: 0.1,
  score: 1.56,
  faq: 0.12,
  article: -0.73,
  topic: 2.26,
  recognised: 1.53,
  laterTopic: -1.61,
  topicSaid: -0.25,
  topicNouns: 0.81,
  topicMissing: -1.06,
  lacksPrice: -0.37,
  lacksHour: -0.31,
  refuses: 3.42,
  precedents: 3.61,
  sameAnswer: 2.78,
  likest: 0.59,
  byPrecedent: 0.95,
  none: 2.43,
  nonePrecedents: 5.24,
};
