import type { Features, NoneFeatures } from "./features.ts";

/**
 * What each feature of a candidate counts, and what no answer at all does, fitted by `npm run fit -w functions`
 * to the questions of eval/: change those, or a feature, and run it again.
 */
export const weights: Features & NoneFeatures = {
  said: 2.07,
  whole: 0.76,
  nouns: -0.7,
  before: 2.05,
  missing: -1.15,
  unheard: -1.08,
  unheardOther: 0.18,
  kind: 0.5,
  lacksKind: -1.36,
  sameAudience: 0.72,
  otherAudience: -0.71,
  titleAsked: 0.11,
  score: 1.68,
  faq: 0.08,
  article: -0.53,
  topic: 2.3,
  recognised: 1.48,
  laterTopic: -1.58,
  topicSaid: -0.21,
  topicNouns: 0.84,
  topicMissing: -0.95,
  lacksPrice: -0.28,
  lacksHour: -0.19,
  refuses: 3.38,
  precedents: 3.46,
  sameAnswer: 2.73,
  likest: 0.63,
  byPrecedent: 1.02,
  none: 2.52,
  nonePrecedents: 5.27,
};
