import { dayIn } from "functions/brussels";

/** The day so many days from now, in Brussels. */
export const day = (offset: number) => dayIn(new Date(Date.now() + offset * 86_400_000));

/** An edition that began some days ago and can be joined, with its class on Thursdays. */
export const runningEdition = {
  _id: "edition-test",
  _type: "edition",
  firstDay: day(-3),
  lastDay: day(200),
  classes: [{ _key: "a", _type: "weeklyClass", day: "thursday", hours: "18h-20h" }],
  enrolment: "open",
  places: 9,
};

/** A camp that has a few places left. */
export const campSession = {
  _id: "session-test",
  _type: "session",
  kind: "camp",
  camp: { _type: "reference", _ref: "camp-noel" },
  firstDay: day(10),
  lastDay: day(12),
  enrolment: "few",
  price: 180,
  priceNote: "les trois jours",
};
