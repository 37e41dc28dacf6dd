import { Card, Heading, Stack } from "@sanity/ui";

import type { Day } from "../calendar/days.ts";
import { EntryCard } from "./EntryCard.tsx";
import { type Entry, seenOn } from "./entries.ts";
import { daysOfMonth, type Month } from "./month.ts";
import { dayWords } from "./words.ts";

type Props = { month: Month; today: Day; entries: Entry[]; onMove: (entry: Entry) => void };

/** The days of a month on which something happens, one below the other. What lasts is there once. */
export function DayList({ month, today, entries, onMove }: Props) {
  const [first] = daysOfMonth(month);
  const days = daysOfMonth(month).map((day) => ({
    day,
    ones: entries.filter((entry) => (day === first ? seenOn(entry, day) : entry.day === day)),
  }));
  return (
    <Stack gap={4}>
      {days
        .filter(({ day, ones }) => ones.length > 0 || day === today)
        .map(({ day, ones }) => (
          <Stack key={day} as="section" gap={3}>
            <Card tone={day === today ? "primary" : "inherit"} padding={2} radius={2}>
              <Heading as="h2" size={0} aria-current={day === today ? "date" : undefined}>
                {day === today && "Aujourd’hui, "}
                {dayWords(day)}
              </Heading>
            </Card>
            {ones.map((entry) => (
              <EntryCard key={entry.key} entry={entry} wide onMove={() => onMove(entry)} />
            ))}
          </Stack>
        ))}
    </Stack>
  );
}
