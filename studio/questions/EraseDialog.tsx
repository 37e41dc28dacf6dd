import { Button, Flex, Stack, Text } from "@sanity/ui";

import { Dialog } from "../desk/Dialog.tsx";
import type { Question } from "./question.ts";
import type { useVerdicts } from "./useVerdicts.ts";

type Props = { question: Question; verdicts: ReturnType<typeof useVerdicts>; close: () => void };

/** Erases a question once that is confirmed. */
export function EraseDialog({ question, verdicts, close }: Props) {
  return (
    <Dialog id="erase" header="Effacer une question" width={1} onClose={close}>
      <Stack gap={4} padding={4}>
        <Text style={{ overflowWrap: "anywhere" }}>
          « {question.question} » sera effacée, sans retour possible.
        </Text>
        <Text muted size={1}>
          Si elle ne dit rien de personne, classez-la plutôt hors sujet : effacée, elle reviendra si quelqu’un
          la pose encore.
        </Text>
        <Flex gap={2} wrap="wrap" justify="flex-end">
          <Button mode="bleed" text="Ne rien effacer" onClick={close} />
          <Button
            tone="critical"
            text="Effacer définitivement"
            onClick={() => {
              close();
              void verdicts.erase(question);
            }}
          />
        </Flex>
      </Stack>
    </Dialog>
  );
}
