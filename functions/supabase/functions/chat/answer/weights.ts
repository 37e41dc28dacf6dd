import type { Features } from "./features.ts";

/**
 * What each feature of a candidate counts, and what no answer at all does, fitted by `npm run fit -w functions`
 * to the questions of eval/: change those, or a feature, and run it again.
 */
export const weights: Features & { none: number } = {
  said: 1.69,
  whole: 0.64,
  nouns: -0.52,
  before: 2.06,
  missing: -1.02,
  unheard: -0.95,
  unheardOther: -0.52,
  kind: 0.76,
  lacksKind: -1.37,
  sameAudience: 0.62,
  otherAudience: -0.8,
  titleAsked: 0.58,
  score: 2.24,
  faq: -0.15,
  article: -0.36,
  topic: 3.44,
  recognised: 1.19,
  laterTopic: -1.48,
  topicSaid: 0.7,
  topicNouns: 0.58,
  topicMissing: -0.65,
  lacksPrice: -1.24,
  lacksHour: -0.88,
  refuses: 1.27,
  none: 3.5,
};
