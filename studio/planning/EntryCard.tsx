import { useDraggable } from "@dnd-kit/core";
import { CalendarIcon } from "@sanity/icons/Calendar";
import { Box, Button, Card, type CardTone, Flex, Stack, Text } from "@sanity/ui";
import { pathToString, RELEASES_INTENT } from "sanity";
import { IntentLink } from "sanity/router";

import type { Day } from "../calendar/days.ts";
import type { CalendarMeaning } from "../schema/calendarMeaning.ts";
import type { Entry } from "./entries.ts";
import { isRelease } from "./releaseEntries.ts";
import { draftWords, said } from "./words.ts";

export const tones: Record<CalendarMeaning, CardTone> = {
  appears: "positive",
  disappears: "caution",
  changes: "suggest",
  starts: "primary",
  ends: "primary",
  closes: "neutral",
  closedUntil: "neutral",
  dated: "default",
};

/** What the draft has no longer is nowhere to be moved; a release is programmed anew where it is. */
const canMove = (entry: Entry): boolean => entry.published.as !== "removed" && !isRelease(entry);

/** Where an entry is written. */
const placeOf = ({ id, type, dates: [first] }: Entry) =>
  first
    ? { intent: "edit", params: { id, type, path: pathToString(first.path) } }
    : { intent: RELEASES_INTENT, params: { id } };

type Props = { entry: Entry; onMove: () => void };

/** An entry in a day of the month, which can be taken to another day. */
export function DraggableEntry({ day, span, ...props }: Props & { day: Day; span: number }) {
  const { entry } = props;
  const { listeners, setNodeRef, isDragging } = useDraggable({
    id: `${entry.key} ${day}`,
    data: { entry, day, span },
    disabled: !canMove(entry),
  });
  return (
    <div
      ref={setNodeRef}
      {...listeners}
      style={{ cursor: canMove(entry) ? "grab" : undefined, opacity: isDragging ? 0.4 : 1 }}
    >
      <EntryCard {...props} />
    </div>
  );
}

/** What happens, a link to its document, and the way to another day for who does not drag. */
export function EntryCard({ entry, onMove, wide }: Props & { wide?: boolean }) {
  const { key, title, time, meaning, published, of } = entry;
  const draft = draftWords(entry);
  const size = wide ? 1 : 0;
  return (
    <Card
      tone={tones[meaning]}
      border
      radius={2}
      style={published.as === "here" ? undefined : { borderStyle: "dashed" }}
    >
      <Flex align="flex-start">
        <IntentLink
          {...placeOf(entry)}
          draggable={false}
          title={[title, said(entry), of].filter(Boolean).join(" · ")}
          style={{ flex: 1, minWidth: 0, color: "inherit", textDecoration: "none" }}
        >
          <Box padding={wide ? 3 : 2} paddingRight={0}>
            <Stack gap={2}>
              <Text size={wide ? 2 : 1} weight="medium" style={{ overflowWrap: "anywhere" }}>
                {time ? `${time} ` : ""}
                {title}
              </Text>
              <Text size={size} muted textOverflow={wide ? undefined : "ellipsis"}>
                {said(entry)}
              </Text>
              {of && (
                <Text size={size} muted style={{ overflowWrap: "anywhere" }}>
                  {of}
                </Text>
              )}
              {draft && (
                <Text size={size} muted>
                  <em>{draft}</em>
                </Text>
              )}
            </Stack>
          </Box>
        </IntentLink>
        {canMove(entry) && (
          <Button
            mode="bleed"
            icon={CalendarIcon}
            fontSize={1}
            padding={2}
            aria-label={`Déplacer « ${title} » au…`}
            title="Déplacer au…"
            data-moves={key}
            onClick={onMove}
          />
        )}
      </Flex>
    </Card>
  );
}
