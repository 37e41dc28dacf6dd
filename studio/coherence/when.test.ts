import { expect, it } from "vitest";

import { figuresIn } from "./figures.ts";

const read = (text: string) =>
  figuresIn(text).map(({ kind, values, unit = kind }) => `${unit} ${values.join(" ")}`);

it.each([
  // A range is one of clock hours where it is written as a clock is.
  ["9h-17h", ["hours 540 1020"]],
  ["9h à 17h", ["hours 540 1020"]],
  ["entre 9h et 17h", ["hours 540 1020"]],
  ["de 9h jusqu’à 17h", ["hours 540 1020"]],
  ["9h30-16h", ["hours 570 960"]],
  ["9 h 00 – 16 h 00", ["hours 540 960"]],
  ["9:00-16:00", ["hours 540 960"]],
  ["9 heures à 16 heures", ["hours 540 960"]],
  ["9h à 16 heures", ["hours 540 960"]],
  ["9 heures à 16h", ["hours 540 960"]],
  ["9-16h", ["hours 540 960"]],
  ["de 9 à 16h30", ["hours 540 990"]],
  ["14h à 24h", ["hours 840 1440"]],
  // A number before « heures » is how many, and so is what no clock shows.
  ["2 à 3 heures", ["heure 2 3"]],
  ["8 à 9 heures", ["heure 8 9"]],
  ["2-3 heures", ["heure 2 3"]],
  ["24 à 48 heures", ["heure 24 48"]],
  ["24-48h", ["heure 24 48"]],
  ["deux à trois heures", ["heure 2 3"]],
  ["avant 48h", ["heure 48"]],
  // What lasts from one to the other.
  ["La visite dure 1h à 2h.", ["heure 1 2"]],
  ["La visite dure 2 à 3h.", ["heure 2 3"]],
  ["La visite dure 1h30 à 2h.", ["heure 1 2"]],
  ["Les ateliers durent 2 heures à 3 heures.", ["heure 2 3"]],
  ["La journée dure de 9h à 17h.", ["hours 540 1020"]],
  // One hour.
  ["à 18h", ["time 1080"]],
  ["dès 9:30", ["time 570"]],
  ["vers 18 heures", ["time 1080"]],
  ["une séance de 2h", ["heure 2"]],
])("%s is %j", (text, figures) => expect(read(text)).toEqual(figures));

it.each([
  ["le 23 décembre", ["date 1223"]],
  ["le 1er mars 2027", ["date 20270301"]],
  ["du 23 décembre au 5 janvier 2026", ["date 20251223 20260105"]],
  ["du 20 au 24 juillet 2026", ["date 20260720 20260724"]],
  ["du 20 au 24 juillet", ["date 720 724"]],
  ["du 23 décembre 2025 au 5 janvier 2026", ["date 20251223 20260105"]],
])("%s is %j", (text, figures) => expect(read(text)).toEqual(figures));
