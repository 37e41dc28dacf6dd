import {
  type Announcements,
  DndContext,
  DragOverlay,
  type DragStartEvent,
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
import { type Entry, seenOn } from "./entries.ts";
import { placedIn } from "./lanes.ts";
import { type Month, monthOf, weeksOf } from "./month.ts";
import { moved, type Place, putDown } from "./move.ts";
import { dayWords, monthWords, toWords } from "./words.ts";

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
  const [dragged, setDragged] = useState<DragStartEvent>();
  /** What letting go would make of it. */
  const [landing, setLanding] = useState<Entry>();
  const letGo = () => {
    setDragged(undefined);
    setLanding(undefined);
  };
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
      accessibility={{ announcements: announced(dragged), screenReaderInstructions: { draggable: "" } }}
      onDragStart={setDragged}
      onDragOver={({ over }) => setLanding(dragged && over ? movedTo(dragged, over) : undefined)}
      onDragCancel={letGo}
      onDragEnd={({ over }) => {
        letGo();
        if (dragged && over) onDrop(taken(dragged).entry, placeOn(dragged, over));
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
          <Week key={week[0]} {...{ week, entries, month, today, landing, onMove }} />
        ))}
      </div>
      <DragOverlay dropAnimation={null}>
        {dragged && <EntryCard entry={landing ?? taken(dragged).entry} onMove={() => undefined} />}
      </DragOverlay>
    </DndContext>
  );
}

const columns = { display: "grid", gridTemplateColumns: "repeat(7, minmax(0, 1fr))" };

type WeekProps = Omit<Props, "onDrop"> & { week: Day[]; landing: Entry | undefined };

/** The days of a week, and over them what happens: what lasts is one card across its days. */
function Week({ week, entries, month, today, landing, onMove }: WeekProps) {
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
            isTaken={landing !== undefined && seenOn(landing, day)}
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

/** `isTaken`: what the hand holds would be there. */
type CellProps = { day: Day; here: boolean; isToday: boolean; isTaken: boolean; place: CSSProperties };

function DayCell({ day, here, isToday, isTaken, place }: CellProps) {
  const { setNodeRef } = useDroppable({ id: day });
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
          boxShadow: isTaken ? "inset 0 0 0 2px var(--card-focus-ring-color)" : undefined,
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
const taken = ({ active }: Pick<DragStartEvent, "active">) => active.data.current as Taken;

type Over = { id: unknown };
const movedTo = (dragged: DragStartEvent, over: Over) => moved(taken(dragged).entry, placeOn(dragged, over));

/** The day by which the hand holds it goes where the hand is. */
function placeOn(dragged: DragStartEvent, over: Over): Place {
  const { entry, day, span } = taken(dragged);
  const along = heldAt(dragged.activatorEvent, dragged.active.rect.current.initial);
  return putDown(entry, addDays(day, Math.floor(along * span)), String(over.id));
}

/** How far along its width a card is held, from 0 to below 1. */
function heldAt(event: Event, card: { left: number; width: number } | null): number {
  const { clientX } = "touches" in event ? (event as TouchEvent).touches[0]! : (event as MouseEvent);
  return card ? Math.min(0.99, Math.max(0, (clientX - card.left) / card.width)) : 0;
}

const stays = (event: Pick<DragStartEvent, "active">) => `« ${taken(event).entry.title} » reste où il était.`;

const announced = (dragged: DragStartEvent | undefined): Announcements => ({
  onDragStart: (event) => `« ${taken(event).entry.title} » est pris.`,
  onDragOver: ({ over }) => (dragged && over ? toWords(movedTo(dragged, over)) : "hors du mois"),
  // What was moved is said by its notice, for as long as it is true.
  onDragEnd: (event) => (event.over ? "" : stays(event)),
  onDragCancel: stays,
});
