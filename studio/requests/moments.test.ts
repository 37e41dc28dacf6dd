import { expect, test } from "vitest";

import { moment, shortMoment } from "./moments.ts";

const now = new Date("2026-11-12T22:30:00Z"); // 23 h 30 in Brussels.

test.each([
  ["2026-11-12T09:05:00Z", "aujourd’hui à 10 h 05", "10 h 05"],
  ["2026-11-11T23:30:00Z", "aujourd’hui à 0 h 30", "0 h 30"],
  ["2026-11-11T22:59:00Z", "hier à 23 h 59", "hier"],
  ["2026-11-12T23:30:00Z", "demain à 0 h 30", "13 nov."],
  ["2026-07-01T10:00:00Z", "le 1er juillet 2026 à 12 h 00", "1er juil."],
  ["2025-12-31T10:00:00Z", "le 31 décembre 2025 à 11 h 00", "31 déc. 2025"],
])("%s is « %s », shorter « %s »", (iso, long, short) => {
  const plain = (text: string) => text.replaceAll("\u00a0", " ");
  expect([plain(moment(iso, now)), plain(shortMoment(iso, now))]).toEqual([long, short]);
});
