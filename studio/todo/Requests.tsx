import { Badge, Flex, Text } from "@sanity/ui";

import { unread } from "../french/unread.ts";
import { useOverview } from "../requests/useOverview.ts";
import { useSession } from "../staff/useSession.ts";
import { ToolButton } from "./ToolButton.tsx";

/** How many requests wait, for who is signed in. */
export function Requests() {
  return useSession() ? (
    <Counted />
  ) : (
    <>
      <Text muted>Connectez-vous pour voir combien de demandes attendent une réponse.</Text>
      <Flex paddingTop={2}>
        <ToolButton to="demandes" text="Ouvrir « Demandes »" />
      </Flex>
    </>
  );
}

function Counted() {
  const { data, error } = useOverview(30);
  if (error) return <Text muted>{unread("Les demandes n’ont pas pu être lues")}</Text>;
  if (!data) return <Text muted>Lecture des demandes…</Text>;
  const waiting = data.new + data.in_progress;
  return (
    <>
      <Flex gap={3} align="center">
        <Text>
          {waiting === 0
            ? "Aucune n’attend de réponse."
            : `${waiting} ${waiting === 1 ? "attend" : "attendent"} une réponse.`}
        </Text>
        {data.late > 0 && <Badge tone="critical">{`${data.late} en retard`}</Badge>}
      </Flex>
      <Flex paddingTop={2} gap={2} wrap="wrap">
        <ToolButton
          to={data.late > 0 ? "demandes?retard=1" : "demandes"}
          text={data.late > 0 ? "Voir celles en retard" : "Ouvrir « Demandes »"}
        />
        {data.unjudged > 0 && (
          <ToolButton to="demandes?etat=unjudged" text={`Relire les indésirables (${data.unjudged})`} />
        )}
      </Flex>
    </>
  );
}
