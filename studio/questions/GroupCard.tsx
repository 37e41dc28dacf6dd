import { Badge, Box, Button, Card, Flex, Stack, Text } from "@sanity/ui";
import { AddCommentIcon } from "@sanity/icons/AddComment";
import { CheckmarkIcon } from "@sanity/icons/Checkmark";
import { CloseIcon } from "@sanity/icons/Close";
import { TrashIcon } from "@sanity/icons/Trash";
import { useId, useState } from "react";
import { IntentButton } from "sanity";

import { moment } from "../requests/moments.ts";
import type { Begun } from "./begun.ts";
import type { Faq } from "./faqs.ts";
import type { Group } from "./groups.ts";
import type { Question } from "./question.ts";
import { useFocusKept } from "./useFocusKept.ts";
import type { useVerdicts } from "./useVerdicts.ts";

type Props = {
  group: Group & { begun?: Begun };
  /** The question of the FAQ that may answer them already. */
  nearest: Faq | undefined;
  verdicts: ReturnType<typeof useVerdicts>;
  answered: () => void;
  erase: (question: Question) => void;
};

/** How many wordings are shown at first. */
const few = 4;

/** Questions that ask the same: how often, in which words, and what to do about it. */
export function GroupCard({ group, nearest, verdicts, answered, erase }: Props) {
  const { busy, write, complete, dismiss } = verdicts;
  const id = useId();
  const card = useFocusKept(busy);
  const { begun } = group;
  const [first, ...others] = group.questions;
  return (
    <Card ref={card} tabIndex={-1} as="article" aria-labelledby={id} border radius={3} padding={4}>
      <Stack gap={4}>
        <Flex gap={3} align="flex-start" justify="space-between">
          <Text as="h2" id={id} size={2} weight="semibold" style={{ overflowWrap: "anywhere" }}>
            {first!.question}
          </Text>
          <Flex flex="none" gap={2}>
            {begun && !begun.publishedAt && <Badge tone="positive">Commencée</Badge>}
            {group.unhelpful && <Badge tone="caution">N’a pas aidé</Badge>}
            <Badge tone={group.times > 1 ? "primary" : "default"}>{timesInWords(group.times)}</Badge>
          </Flex>
        </Flex>
        {others.length > 0 && <Wordings questions={others} verdicts={verdicts} erase={erase} />}
        <Text size={1} muted>
          Demandée {group.times > 1 ? "pour la dernière fois " : ""}
          {moment(group.lastAskedAt)}.
        </Text>
        {group.answeredBy.map((title) => (
          <Text key={title} size={1} muted style={{ overflowWrap: "anywhere" }}>
            L’assistant a répondu par « {title} ».
          </Text>
        ))}
        {nearest && !begun && (
          <Nearest faq={nearest} busy={busy} complete={() => void complete(group, nearest)} />
        )}
        <Flex gap={2} wrap="wrap">
          {begun ? (
            <IntentButton
              intent="edit"
              params={{ id: begun.id, type: "faq" }}
              tone="primary"
              text="Ouvrir la réponse"
            />
          ) : (
            <Button
              tone="primary"
              mode={nearest ? "ghost" : "default"}
              icon={AddCommentIcon}
              text="Écrire la réponse"
              disabled={busy}
              onClick={() => void write(group)}
            />
          )}
          <Button mode="ghost" icon={CheckmarkIcon} text="Déjà répondu…" disabled={busy} onClick={answered} />
          <Button
            mode="ghost"
            icon={CloseIcon}
            text="Hors sujet"
            disabled={busy}
            onClick={() => void dismiss(group)}
          />
          <Button
            mode="ghost"
            tone="critical"
            icon={TrashIcon}
            text="Effacer…"
            disabled={busy}
            onClick={() => erase(first!)}
          />
        </Flex>
      </Stack>
    </Card>
  );
}

const timesInWords = (times: number) => (times === 1 ? "1\u00a0fois" : `${times}\u00a0fois`);

function Nearest({ faq, busy, complete }: { faq: Faq; busy: boolean; complete: () => void }) {
  return (
    <Card border radius={2} padding={3} tone="transparent">
      <Flex gap={3} align="center" wrap="wrap">
        <Box flex={1} style={{ minWidth: "15rem" }}>
          <Stack gap={3}>
            <Text size={1} muted>
              La question fréquente la plus proche
            </Text>
            <Text size={1} weight="medium">
              {faq.question}
            </Text>
          </Stack>
        </Box>
        <Button tone="primary" text="Compléter cette réponse" disabled={busy} onClick={complete} />
      </Flex>
    </Card>
  );
}

type OtherWordings = Pick<Props, "verdicts" | "erase"> & { questions: Question[] };

function Wordings({ questions, verdicts, erase }: OtherWordings) {
  const [all, setAll] = useState(false);
  const shown = all ? questions : questions.slice(0, few);
  return (
    <Stack gap={3}>
      <Text size={1} weight="medium">
        Aussi demandé
      </Text>
      <Stack as="ul" role="list" gap={2} style={{ margin: 0, padding: 0 }}>
        {shown.map((question) => (
          <Flex key={question.id} as="li" align="center" gap={2} style={{ listStyle: "none" }}>
            <Box flex={1}>
              <Text size={1} style={{ overflowWrap: "anywhere" }}>
                {question.question}
              </Text>
            </Box>
            <Button
              mode="bleed"
              icon={CloseIcon}
              fontSize={1}
              padding={2}
              aria-label={`« ${question.question} » n’en fait pas partie`}
              title="N’en fait pas partie"
              disabled={verdicts.busy}
              onClick={() => void verdicts.part(question)}
            />
            <Button
              mode="bleed"
              tone="critical"
              icon={TrashIcon}
              fontSize={1}
              padding={2}
              aria-label={`Effacer « ${question.question} »…`}
              title="Effacer…"
              disabled={verdicts.busy}
              onClick={() => erase(question)}
            />
          </Flex>
        ))}
      </Stack>
      {shown.length < questions.length && (
        <Box>
          <Button
            mode="bleed"
            text={questions.length - few === 1 ? "Voir l’autre" : `Voir les ${questions.length - few} autres`}
            onClick={() => setAll(true)}
          />
        </Box>
      )}
    </Stack>
  );
}
