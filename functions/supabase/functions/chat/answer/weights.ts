import type { Features, NoneFeatures } from "./features.ts";

/**
 * What each feature of a candidate counts, and what no answer at all does, fitted by `npm run fit -w functions`
 * to the questions of eval/: change those, or a feature, and run it again.
 */
export const weights: Features & NoneFeatures = {
  said: 2.19,
  whole: 0.88,
  nouns: -0.64,
  before: 2.26,
  missing: -1.16,
  unheard: -0.79,
  unheardOther: 0.25,
  kind: 0.32,
  lacksKind: -1.39,
  sameAudience: 0.85,
  otherAudience: -0.93,
  titleAsked: 0.21,
  score: 1.5,
  faq: 0.17,
  article: -0.65,
  topic: 2.41,
  recognised: 1.35,
  laterTopic: -1.59,
  topicSaid: -0.11,
  topicNouns: 0.67,
  topicMissing: -1.27,
  lacksPrice: -0.33,
  lacksHour: -0.47,
  refuses: 3.3,
  precedents: 3.51,
  sameAnswer: 2.74,
  likest: 0.46,
  byPrecedent: 1.11,
  none: 2.37,
  nonePrecedents: 5.39,
};
