import type { Features, NoneFeatures } from "./features.ts";

/**
 * What each feature of a candidate counts, and what no answer at all does, fitted by `npm run fit -w functions`
 * to the questions of eval/: change those, or a feature, and run it again.
 */
export const weights: Features & NoneFeatures = {
  said: 2.33,
  whole: 0.6,
  nouns: -0.82,
  before: 2.28,
  missing: -1.29,
  unheard: -1.04,
  unheardOther: 0.25,
  kind: 0.61,
  lacksKind: -1.41,
  sameAudience: 0.75,
  otherAudience: -1.04,
  titleAsked: -0.22,
  score: 1.71,
  faq: 0.14,
  article: -0.53,
  topic: 2.09,
  recognised: 1.51,
  laterTopic: -1.7,
  topicSaid: -0.27,
  topicNouns: 1.07,
  topicMissing: -0.94,
  lacksPrice: -0.31,
  lacksHour: -0.21,
  refuses: 3.35,
  precedents: 3.24,
  sameAnswer: 3.01,
  likest: 0.67,
  byPrecedent: 0.98,
  none: 2.44,
  nonePrecedents: 5.32,
};
