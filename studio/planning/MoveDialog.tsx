import { Button, Card, Flex, Stack, Text, TextInput } from "@sanity/ui";
import { useEffect, useState } from "react";

import { isMeant, meantDays } from "../calendar/days.ts";
import { Dialog } from "../desk/Dialog.tsx";
import type { Entry } from "./entries.ts";
import { moved, type Place } from "./move.ts";
import type { Now } from "./useNow.ts";
import { dayWords, pastWarning, said } from "./words.ts";

type Props = { entry: Entry; now: Now; move: (place: Place) => void; close: () => void };

/** Asks to which day, and to which hour, something is moved. */
export function MoveDialog({ entry, now, move, close }: Props) {
  const [day, setDay] = useState(entry.day);
  const [time, setTime] = useState(entry.time);
  useFocusCarried(entry.key);
  const lasts = entry.until !== undefined && entry.until !== entry.day;
  const complete = isMeant(day) && time !== "";
  const after = complete ? moved(entry, { day, ...(time && { time }) }) : undefined;
  const warning = after && pastWarning(after, now);
  return (
    <Dialog id="move" header={`Déplacer « ${entry.title} »`} width={0} onClose={close}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (!complete) return;
          move({ day, ...(time && { time }) });
          close();
        }}
      >
        <Stack gap={4} padding={4}>
          <Text muted size={1}>
            {said(entry)}
          </Text>
          <Labelled id="move-day" label={lasts ? "Premier jour" : "Jour"}>
            <TextInput
              id="move-day"
              type="date"
              max={meantDays.end}
              required
              value={day}
              onChange={({ currentTarget }) => setDay(currentTarget.value)}
            />
          </Labelled>
          {entry.time && (
            <Labelled id="move-time" label="Heure, à Bruxelles">
              <TextInput
                id="move-time"
                type="time"
                required
                value={time}
                onChange={({ currentTarget }) => setTime(currentTarget.value)}
              />
            </Labelled>
          )}
          {lasts && after?.until && <Text size={1}>Jusqu’au {dayWords(after.until)}.</Text>}
          {warning && (
            <Card tone="caution" padding={3} radius={2} role="status">
              <Text size={1}>{warning}</Text>
            </Card>
          )}
          <Flex gap={2} justify="flex-end" wrap="wrap">
            <Button mode="bleed" text="Ne rien déplacer" onClick={close} />
            <Button type="submit" tone="primary" text="Déplacer" disabled={!complete} />
          </Flex>
        </Stack>
      </form>
    </Dialog>
  );
}

/** Who works with the keyboard goes on at the card where it is drawn anew, on another day. */
function useFocusCarried(key: string) {
  useEffect(
    () => () => {
      if (document.activeElement !== document.body) return;
      document.querySelector<HTMLElement>(`[data-moves="${CSS.escape(key)}"]`)?.focus();
    },
    [key],
  );
}

function Labelled({ id, label, children }: { id: string; label: string; children: React.ReactNode }) {
  return (
    <Stack gap={3}>
      <Text as="label" htmlFor={id} size={1} weight="medium">
        {label}
      </Text>
      {children}
    </Stack>
  );
}
