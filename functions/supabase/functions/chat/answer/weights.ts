import type { Features, NoneFeatures } from "./features.ts";

/**
 * What each feature of a candidate counts, and what no answer at all does, fitted by `npm run fit -w functions`
 * to the questions of eval/: change those, or a feature, and run it again.
 */
export const weights: Features & NoneFeatures = {
  said: 1.77,
  whole: 0.87,
  nouns: -0.37,
  before: 2.7,
  missing: -0.97,
  unheard: -0.83,
  unheardOther: 0.3,
  kind: 0.34,
  lacksKind: -1.18,
  sameAudience: 0.82,
  otherAudience: -0.96,
  titleAsked: 0.32,
  score: 1.44,
  faq: 0.18,
  article: -0.52,
  topic: 2.08,
  recognised: 1.26,
  laterTopic: -1.53,
  topicSaid: 0.15,
  topicNouns: 0.88,
  topicMissing: -1.02,
  lacksPrice: -0.44,
  lacksHour: -0.39,
  refuses: 1.54,
  precedents: 3.08,
  sameAnswer: 2.45,
  likest: 0.6,
  byPrecedent: 1.06,
  none: 2.26,
  nonePrecedents: 6.42,
};
