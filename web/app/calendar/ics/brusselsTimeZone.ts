import { zone } from "functions/zone";

/** Europe/Brussels as a jCal `vtimezone`: summer time from the last Sunday of March to that of October. */
export const brusselsTimeZone = [
  "vtimezone",
  [["tzid", {}, "text", zone]],
  [
    ["daylight", change("+01:00", "+02:00", "CEST", "1981-03-29T02:00:00", 3), []],
    ["standard", change("+02:00", "+01:00", "CET", "1996-10-27T03:00:00", 10), []],
  ],
];

function change(from: string, to: string, name: string, start: string, month: number) {
  return [
    ["tzoffsetfrom", {}, "utc-offset", from],
    ["tzoffsetto", {}, "utc-offset", to],
    ["tzname", {}, "text", name],
    ["dtstart", {}, "date-time", start],
    ["rrule", {}, "recur", { freq: "YEARLY", bymonth: month, byday: "-1SU" }],
  ];
}
