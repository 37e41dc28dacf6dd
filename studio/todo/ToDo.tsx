import { Box, Card, Container, Flex, Heading, Spinner, Stack, Text } from "@sanity/ui";
import type { ReactNode } from "react";
import { IntentButton, useActiveReleases } from "sanity";

import { unread } from "../french/unread.ts";
import { baseId } from "../baseId.ts";
import { addDays } from "../calendar/days.ts";
import { DocumentRow } from "../desk/DocumentRow.tsx";
import { supabaseUrl } from "../environment.ts";
import type { Entry } from "../planning/entries.ts";
import { useNow } from "../planning/useNow.ts";
import { isRelease, namedAs } from "../planning/releaseEntries.ts";
import { usePlanned } from "../planning/usePlanned.ts";
import { draftWords, said, briefly } from "../planning/words.ts";
import { moment } from "../requests/moments.ts";
import { olderDrafts } from "./olderDrafts.ts";
import { Findings } from "./Findings.tsx";
import { Questions } from "./Questions.tsx";
import { ReleaseRow } from "./ReleaseRow.tsx";
import { releaseInWords } from "./releaseInWords.ts";
import { Requests } from "./Requests.tsx";
import { lacksEdition, toRenew, yearInWords } from "./toRenew.ts";
import { useDrafts } from "./useDrafts.ts";
import { useYears } from "./useYears.ts";

/** How many drafts are named. */
const named = 12;

/**
 * « À faire »: requests and questions that wait, drafts and releases, what the site will do by itself this week, what does not agree,
 * what the next school year lacks.
 */
export default function ToDo() {
  return (
    <Card height="fill" overflow="auto" padding={4}>
      <Container width={4}>
        <Stack gap={5} paddingY={4}>
          <Heading as="h1" size={3}>
            À faire
          </Heading>
          <div style={{ columns: "2 28rem" }}>
            {supabaseUrl && (
              <Part title="Demandes">
                <Requests />
              </Part>
            )}
            {supabaseUrl && (
              <Part title="Questions">
                <Questions />
              </Part>
            )}
            <Part title="Cohérence">
              <Findings />
            </Part>
            <ThisWeek />
            <SchoolYear />
            <Drafts />
          </div>
        </Stack>
      </Container>
    </Card>
  );
}

function Drafts() {
  // What is « aujourd’hui » is so for a while: drawn anew each minute.
  useNow();
  const { drafts, error } = useDrafts();
  const { data: releases } = useActiveReleases();
  if (!drafts) return <Waiting title="Brouillons" error={error} />;
  const title = releases.length > 0 ? "Brouillons et lots" : "Brouillons";
  const count = drafts.length + releases.length;
  return (
    <Part title={count > 0 ? `${title} (${count})` : title}>
      {releases.map((release) => (
        <ReleaseRow key={release._id} {...namedAs(release)} note={releaseInWords(release)} />
      ))}
      {count === 0 && <Text muted>Aucun : tout ce qui est écrit est publié.</Text>}
      {drafts.slice(0, named).map(({ _id, _type, _updatedAt }) => (
        <DocumentRow key={_id} id={baseId(_id)} type={_type} note={`Modifié ${moment(_updatedAt)}`} />
      ))}
      {drafts.length > named && <Text muted>{olderDrafts(drafts.length - named)}</Text>}
    </Part>
  );
}

/** What stands in the calendar from today on. */
function ThisWeek() {
  const { entries, error } = usePlanned();
  const { day: today } = useNow();
  if (!entries) return <Waiting title="Cette semaine" error={error} />;
  const coming = entries.filter(({ day, until = day }) => until >= today && day <= addDays(today, 7));
  return (
    <Part title="Cette semaine">
      {coming.length === 0 && (
        <Text muted>Rien ne paraît, ne disparaît ni ne commence dans les sept jours.</Text>
      )}
      {coming.map((entry) => {
        const Row = isRelease(entry) ? ReleaseRow : DocumentRow;
        const note = [!lasts(entry) && briefly(entry.day), said(entry), draftWords(entry)];
        const { key, id, type, title } = entry;
        return <Row key={key} id={id} type={type} title={title} note={note.filter(Boolean).join(" · ")} />;
      })}
    </Part>
  );
}

/** What is over, and begins anew by nobody but staff. */
function SchoolYear() {
  const { years, error } = useYears();
  const { day: today } = useNow();
  if (!years) return <Waiting title="Année scolaire" error={error} />;
  const rows = toRenew(years, today);
  const words = yearInWords(years, rows);
  return (
    <Part title="Année scolaire">
      {words && <Text muted={years.editions.length > 0}>{words}</Text>}
      {rows.map((row) => (
        <DocumentRow key={row.id} {...row} />
      ))}
      {lacksEdition(years, today) && (
        <Flex paddingTop={2}>
          <IntentButton
            intent="create"
            params={{ type: "edition" }}
            mode="ghost"
            text="Créer l’édition suivante"
          />
        </Flex>
      )}
    </Part>
  );
}

/** Its days are in its words. */
const lasts = ({ day, until = day }: Entry) => until !== day;

function Waiting({ title, error }: { title: string; error: Error | undefined }) {
  return (
    <Part title={title}>
      {error ? (
        <Text role="alert">{unread("Le contenu n’a pas pu être lu", error.message)}</Text>
      ) : (
        <Spinner muted />
      )}
    </Part>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card
      as="section"
      aria-label={title}
      border
      radius={3}
      padding={4}
      marginBottom={4}
      style={{ breakInside: "avoid" }}
    >
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
