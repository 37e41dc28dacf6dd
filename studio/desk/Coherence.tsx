import { Card, Container, Heading, Spinner, Stack, Tab, TabList, TabPanel, Text } from "@sanity/ui";
import { inNumbers } from "functions/counted";
import type { ReactNode } from "react";

import type { FullReport } from "../coherence/worker.ts";
import { unread } from "../french/unread.ts";
import { useKept } from "../staff/useKept.ts";
import { useReport } from "./coherenceWorker.ts";
import { Exceptions } from "./Exceptions.tsx";
import { Remarks } from "./Remarks.tsx";
import { ToCheck } from "./ToCheck.tsx";

/** The tool « Cohérence » : what is typed in the texts against what the documents say. */
export function Coherence() {
  const { report, error } = useReport();
  return (
    <Card height="fill" overflow="auto" padding={4}>
      <Container width={2}>
        <Stack gap={5} paddingY={4}>
          <Stack gap={4}>
            <Heading as="h1" size={3}>
              Cohérence
            </Heading>
            <Text muted>
              Les prix, remises, horaires, jours de cours, dates, durées, tailles de groupe et nombres de
              blocs écrits dans les textes, brouillons compris, comparés à ce que disent les formules, les
              éditions, les stages, les modules, les blocs et les réglages ; et les liens qui restent quand
              leur page disparaît.
            </Text>
          </Stack>
          {error && <Unread text={error} />}
          {!report && !error && <Spinner muted />}
          {report && <Parts report={report} />}
        </Stack>
      </Container>
    </Card>
  );
}

type Part = { id: string; label: string; content: () => ReactNode };

const partsOf = ({ findings, review, toReplace, stale, accepted }: FullReport): Part[] => {
  const toMend = review.filter(({ isSet }) => !isSet).length;
  return [
    {
      id: "check",
      label: `À vérifier (${inNumbers(findings.length)})`,
      content: () => <ToCheck findings={findings} toMend={toMend} toReplace={toReplace.length} />,
    },
    {
      id: "review",
      label: `Textes, liens et images (${inNumbers(toMend)})`,
      content: () => <Remarks remarks={review} none="Rien à corriger." />,
    },
    {
      id: "replace",
      label: `Avant la mise en ligne (${inNumbers(toReplace.length)})`,
      content: () => (
        <Remarks remarks={toReplace} none="Rien à remplacer : le site peut être mis en ligne." />
      ),
    },
    {
      id: "exceptions",
      label:
        stale.length > 0
          ? `Exceptions (${inNumbers(stale.length)} à revoir)`
          : `Exceptions (${inNumbers(accepted.length)})`,
      content: () => <Exceptions stale={stale} accepted={accepted} />,
    },
  ];
};

function Parts({ report }: { report: FullReport }) {
  const [chosen, choose] = useKept("coherence part");
  const parts = partsOf(report);
  const shown = parts.find(({ id }) => id === chosen) ?? parts[0]!;
  const panel = "coherence-part";
  return (
    <>
      <TabList gap={1}>
        {parts.map(({ id, label }) => (
          <Tab
            key={id}
            id={`coherence-${id}`}
            aria-controls={panel}
            label={label}
            selected={id === shown.id}
            onClick={() => choose(id)}
          />
        ))}
      </TabList>
      <TabPanel key={shown.id} id={panel} aria-labelledby={`coherence-${shown.id}`}>
        <Stack gap={5}>{shown.content()}</Stack>
      </TabPanel>
    </>
  );
}

const Unread = ({ text }: { text: string }) => (
  <Card padding={5} radius={3} tone="critical" role="status">
    <Text>{unread("Les textes n’ont pas pu être lus", text)}</Text>
  </Card>
);
