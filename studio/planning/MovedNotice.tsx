import { Box, Button, Card, Flex, Stack, Text } from "@sanity/ui";
import { useToast } from "@sanity/ui/toast";
import { useEffect, useState } from "react";
import {
  IntentButton,
  useDocumentOperation,
  useDocumentOperationEvent,
  useEditState,
  useValidationStatus,
} from "sanity";

import { Dialog } from "../desk/Dialog.tsx";
import { mayChangePrices } from "../shown/priceChanges.ts";
import { PricePublication } from "../shown/PricePublication.tsx";
import { PricesFooter, pricesHeader } from "../shown/PricesFooter.tsx";
import type { Move } from "./useMoves.ts";
import type { Now } from "./useNow.ts";
import { dayWords, pastWarning } from "./words.ts";

type Props = { move: Move; now: Now; undo: () => void; close: () => void };

/** Says where the last move was written, what it will do, and offers to take it back or to publish it. */
export function MovedNotice({ move, now, undo, close }: Props) {
  const { after, written } = move;
  const { draft } = useEditState(written.id, after.type);
  const alone = written.madeDraft && (!draft || draft._rev === written.revision);
  const { validation, isValidating, revision } = useValidationStatus(
    `drafts.${written.id}`,
    after.type,
    true,
  );
  const isChecked = draft !== null && !isValidating && revision === draft._rev;
  const problems = validation.filter(({ level }) => level === "error").map(({ message }) => message);
  const past = pastWarning(after, now);
  const tone = problems.length > 0 ? "critical" : past ? "caution" : "positive";
  return (
    <Card tone={tone} borderTop padding={3} role="status" aria-label="Dernier déplacement">
      <Flex align="center" gap={3} wrap="wrap">
        <Stack flex={1} gap={3} style={{ minWidth: "16rem" }}>
          <Text size={1} weight="medium">
            « {after.title} » : le {dayWords(after.day)}
            {after.time ? ` à ${after.time}` : ""}, dans le brouillon. {whatNext(alone)}
          </Text>
          {[past, ...new Set(problems)].filter(Boolean).map((text) => (
            <Text key={text} size={1}>
              {text}
            </Text>
          ))}
        </Stack>
        <Flex gap={2} wrap="wrap">
          <Button mode="ghost" text="Annuler le déplacement" onClick={undo} />
          {alone && (
            <Publish
              id={written.id}
              type={after.type}
              refused={!isChecked || problems.length > 0}
              done={close}
            />
          )}
          <IntentButton
            intent="edit"
            params={{ id: written.id, type: after.type }}
            mode="ghost"
            text="Ouvrir"
          />
          <Button mode="bleed" text="Fermer" onClick={close} />
        </Flex>
      </Flex>
    </Card>
  );
}

/** Only what was moved would go out with a draft made for it, until somebody works on that. */
function whatNext(alone: boolean): string {
  return alone
    ? "Cela vaudra sur le site après « Publier »."
    : "Ce brouillon contient aussi d’autres changements : relisez-le avant de publier.";
}

const isPublished = {
  status: "success",
  title: "Publié",
  description: "La nouvelle date est en route.",
} as const;
const notPublished = {
  status: "error",
  title: "Rien n’a été publié",
  description: "Réessayez dans un moment.",
} as const;

type PublishProps = { id: string; type: string; refused: boolean; done: () => void };

function Publish({ id, type, refused, done }: PublishProps) {
  const { publish } = useDocumentOperation(id, type);
  const { draft, published: before } = useEditState(id, type);
  const event = useDocumentOperationEvent(id, type);
  const [asked, setAsked] = useState(false);
  const [reading, setReading] = useState(false);
  const toast = useToast();
  useEffect(() => {
    if (event?.op !== "publish") return;
    setAsked(false);
    toast.push(event.type === "success" ? isPublished : notPublished);
    if (event.type === "success") done();
    // oxlint-disable-next-line react/exhaustive-deps -- Once for each event.
  }, [event]);
  const pricesChange = type === "plan" && before && draft && mayChangePrices(before, draft);
  const execute = () => {
    setAsked(true);
    publish.execute();
  };
  const close = () => setReading(false);
  return (
    <>
      <Button
        tone="positive"
        text="Publier"
        loading={asked}
        disabled={refused || Boolean(publish.disabled)}
        onClick={pricesChange ? () => setReading(true) : execute}
      />
      {reading && pricesChange && (
        <Dialog
          id="prices"
          header={pricesHeader}
          width={1}
          onClose={close}
          footer={<PricesFooter publish={execute} close={close} disabled={refused} />}
        >
          <Box padding={4}>
            <PricePublication published={before} draft={draft} />
          </Box>
        </Dialog>
      )}
    </>
  );
}
