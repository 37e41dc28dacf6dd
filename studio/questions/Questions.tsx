import { SearchIcon } from "@sanity/icons/Search";
import { Box, Button, Card, Container, Flex, Heading, Spinner, Stack, Text, TextInput } from "@sanity/ui";
import { useState } from "react";

import { useNow } from "../planning/useNow.ts";
import { Notice } from "../requests/Notice.tsx";
import { saidOf } from "../staff/ask.ts";
import { ForStaff } from "../staff/ForStaff.tsx";
import { remedyOf } from "../staff/remedyOf.ts";
import { AnsweredDialog } from "./AnsweredDialog.tsx";
import { EraseDialog } from "./EraseDialog.tsx";
import { GroupCard } from "./GroupCard.tsx";
import { foundGroups, type Group } from "./groups.ts";
import type { Question } from "./question.ts";
import { questionsWaiting } from "./questionsWaiting.ts";
import { OutcomeNotice } from "./OutcomeNotice.tsx";
import { useNearestFaqs } from "./useNearestFaqs.ts";
import { useQuestionGroups } from "./useQuestionGroups.ts";
import { useVerdicts } from "./useVerdicts.ts";

const why =
  "Les questions viennent de visiteurs du site : seules les personnes autorisées les lisent. Vous recevrez par e-mail un lien qui vous connecte.";

/** As many groups as are shown at once. */
const page = 50;

/** The tool « Questions ». */
export default function Questions() {
  return (
    <ForStaff title="Questions" why={why}>
      <SignedIn />
    </ForStaff>
  );
}

function SignedIn() {
  // What is « aujourd’hui » is so for a while: drawn anew each minute.
  useNow();
  const { waits, error, mutate } = useQuestionGroups();
  const [words, setWords] = useState("");
  const [atMost, setAtMost] = useState(page);
  const found = waits && foundGroups(waits.groups, words);
  const groups = found?.slice(0, atMost);
  const nearest = useNearestFaqs(groups);
  const [answered, setAnswered] = useState<Group>();
  const [erasing, setErasing] = useState<Question>();
  const verdicts = useVerdicts();
  return (
    <Card height="fill" overflow="auto" padding={[3, 4]}>
      <Container width={2}>
        <Stack gap={5} paddingY={[3, 4]}>
          <Stack gap={4}>
            <Heading as="h1" size={3}>
              Questions
            </Heading>
            <Text muted>
              Celles auxquelles l’assistant n’a pas su répondre, ou a répondu sans aider. Celles qui se
              ressemblent sont regroupées ; rien n’indique qui a demandé, et celles qui ne reviennent plus
              finissent par s’effacer.
            </Text>
            {waits && waits.count > 0 && <Text>{questionsWaiting(waits)}</Text>}
            {waits && waits.groups.length > 0 && (
              <TextInput
                type="search"
                icon={SearchIcon}
                aria-label="Chercher dans les questions"
                placeholder="Chercher"
                value={words}
                onChange={({ currentTarget }) => setWords(currentTarget.value)}
              />
            )}
          </Stack>
          <OutcomeNotice verdicts={verdicts} />
          {error && <Notice tone="critical" said={saidOf(error)} {...remedyOf(error, () => void mutate())} />}
          {!waits && !error && (
            <Flex justify="center">
              <Spinner muted />
            </Flex>
          )}
          {groups?.length === 0 && (words.trim() ? <NoneFound /> : <Nothing />)}
          {groups && groups.length > 0 && (
            <Stack as="ul" role="list" aria-label="Questions" gap={4} style={{ margin: 0, padding: 0 }}>
              {groups.map((group) => (
                <Box as="li" key={group.questions[0]!.id} style={{ listStyle: "none" }}>
                  <GroupCard
                    group={group}
                    nearest={nearest?.get(group.questions[0]!.question)}
                    verdicts={verdicts}
                    answered={() => setAnswered(group)}
                    erase={setErasing}
                  />
                </Box>
              ))}
            </Stack>
          )}
          {found && found.length > atMost && (
            <Button
              mode="ghost"
              text={`En afficher ${Math.min(page, found.length - atMost)} de plus`}
              onClick={() => setAtMost(atMost + page)}
            />
          )}
        </Stack>
      </Container>
      {answered && (
        <AnsweredDialog group={answered} verdicts={verdicts} close={() => setAnswered(undefined)} />
      )}
      {erasing && <EraseDialog question={erasing} verdicts={verdicts} close={() => setErasing(undefined)} />}
    </Card>
  );
}

const NoneFound = () => <Text muted>Aucune question en attente ne contient ces mots.</Text>;

const Nothing = () => (
  <Text muted>
    Aucune question en attente. Celles auxquelles l’assistant ne sait pas répondre arriveront ici
    d’elles-mêmes.
  </Text>
);
