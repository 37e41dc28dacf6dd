/** Days of the week as documents name them; `number` is `Date`'s, 0 for a Sunday; `schema` is schema.org's. */
export const weekdays = [
  { value: "monday", title: "lundi", number: 1, schema: "https://schema.org/Monday" },
  { value: "tuesday", title: "mardi", number: 2, schema: "https://schema.org/Tuesday" },
  { value: "wednesday", title: "mercredi", number: 3, schema: "https://schema.org/Wednesday" },
  { value: "thursday", title: "jeudi", number: 4, schema: "https://schema.org/Thursday" },
  { value: "friday", title: "vendredi", number: 5, schema: "https://schema.org/Friday" },
  { value: "saturday", title: "samedi", number: 6, schema: "https://schema.org/Saturday" },
  { value: "sunday", title: "dimanche", number: 0, schema: "https://schema.org/Sunday" },
] as const;

export type Weekday = (typeof weekdays)[number]["value"];
