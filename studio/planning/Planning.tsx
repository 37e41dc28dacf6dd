import { ChevronLeftIcon } from "@sanity/icons/ChevronLeft";
import { ChevronRightIcon } from "@sanity/icons/ChevronRight";
import { Button, Card, Flex, Heading, Spinner, Stack, Text, useMediaIndex } from "@sanity/ui";
import { useState } from "react";

import { unread } from "../french/unread.ts";
import { DayList } from "./DayList.tsx";
import { tones } from "./EntryCard.tsx";
import { type Entry, seenOn } from "./entries.ts";
import { daysOfMonth, monthAfter, monthOf } from "./month.ts";
import { MonthGrid } from "./MonthGrid.tsx";
import { MoveDialog } from "./MoveDialog.tsx";
import { MovedNotice } from "./MovedNotice.tsx";
import { useMonth } from "./useMonth.ts";
import { useMoves } from "./useMoves.ts";
import { useNow } from "./useNow.ts";
import { usePlanned } from "./usePlanned.ts";
import { dayWords, meanings, monthWords } from "./words.ts";

/** The tool « Calendrier ». */
export default function Planning() {
  const { entries, error } = usePlanned();
  if (error)
    return (
      <Card tone="critical" padding={5} height="fill" role="alert">
        <Text>{unread("Le contenu n’a pas pu être lu", error.message)}</Text>
      </Card>
    );
  if (!entries)
    return (
      <Flex align="center" justify="center" height="fill">
        <Spinner muted />
      </Flex>
    );
  return <Calendar entries={entries} />;
}

function Calendar({ entries }: { entries: Entry[] }) {
  const [month] = useMonth();
  const now = useNow();
  const { shown, last, move, undo, forget } = useMoves(entries);
  const [moving, setMoving] = useState<Entry>();
  const narrow = useMediaIndex() < 3;
  const inMonth = shown.filter((entry) => daysOfMonth(month).some((day) => seenOn(entry, day)));
  const seen = { month, today: now.day, onMove: setMoving };
  return (
    <Flex direction="column" height="fill">
      <Card flex={1} overflow="auto" padding={[3, 3, 4]}>
        <Stack gap={4}>
          <Head today={now.day} />
          {inMonth.length === 0 && <Nothing entries={shown} />}
          {narrow ? (
            <DayList {...seen} entries={inMonth} />
          ) : (
            <MonthGrid {...seen} entries={shown} onDrop={move} />
          )}
          <Legend narrow={narrow} />
        </Stack>
      </Card>
      {last && (
        <MovedNotice
          key={last.written.revision}
          move={last}
          now={now}
          undo={() => undo(last)}
          close={forget}
        />
      )}
      {moving && (
        <MoveDialog
          entry={moving}
          now={now}
          move={(place) => move(moving, place)}
          close={() => setMoving(undefined)}
        />
      )}
    </Flex>
  );
}

function Head({ today }: { today: string }) {
  const [month, show] = useMonth();
  return (
    <Flex align="center" gap={3} wrap="wrap" justify="space-between">
      <Heading as="h1" size={2} aria-live="polite">
        Calendrier : {monthWords(month)}
      </Heading>
      <Flex gap={1}>
        <Button
          mode="bleed"
          icon={ChevronLeftIcon}
          aria-label="Mois précédent"
          onClick={() => show(monthAfter(month, -1))}
        />
        <Button mode="ghost" text="Aujourd’hui" onClick={() => show(monthOf(today))} />
        <Button
          mode="bleed"
          icon={ChevronRightIcon}
          aria-label="Mois suivant"
          onClick={() => show(monthAfter(month, 1))}
        />
      </Flex>
    </Flex>
  );
}

/** Of a month where nothing happens: when something does. */
function Nothing({ entries }: { entries: Entry[] }) {
  const [month, show] = useMonth();
  const later = entries.find(({ day }) => monthOf(day) > month);
  const nearest = later ?? entries.at(-1);
  return (
    <Card padding={4} radius={2} tone="transparent" border role="status">
      <Flex align="center" gap={3} wrap="wrap">
        <Text size={1}>
          {entries.length === 0
            ? "Rien n’a encore de date. « Paraît le » d’un article, « Premier jour » d’une date ou « Prochain prix » d’une formule se montrent ici dès qu’ils sont remplis."
            : `Rien en ${monthWords(month)}.`}
        </Text>
        {nearest && (
          <Button
            mode="ghost"
            text={`${later ? "Ensuite" : "En dernier"} : ${nearest.title}, le ${dayWords(nearest.day)}`}
            onClick={() => show(monthOf(nearest.day))}
          />
        )}
      </Flex>
    </Card>
  );
}

const explained = ["appears", "disappears", "changes", "starts", "closes", "dated"] as const;

function Legend({ narrow }: { narrow: boolean }) {
  return (
    <Flex gap={2} wrap="wrap" align="center">
      {explained.map((meaning) => (
        <Card key={meaning} tone={tones[meaning]} border radius={2} padding={2}>
          <Text size={1}>{meaning === "starts" ? "Commence, se termine" : meanings[meaning]}</Text>
        </Card>
      ))}
      <Text size={1} muted>
        En pointillé : ce qui ne sera ainsi sur le site qu’après « Publier ».{" "}
        {narrow
          ? "Le bouton d’une carte la déplace."
          : "Glissez une carte vers un autre jour, ou servez-vous de son bouton."}
      </Text>
    </Flex>
  );
}
