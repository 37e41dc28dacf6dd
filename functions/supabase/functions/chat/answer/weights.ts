import type { Features, NoneFeatures } from "./features.ts";

/**
 * What each feature of a candidate counts, and what no answer at all does, fitted by `npm run fit -w functions`
 * to the questions of eval/: change those, or a feature, and run it again.
 */
export const weights: Features & NoneFeatures = {
  said: 2.17,
  whole: 0.88,
  nouns: -0.64,
  before: 2.25,
  missing: -1.16,
  unheard: -0.79,
  unheardOther: 0.25,
  kind: 0.32,
  lacksKind: -1.38,
  sameAudience: 0.85,
  otherAudience: -0.93,
  titleAsked: 0.19,
  score: 1.5,
  faq: 0.19,
  article: -0.63,
  topic: 2.4,
  recognised: 1.31,
  laterTopic: -1.63,
  topicSaid: -0.04,
  topicNouns: 0.69,
  topicMissing: -1.25,
  lacksPrice: -0.34,
  lacksHour: -0.47,
  refuses: 3.29,
  precedents: 3.56,
  sameAnswer: 2.67,
  likest: 0.45,
  byPrecedent: 1.12,
  none: 2.37,
  nonePrecedents: 5.41,
};
