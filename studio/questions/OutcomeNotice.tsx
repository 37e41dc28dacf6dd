import { Button, Card, Flex, Text } from "@sanity/ui";
import type { ReactNode } from "react";
import { IntentButton, useEditState } from "sanity";

import type { Outcome, useVerdicts } from "./useVerdicts.ts";

/** Says what became of the last group that was dealt with, and takes it back. */
export function OutcomeNotice({ verdicts }: { verdicts: ReturnType<typeof useVerdicts> }) {
  const { outcome } = verdicts;
  if (!outcome) return null;
  const notice = <Notice outcome={outcome} verdicts={verdicts} />;
  return outcome.begun && outcome.faq ? <Begun faq={outcome.faq}>{notice}</Begun> : notice;
}

/** What is begun waits to be published, and no longer. */
function Begun({ faq, children }: { faq: string; children: ReactNode }) {
  const { ready, published } = useEditState(faq, "faq");
  return ready && !published && children;
}

function Notice({ outcome, verdicts }: { outcome: Outcome; verdicts: ReturnType<typeof useVerdicts> }) {
  const { forget, busy } = verdicts;
  const { said, tone, undo, faq } = outcome;
  return (
    <Card
      padding={3}
      radius={2}
      shadow={2}
      tone={tone}
      role="status"
      aria-label="Dernière action"
      // In sight however far down the list the group stood.
      style={{ position: "sticky", top: 0, zIndex: 1 }}
    >
      <Flex gap={3} align="center" justify="space-between" wrap="wrap">
        <Text size={1}>{said}</Text>
        <Flex gap={2} wrap="wrap">
          {undo && (
            <Button mode="ghost" text="Annuler" disabled={busy} onClick={() => void verdicts.undo(undo)} />
          )}
          {faq && (
            <IntentButton
              intent="edit"
              params={{ id: faq, type: "faq" }}
              mode="ghost"
              text="Ouvrir la question"
            />
          )}
          <Button mode="bleed" text="Fermer" onClick={() => void forget()} />
        </Flex>
      </Flex>
    </Card>
  );
}
