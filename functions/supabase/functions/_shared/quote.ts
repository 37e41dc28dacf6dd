/** More people than this are not priced together; a number beyond it is a slip. */
export const mostPeople = 999;

/** What a plan's price for several is made of; amounts in euros. */
export type Priced = {
  price?: number | null | undefined;
  /** Whether that is only where it begins. */
  from?: boolean | null | undefined;
  pricedFor: "person" | "group";
  participants?: number | null | undefined;
  minParticipants?: number | null | undefined;
  discounts?: Discount[] | null | undefined;
};

/** `percent` off from that many people on: for all of them, or for the last and those after. */
export type Discount = { percent: number; from: number; appliesTo: "all" | "further" };

/** In euros; without a total, on quotation. */
export type Quote = {
  total?: number;
  /** The same without a discount. */
  full?: number;
  /** What the last of them pays, and what is taken off for them, in percent. */
  last?: number;
  percent: number;
};

/** What a plan costs for that many people; undefined when it is not for so many. */
export function quote(plan: Priced, people: number): Quote | undefined {
  const { price, pricedFor, participants, minParticipants } = plan;
  if (people < (minParticipants ?? 1) || people > (participants ?? Infinity)) return undefined;
  if (price == null) return { percent: 0 };
  if (pricedFor === "group") return { total: price, full: price, percent: 0 };
  const percentAt = (place: number) => percentOff(plan, place, people);
  const priceAt = (place: number) => inCents(price * (1 - percentAt(place) / 100));
  // From where a discount begins to where the next one does, each pays the same.
  const starts = [1, ...(plan.discounts ?? []).map(({ from }) => from)].toSorted((a, b) => a - b);
  const sums = starts.map((from, index) => {
    const next = starts[index + 1] ?? Infinity;
    return priceAt(from) * Math.max(0, Math.min(next, people + 1) - from);
  });
  return {
    total: inCents(sums.reduce((sum, one) => sum + one, 0)),
    full: inCents(price * people),
    last: priceAt(people),
    percent: percentAt(people),
  };
}

/** From how many people to how many the same rule holds. */
export type Bracket = { from: number; to?: number };

/** Every number of people for which at least one of the plans is, cut where a price changes its rule. */
export function brackets(plans: Priced[]): Bracket[] {
  const cuts = plans.flatMap(({ participants, minParticipants, discounts }) => [
    minParticipants ?? 1,
    ...(participants ? [participants + 1] : []),
    ...(discounts ?? []).map(({ from }) => from),
  ]);
  const starts = [...new Set(cuts)].toSorted((a, b) => a - b);
  return starts
    .map((from, index) => ({ from, ...(starts[index + 1] && { to: starts[index + 1]! - 1 }) }))
    .filter(({ from }) => plans.some((plan) => quote(plan, from)));
}

/** The discount that begins last, of those that are for this person among so many. */
function percentOff({ discounts }: Priced, place: number, people: number): number {
  return (discounts ?? [])
    .filter(({ appliesTo, from }) => (appliesTo === "all" ? people : place) >= from)
    .reduce((last, one) => (one.from > last.from ? one : last), { from: 0, percent: 0 }).percent;
}

function inCents(euros: number): number {
  return Math.round(euros * 100) / 100;
}
