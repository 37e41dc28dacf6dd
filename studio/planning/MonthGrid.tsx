import {
  type Announcements,
  DndContext,
  type DragEndEvent,
  DragOverlay,
  MouseSensor,
  pointerWithin,
  TouchSensor,
  useDroppable,
  useSensor,
  useSensors,
} from "@dnd-kit/core";
import { Box, Flex, Stack, Text } from "@sanity/ui";
import { useState } from "react";

import { addDays, type Day } from "../calendar/days.ts";
import { publicHoliday } from "../calendar/publicHolidays.ts";
import { DraggableEntry, EntryCard } from "./EntryCard.tsx";
import { type Entry, seenOn } from "./entries.ts";
import { type Month, monthOf, weeksOf } from "./month.ts";
import type { Place } from "./move.ts";
import { dayWords, monthWords } from "./words.ts";

type Props = {
  month: Month;
  today: Day;
  entries: Entry[];
  onDrop: (entry: Entry, place: Place) => void;
  onMove: (entry: Entry) => void;
};

const weekdays = ["Lundi", "Mardi", "Mercredi", "Jeudi", "Vendredi", "Samedi", "Dimanche"];

/** A month in whole weeks; an entry is dragged from a day to another. */
export function MonthGrid({ month, today, entries, onDrop, onMove }: Props) {
  const [dragged, setDragged] = useState<Entry>();
  // A click opens, a finger that glides scrolls: only what is held or pulled is taken.
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 8 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 250, tolerance: 8 } }),
  );
  return (
    <DndContext
      sensors={sensors}
      // The hand says where, not the card, which may lie on two days.
      collisionDetection={pointerWithin}
      accessibility={{ announcements, screenReaderInstructions: { draggable: "" } }}
      onDragStart={({ active }) => setDragged(taken(active).entry)}
      onDragCancel={() => setDragged(undefined)}
      onDragEnd={({ active, over }: DragEndEvent) => {
        setDragged(undefined);
        if (!over) return;
        const { entry, day } = taken(active);
        const days = (Date.parse(String(over.id)) - Date.parse(day)) / 86_400_000;
        onDrop(entry, { day: addDays(entry.day, days) });
      }}
    >
      <table
        aria-label={monthWords(month)}
        style={{ width: "100%", tableLayout: "fixed", borderCollapse: "collapse" }}
      >
        <thead>
          <tr>
            {weekdays.map((name) => (
              <th key={name} scope="col" style={{ padding: "0.5rem", textAlign: "left" }}>
                <Text size={1} muted weight="medium">
                  {name}
                </Text>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(month).map((week) => (
            <tr key={week[0]}>
              {week.map((day) => (
                <DayCell
                  key={day}
                  day={day}
                  entries={entries.filter((entry) => seenOn(entry, day))}
                  here={monthOf(day) === month}
                  isToday={day === today}
                  onMove={onMove}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <DragOverlay dropAnimation={null}>
        {dragged && <EntryCard entry={dragged} onMove={() => undefined} />}
      </DragOverlay>
    </DndContext>
  );
}

type CellProps = {
  day: Day;
  entries: Entry[];
  here: boolean;
  isToday: boolean;
  onMove: (entry: Entry) => void;
};

function DayCell({ day, entries, here, isToday, onMove }: CellProps) {
  const { setNodeRef, isOver } = useDroppable({ id: day });
  const holiday = publicHoliday(day);
  return (
    <td
      ref={setNodeRef}
      aria-current={isToday ? "date" : undefined}
      style={{
        height: "6.5rem",
        padding: "0.375rem",
        verticalAlign: "top",
        border: "1px solid var(--card-border-color)",
        background: here ? undefined : "var(--card-muted-bg-color)",
        boxShadow: isOver ? "inset 0 0 0 2px var(--card-focus-ring-color)" : undefined,
      }}
    >
      <Stack gap={2}>
        <Flex align="center" gap={2}>
          <DayNumber day={day} isToday={isToday} here={here} />
          {holiday && (
            <Text size={0} muted textOverflow="ellipsis">
              {holiday}
            </Text>
          )}
        </Flex>
        {entries.length > 0 && (
          <Stack
            as="ul"
            gap={1}
            aria-label={dayWords(day)}
            style={{ listStyle: "none", margin: 0, padding: 0 }}
          >
            {entries.map((entry) => (
              <li key={entry.key} style={{ minWidth: 0 }}>
                <DraggableEntry entry={entry} day={day} onMove={() => onMove(entry)} />
              </li>
            ))}
          </Stack>
        )}
      </Stack>
    </td>
  );
}

function DayNumber({ day, isToday, here }: { day: Day; isToday: boolean; here: boolean }) {
  const ring = { borderRadius: "1rem", boxShadow: "0 0 0 2px var(--card-focus-ring-color)" };
  return (
    <Box padding={1} style={isToday ? ring : undefined}>
      <Text size={1} weight={isToday ? "bold" : undefined} muted={!here}>
        <time dateTime={day}>{Number(day.slice(8))}</time>
      </Text>
    </Box>
  );
}

type Taken = { entry: Entry; day: Day };
const taken = (active: { data: { current?: unknown } }) => active.data.current as Taken;
const where = (over: { id: unknown } | null) => (over ? `au ${dayWords(String(over.id))}` : "hors du mois");

const announcements: Announcements = {
  onDragStart: ({ active }) => `« ${taken(active).entry.title} » est pris.`,
  onDragOver: ({ over }) => where(over),
  onDragEnd: ({ active, over }) => `« ${taken(active).entry.title} » est posé ${where(over)}.`,
  onDragCancel: ({ active }) => `« ${taken(active).entry.title} » reste où il était.`,
};
