import { Box, Card, Flex, useMatchMedia } from "@sanity/ui";

import { useNow } from "../planning/useNow.ts";
import { ForStaff } from "../staff/ForStaff.tsx";
import { Head } from "./Head.tsx";
import { List } from "./List.tsx";
import { Opened } from "./Opened.tsx";
import { ServerNotice } from "./ServerNotice.tsx";
import { usePlace } from "./usePlace.ts";

const why =
  "Les demandes contiennent des données personnelles : seules les personnes autorisées les lisent. Vous recevrez par e-mail un lien qui vous connecte.";

/** The tool « Demandes ». */
export default function Requests() {
  return (
    <ForStaff title="Demandes" why={why}>
      <SignedIn />
    </ForStaff>
  );
}

/** The list beside the opened request; on a narrow screen one of them. */
function SignedIn() {
  // What is « aujourd’hui », « demain » or late is so for a while: drawn anew each minute.
  useNow();
  const place = usePlace();
  const narrow = useMatchMedia("(max-width: 899px)");
  // Out of sight rather than gone: going back leads to the same line of the list.
  const listed = { display: narrow && place.id ? "none" : undefined };
  return (
    <Flex direction="column" height="fill">
      <ServerNotice />
      <div style={listed}>
        <Head place={place} narrow={narrow} />
      </div>
      <Flex flex={1} style={{ minHeight: 0 }}>
        <Box
          flex={narrow ? 1 : "none"}
          style={{ ...listed, width: narrow ? undefined : "26rem", minWidth: 0 }}
        >
          <List place={place} keys={!narrow} />
        </Box>
        {(place.id || !narrow) && (
          // Each with a state of its own: what is typed about one never ends up with another.
          <Card key={place.id} flex={1} borderLeft={!narrow} overflow="auto" style={{ minWidth: 0 }}>
            <Opened place={place} narrow={narrow} />
          </Card>
        )}
      </Flex>
    </Flex>
  );
}
