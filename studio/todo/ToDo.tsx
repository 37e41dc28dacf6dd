import { Box, Card, Container, Grid, Heading, Spinner, Stack, Text } from "@sanity/ui";
import { type ReactNode, useState } from "react";
import type { SanityDocument, SanityDocumentLike } from "sanity";

import { supabaseUrl } from "../environment.ts";
import { comingIn } from "./comingIn.ts";
import { DocumentRow } from "./DocumentRow.tsx";
import { Findings } from "./Findings.tsx";
import { Requests } from "./Requests.tsx";
import { useAllContent } from "./useAllContent.ts";

/** How many drafts are named. */
const named = 12;

const moment = new Intl.DateTimeFormat("fr-BE", {
  timeZone: "Europe/Brussels",
  weekday: "short",
  day: "numeric",
  month: "short",
  hour: "2-digit",
  minute: "2-digit",
});
const day = new Intl.DateTimeFormat("fr-BE", {
  timeZone: "Europe/Brussels",
  weekday: "short",
  day: "numeric",
  month: "short",
});

/** « À faire »: requests that wait, drafts, what the site will do by itself this week, what does not agree. */
export default function ToDo() {
  const { documents, error } = useAllContent();
  return (
    <Card height="fill" overflow="auto" padding={4}>
      <Container width={4}>
        <Stack gap={5} paddingY={4}>
          <Heading as="h1" size={3}>
            À faire
          </Heading>
          {error && (
            <Card padding={4} radius={3} tone="critical" role="alert">
              <Text>Le contenu n’a pas pu être lu : {error.message}</Text>
            </Card>
          )}
          {!documents && !error && <Spinner muted />}
          <Grid gridTemplateColumns={[1, 1, 2]} gap={4}>
            {supabaseUrl && (
              <Part title="Demandes">
                <Requests />
              </Part>
            )}
            <Part title="Cohérence">
              <Findings />
            </Part>
            {documents && (
              <>
                <Drafts documents={documents} />
                <ThisWeek documents={documents} />
              </>
            )}
          </Grid>
        </Stack>
      </Container>
    </Card>
  );
}

function Drafts({ documents }: { documents: SanityDocument[] }) {
  const drafts = documents.filter(isDraft).toSorted((a, b) => b._updatedAt.localeCompare(a._updatedAt));
  return (
    <Part title={drafts.length > 0 ? `Brouillons (${drafts.length})` : "Brouillons"}>
      {drafts.length === 0 && <Text muted>Aucun : tout ce qui est écrit est publié.</Text>}
      {drafts.slice(0, named).map((draft) => (
        <DocumentRow
          key={draft._id}
          document={draft}
          note={`Modifié ${moment.format(new Date(draft._updatedAt))}`}
        />
      ))}
      {drafts.length > named && <Text muted>… et {drafts.length - named} autres, plus anciens.</Text>}
    </Part>
  );
}

function ThisWeek({ documents }: { documents: SanityDocument[] }) {
  const [now] = useState(() => new Date());
  const coming = comingIn(documents, now);
  return (
    <Part title="Cette semaine">
      {coming.length === 0 && (
        <Text muted>Rien ne paraît, ne disparaît ni ne commence dans les sept jours.</Text>
      )}
      {coming.map(({ document, at, allDay, what }) => (
        <DocumentRow
          key={`${document._id} ${what} ${at.getTime()}`}
          document={document}
          note={`${(allDay ? day : moment).format(at)} · ${what}${isDraft(document) ? ", si vous publiez le brouillon" : ""}`}
        />
      ))}
    </Part>
  );
}

const isDraft = (document: SanityDocumentLike) => String(document._originalId).startsWith("drafts.");

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card as="section" aria-label={title} border radius={3} padding={4}>
      <Stack gap={4}>
        <Heading as="h2" size={1}>
          {title}
        </Heading>
        <Box>
          <Stack gap={2}>{children}</Stack>
        </Box>
      </Stack>
    </Card>
  );
}
