import { Box, Card, Container, Flex, Heading, Spinner, Stack, Text } from "@sanity/ui";
import { useState } from "react";

import { Notice } from "../requests/Notice.tsx";
import { saidOf } from "../staff/ask.ts";
import { ForStaff } from "../staff/ForStaff.tsx";
import { AnsweredDialog } from "./AnsweredDialog.tsx";
import { GroupCard } from "./GroupCard.tsx";
import type { Group } from "./groups.ts";
import { OutcomeNotice } from "./OutcomeNotice.tsx";
import { useNearestFaqs } from "./useNearestFaqs.ts";
import { useQuestionGroups } from "./useQuestionGroups.ts";
import { useVerdicts } from "./useVerdicts.ts";

const why =
  "Les questions viennent de visiteurs du site : seules les personnes autorisées les lisent. Vous recevrez par e-mail un lien qui vous connecte.";

/** The tool « Questions ». */
export default function Questions() {
  return (
    <ForStaff title="Questions" why={why}>
      <SignedIn />
    </ForStaff>
  );
}

function SignedIn() {
  const { groups, error, mutate } = useQuestionGroups();
  const nearest = useNearestFaqs(groups);
  const [answered, setAnswered] = useState<Group>();
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
          </Stack>
          <OutcomeNotice verdicts={verdicts} />
          {error && (
            <Notice tone="critical" said={saidOf(error)} action="Réessayer" act={() => void mutate()} />
          )}
          {!groups && !error && (
            <Flex justify="center">
              <Spinner muted />
            </Flex>
          )}
          {groups && groups.length === 0 && <Nothing />}
          {groups && groups.length > 0 && (
            <Stack as="ul" role="list" aria-label="Questions" gap={4} style={{ margin: 0, padding: 0 }}>
              {groups.map((group) => (
                <Box as="li" key={group.questions[0]!.id} style={{ listStyle: "none" }}>
                  <GroupCard
                    group={group}
                    nearest={nearest?.get(group.questions[0]!.question)}
                    verdicts={verdicts}
                    answered={() => setAnswered(group)}
                  />
                </Box>
              ))}
            </Stack>
          )}
        </Stack>
      </Container>
      {answered && (
        <AnsweredDialog group={answered} verdicts={verdicts} close={() => setAnswered(undefined)} />
      )}
    </Card>
  );
}

const Nothing = () => (
  <Text muted>
    Aucune question en attente. Celles auxquelles l’assistant ne sait pas répondre arriveront ici
    d’elles-mêmes.
  </Text>
);
