import { Box, Button, Card, Flex, Spinner, Stack, Text } from "@sanity/ui";
import { ArrowLeftIcon } from "@sanity/icons/ArrowLeft";
import { useEffect } from "react";

import { Refusal, saidOf } from "../staff/ask.ts";
import { remedyOf } from "../staff/remedyOf.ts";
import { keep } from "../staff/useKept.ts";
import { draftName } from "./draftName.ts";
import { OneRequest } from "./OneRequest.tsx";
import type { Place } from "./usePlace.ts";
import { useRequest } from "./useRequest.ts";

/** The request that the address names, or what to do when it names none. */
export function Opened({ place, narrow }: { place: Place; narrow: boolean }) {
  return (
    <Stack gap={4} padding={[3, 3, 5]}>
      {narrow && (
        <Box>
          <Button
            mode="bleed"
            icon={ArrowLeftIcon}
            text="Toutes les demandes"
            onClick={() => place.open(undefined)}
          />
        </Box>
      )}
      {place.id ? (
        <Found id={place.id} place={place} />
      ) : (
        <Box padding={5}>
          <Text muted align="center">
            Choisissez une demande dans la liste.
          </Text>
        </Box>
      )}
    </Stack>
  );
}

function Found({ id, place }: { id: string; place: Place }) {
  const { data, error, mutate } = useRequest(id);
  const gone = error instanceof Refusal && error.reason === "gone";
  useEffect(() => {
    if (gone) keep(draftName(id), "");
  }, [gone, id]);
  if (data && !gone) return <OneRequest {...data} place={place} />;
  if (!error)
    return (
      <Flex justify="center" padding={6}>
        <Spinner muted />
      </Flex>
    );
  const { action, act } = remedyOf(error, () => void mutate());
  return (
    <Card padding={5} radius={3} tone="caution" role="alert">
      <Stack gap={4}>
        <Text align="center">
          {gone
            ? "Cette demande n’existe plus : elle a été effacée, ou l’adresse est incomplète. Une note commencée n’est pas gardée."
            : saidOf(error)}
        </Text>
        {!gone && (
          <Flex justify="center">
            <Button mode="ghost" text={action} onClick={act} />
          </Flex>
        )}
      </Stack>
    </Card>
  );
}
