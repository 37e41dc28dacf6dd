import { Box, Button, Card, Flex, Spinner, Stack, Text } from "@sanity/ui";
import { useState } from "react";

import { saidOf } from "../staff/ask.ts";
import { remedyOf } from "../staff/remedyOf.ts";
import { KeysHint } from "./KeysHint.tsx";
import { ListItem } from "./ListItem.tsx";
import { Nothing } from "./Nothing.tsx";
import { SelectionBar } from "./SelectionBar.tsx";
import { useListKeys } from "./useListKeys.ts";
import type { Place } from "./usePlace.ts";
import { useRequests } from "./useRequests.ts";
import { useSelection } from "./useSelection.ts";
import { useWords } from "./useWords.ts";

const page = 50;
const none: never[] = [];

/** The requests that the filters and the search let through. */
export function List({ place, keys }: { place: Place; keys: boolean }) {
  const [words] = useWords();
  const [atMost, setAtMost] = useState(page);
  const { data, error, mutate } = useRequests(place.filters, words, atMost);
  const selection = useSelection(data?.requests ?? none);
  useListKeys();
  if (!data && error) return <Unread error={error} again={() => void mutate()} />;
  if (!data) return <Waiting />;
  const { requests, total } = data;
  return (
    <Flex direction="column" height="fill">
      <Box flex={1} overflow="auto">
        {requests.length === 0 && <Nothing place={place} words={words} />}
        <Stack as="ul" role="list" aria-label="Demandes" data-requests style={{ margin: 0, padding: 0 }}>
          {requests.map((request) => (
            <ListItem key={request.id} request={request} place={place} selection={selection} />
          ))}
        </Stack>
        {total > requests.length && (
          <Box padding={3}>
            <Button
              mode="ghost"
              width="fill"
              text={`En afficher ${Math.min(page, total - requests.length)} de plus`}
              onClick={() => setAtMost(requests.length + page)}
            />
          </Box>
        )}
      </Box>
      <SelectionBar selection={selection} requests={requests} opened={place.id} />
      <Card borderTop padding={3}>
        <Flex gap={3} justify="space-between" align="center" wrap="wrap">
          <Text size={1} muted>
            {total > requests.length ? `${requests.length} sur ${total}` : total}{" "}
            {total > 1 ? "demandes" : "demande"}
          </Text>
          {requests.length > 0 && !selection.chosen && (
            <Button mode="bleed" padding={2} fontSize={1} text="Sélectionner" onClick={selection.begin} />
          )}
          {keys && <KeysHint />}
        </Flex>
      </Card>
    </Flex>
  );
}

const Waiting = () => (
  <Flex justify="center" padding={6}>
    <Spinner muted />
  </Flex>
);

function Unread({ error, again }: { error: unknown; again: () => void }) {
  const { action, act } = remedyOf(error, again);
  return (
    <Stack gap={4} padding={5} role="alert">
      <Text align="center">{saidOf(error)}</Text>
      <Flex justify="center">
        <Button mode="ghost" text={action} onClick={act} />
      </Flex>
    </Stack>
  );
}
