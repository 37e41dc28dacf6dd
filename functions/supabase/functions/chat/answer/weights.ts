import type { Features, NoneFeatures } from "./features.ts";

/**
 * What each feature of a candidate counts, and what no answer at all does, fitted by `npm run fit -w functions`
 * to the questions of eval/: change those, or a feature, and run it again.
 */
export const weights: Features & NoneFeatures = {
  said: 2.23,
  whole: 0.7,
  nouns: -0.66,
  before: 2.15,
  missing: -1.13,
  unheard: -1.11,
  unheardOther: 0.2,
  kind: 0.53,
  lacksKind: -1.42,
  sameAudience: 0.71,
  otherAudience: -1.04,
  titleAsked: 0.15,
  score: 1.59,
  faq: 0.05,
  article: -0.54,
  topic: 2.32,
  recognised: 1.48,
  laterTopic: -1.57,
  topicSaid: -0.22,
  topicNouns: 0.81,
  topicMissing: -1.02,
  lacksPrice: -0.11,
  lacksHour: -0.16,
  refuses: 3.45,
  precedents: 3.35,
  sameAnswer: 2.88,
  likest: 0.69,
  byPrecedent: 0.95,
  none: 2.56,
  nonePrecedents: 5.24,
};
