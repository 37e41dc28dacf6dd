import type { Features, NoneFeatures } from "./features.ts";

/**
 * What each feature of a candidate counts, and what no answer at all does, fitted by `npm run fit -w functions`
 * to the questions of eval/: change those, or a feature, and run it again.
 */
export const weights: Features & NoneFeatures = {
  said: 2.32,
  whole: 0.64,
  nouns: -0.81,
  before: 2.43,
  missing: -1.27,
  unheard: -1.08,
  unheardOther: 0.2,
  kind: 0.59,
  lacksKind: -1.42,
  sameAudience: 0.73,
  otherAudience: -1.08,
  titleAsked: -0.17,
  score: 1.77,
  faq: 0.19,
  article: -0.53,
  topic: 2.18,
  recognised: 1.57,
  laterTopic: -1.62,
  topicSaid: -0.28,
  topicNouns: 0.97,
  topicMissing: -0.93,
  lacksPrice: -0.21,
  lacksHour: -0.19,
  refuses: 3.4,
  precedents: 3.18,
  sameAnswer: 3,
  likest: 0.69,
  byPrecedent: 1.02,
  none: 2.49,
  nonePrecedents: 5.27,
};
