import type { Features, NoneFeatures } from "./features.ts";

/**
 * What each feature of a candidate counts, and what no answer at all does, fitted by `npm run fit -w functions`
 * to the questions of eval/: change those, or a feature, and run it again.
 */
export const weights: Features & NoneFeatures = {
  said: 2.37,
  whole: 0.9,
  nouns: -0.56,
  before: 2.14,
  missing: -0.96,
  unheard: -1.06,
  unheardOther: 0.44,
  kind: 0.31,
  lacksKind: -1.36,
  sameAudience: 0.92,
  otherAudience: -0.9,
  titleAsked: 0.4,
  score: 1.55,
  faq: 0.19,
  article: -0.52,
  topic: 2.58,
  recognised: 1.39,
  laterTopic: -1.74,
  topicSaid: -0.05,
  topicNouns: 0.64,
  topicMissing: -1.4,
  lacksPrice: -0.31,
  lacksHour: -0.52,
  refuses: 3.36,
  precedents: 3.43,
  sameAnswer: 2.52,
  likest: 0.47,
  byPrecedent: 1.26,
  none: 2.57,
  nonePrecedents: 6.45,
};
