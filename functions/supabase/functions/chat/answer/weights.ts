import type { Features, NoneFeatures } from "./features.ts";

/**
 * What each feature of a candidate counts, and what no answer at all does, fitted by `npm run fit -w functions`
 * to the questions of eval/: change those, or a feature, and run it again.
 */
export const weights: Features & NoneFeatures = {
  said: 1.37,
  whole: 0.89,
  nouns: -0.1,
  before: 2.96,
  missing: -0.83,
  unheard: -1.12,
  unheardOther: -0.36,
  kind: 0.33,
  lacksKind: -1.52,
  sameAudience: 0.8,
  otherAudience: -0.83,
  titleAsked: 0.4,
  score: 1.83,
  faq: 0.06,
  article: -0.53,
  topic: 2.5,
  recognised: 1.11,
  laterTopic: -1.61,
  topicSaid: 0.19,
  topicNouns: 0.95,
  topicMissing: -1.1,
  lacksPrice: -0.92,
  lacksHour: -0.76,
  refuses: 2.23,
  precedents: 2.17,
  sameAnswer: 2.5,
  likest: 0.8,
  byPrecedent: 1.26,
  none: 2.7,
  nonePrecedents: 6.22,
};
