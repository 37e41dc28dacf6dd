import type { Features, NoneFeatures } from "./features.ts";

/**
 * What each feature of a candidate counts, and what no answer at all does, fitted by `npm run fit -w functions`
 * to the questions of eval/: change those, or a feature, and run it again.
 */
export const weights: Features & NoneFeatures = {
  said: 1.52,
  whole: 0.92,
  nouns: -0.04,
  before: 3.05,
  missing: -0.7,
  unheard: -1.14,
  unheardOther: -0.31,
  kind: 0.41,
  lacksKind: -1.5,
  sameAudience: 0.8,
  otherAudience: -0.85,
  titleAsked: 0.46,
  score: 1.8,
  faq: 0.05,
  article: -0.57,
  topic: 2.52,
  recognised: 1.14,
  laterTopic: -1.54,
  topicSaid: 0.2,
  topicNouns: 0.93,
  topicMissing: -1.1,
  lacksPrice: -0.82,
  lacksHour: -0.83,
  refuses: 1.86,
  precedents: 2.27,
  sameAnswer: 2.5,
  likest: 0.81,
  byPrecedent: 1.26,
  none: 2.54,
  nonePrecedents: 6.24,
};
