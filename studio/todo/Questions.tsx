import { Flex, Text } from "@sanity/ui";

import { unread } from "../french/unread.ts";
import { questionsWaiting } from "../questions/questionsWaiting.ts";
import { useQuestionGroups } from "../questions/useQuestionGroups.ts";
import { useSession } from "../staff/useSession.ts";
import { ToolButton } from "./ToolButton.tsx";

/** How many questions the assistant left to staff, for who is signed in. */
export function Questions() {
  return (
    <>
      {useSession() ? (
        <Counted />
      ) : (
        <Text muted>Connectez-vous pour voir ce que l’assistant n’a pas su dire.</Text>
      )}
      <Flex paddingTop={2}>
        <ToolButton to="questions" text="Ouvrir « Questions »" />
      </Flex>
    </>
  );
}

function Counted() {
  const { waits, error } = useQuestionGroups();
  if (error) return <Text muted>{unread("Les questions n’ont pas pu être lues")}</Text>;
  return <Text muted={!waits?.count}>{questionsWaiting(waits)}</Text>;
}
