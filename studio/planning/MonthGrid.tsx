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
import { Box, Flex, Text } from "@sanity/ui";
import { type CSSProperties, useState } from "react";

import { addDays, type Day } from "../calendar/days.ts";
import { publicHoliday } from "../calendar/publicHolidays.ts";
import { DraggableEntry, EntryCard } from "./EntryCard.tsx";
import type { Entry } from "./entries.ts";
import { placedIn } from "./lanes.ts";
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
      onDragEnd={({ active, over, activatorEvent }: DragEndEvent) => {
        setDragged(undefined);
        if (!over) return;
        const { entry, day, span } = taken(active);
        const held = addDays(day, Math.floor(heldAt(activatorEvent, active.rect.current.initial) * span));
        const days = (Date.parse(String(over.id)) - Date.parse(held)) / 86_400_000;
        onDrop(entry, { day: addDays(entry.day, days) });
      }}
    >
      <div role="table" aria-label={monthWords(month)}>
        <div role="row" style={columns}>
          {weekdays.map((name) => (
            <Box key={name} role="columnheader" padding={2}>
              <Text size={1} muted weight="medium">
                {name}
              </Text>
            </Box>
          ))}
        </div>
        {weeksOf(month).map((week) => (
          <Week key={week[0]} week={week} entries={entries} month={month} today={today} onMove={onMove} />
        ))}
      </div>
      <DragOverlay dropAnimation={null}>
        {dragged && <EntryCard entry={dragged} onMove={() => undefined} />}
      </DragOverlay>
    </DndContext>
  );
}

const columns = { display: "grid", gridTemplateColumns: "repeat(7, minmax(0, 1fr))" };

type WeekProps = Omit<Props, "onDrop"> & { week: Day[] };

/** The days of a week, and over them what happens: what lasts is one card across its days. */
function Week({ week, entries, month, today, onMove }: WeekProps) {
  const placed = placedIn(week, entries);
  const lanes = Math.max(0, ...placed.map(({ lane }) => lane + 1));
  const rows = `auto ${"auto ".repeat(lanes)}minmax(0.5rem, 1fr)`;
  return (
    <div role="row" style={{ ...columns, gridTemplateRows: rows, minHeight: "6.5rem", isolation: "isolate" }}>
      {week.map((day, index) => (
        <div key={day} role="cell" style={{ display: "contents" }}>
          <DayCell
            day={day}
            here={monthOf(day) === month}
            isToday={day === today}
            place={{ gridColumn: index + 1, gridRow: "1 / -1" }}
          />
          {placed.some(({ first }) => first === index) && (
            <ul aria-label={dayWords(day)} style={{ display: "contents", listStyle: "none" }}>
              {placed
                .filter(({ first }) => first === index)
                .map(({ entry, span, lane }) => (
                  <li
                    key={entry.key}
                    style={{
                      gridColumn: `${index + 1} / span ${span}`,
                      gridRow: lane + 2,
                      zIndex: 1,
                      minWidth: 0,
                      padding: "0 0.375rem 0.25rem",
                    }}
                  >
                    <DraggableEntry entry={entry} day={day} span={span} onMove={() => onMove(entry)} />
                  </li>
                ))}
            </ul>
          )}
        </div>
      ))}
    </div>
  );
}

type CellProps = { day: Day; here: boolean; isToday: boolean; place: CSSProperties };

function DayCell({ day, here, isToday, place }: CellProps) {
  const { setNodeRef, isOver } = useDroppable({ id: day });
  const holiday = publicHoliday(day);
  return (
    <>
      <div
        ref={setNodeRef}
        aria-current={isToday ? "date" : undefined}
        style={{
          ...place,
          border: "1px solid var(--card-border-color)",
          margin: "0 -1px -1px 0",
          background: here ? undefined : "var(--card-muted-bg-color)",
          boxShadow: isOver ? "inset 0 0 0 2px var(--card-focus-ring-color)" : undefined,
        }}
      />
      <Flex align="center" gap={2} padding={2} style={{ ...place, gridRow: 1, minWidth: 0 }}>
        <DayNumber day={day} isToday={isToday} here={here} />
        {holiday && (
          <Text size={0} muted textOverflow="ellipsis">
            {holiday}
          </Text>
        )}
      </Flex>
    </>
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

/** What is taken, and of how many days, from which on, its card stands. */
type Taken = { entry: Entry; day: Day; span: number };
const taken = (active: { data: { current?: unknown } }) => active.data.current as Taken;

/** How far along its width a card is held, from 0 to below 1. */
function heldAt(event: Event, card: { left: number; width: number } | null): number {
  const { clientX } = "touches" in event ? (event as TouchEvent).touches[0]! : (event as MouseEvent);
  return card ? Math.min(0.99, Math.max(0, (clientX - card.left) / card.width)) : 0;
}
const where = (over: { id: unknown } | null) => (over ? `au ${dayWords(String(over.id))}` : "hors du mois");

const announcements: Announcements = {
  onDragStart: ({ active }) => `« ${taken(active).entry.title} » est pris.`,
  onDragOver: ({ over }) => where(over),
  onDragEnd: ({ active, over }) => `« ${taken(active).entry.title} » est posé ${where(over)}.`,
  onDragCancel: ({ active }) => `« ${taken(active).entry.title} » reste où il était.`,
};
