/** What may be chosen, no answer last, each by its features, and which of that is right. */
export type Case = { choices: number[][]; right: boolean[]; unanswerable: boolean };

const rounds = 500;
const rate = 0.05;
const decay = 0.0005;
/** A refusal where there is an answer costs more than an answer where there is none: most ask for what is published. */
const unanswerableWeight = 0.6;

/** The weights under which the right choices are likeliest: softmax over the choices of a case, by Adam. */
export function fitChoices(start: number[], cases: Case[]): number[] {
  const speed = start.map(() => 0);
  const spread = start.map(() => 0);
  let weights = start;
  for (let round = 1; round <= rounds; round++) {
    const slope = slopeAt(weights, cases);
    weights = weights.map((weight, index) => {
      const down = (slope[index] ?? 0) + decay * weight;
      const pace = 0.9 * (speed[index] ?? 0) + 0.1 * down;
      const width = 0.99 * (spread[index] ?? 0) + 0.01 * down ** 2;
      speed[index] = pace;
      spread[index] = width;
      const step = pace / (1 - 0.9 ** round) / (Math.sqrt(width / (1 - 0.99 ** round)) + 1e-6);
      return weight - (rate / (1 + round / 200)) * step;
    });
  }
  return weights;
}

function slopeAt(weights: number[], cases: Case[]): number[] {
  const slope = weights.map(() => 0);
  let total = 0;
  for (const { choices, right, unanswerable } of cases) {
    const cost = unanswerable ? unanswerableWeight : 1;
    total += cost;
    const likely = softmax(choices.map((features) => dot(features, weights)));
    const rightShare = likely.reduce((sum, share, index) => sum + (right[index] ? share : 0), 1e-12);
    choices.forEach((features, index) => {
      const over = cost * (likely[index]! - (right[index] ? likely[index]! / rightShare : 0));
      features.forEach((value, name) => (slope[name]! += over * value));
    });
  }
  return slope.map((value) => value / total);
}

/** How many of the choices under these weights are right. */
export function score(weights: number[], cases: Case[]): string {
  const count = { answerable: 0, right: 0, wrong: 0, unanswerable: 0, refused: 0 };
  for (const { choices, right, unanswerable } of cases) {
    const worths = choices.map((features) => dot(features, weights));
    const chosen = worths.indexOf(Math.max(...worths));
    if (unanswerable) {
      count.unanswerable++;
      if (right[chosen]) count.refused++;
    } else {
      count.answerable++;
      if (right[chosen]) count.right++;
      else if (chosen < choices.length - 1) count.wrong++;
    }
  }
  return `${count.right} of ${count.answerable} right, ${count.wrong} wrong; ${count.refused} of ${count.unanswerable} refused`;
}

function dot(features: number[], weights: number[]): number {
  return features.reduce((sum, value, index) => sum + value * weights[index]!, 0);
}

function softmax(values: number[]): number[] {
  const most = Math.max(...values);
  const powers = values.map((value) => Math.exp(value - most));
  const total = powers.reduce((sum, power) => sum + power, 0);
  return powers.map((power) => power / total);
}
