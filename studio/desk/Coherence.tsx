import { Box, Card, Container, Flex, Heading, Spinner, Stack, Text } from "@sanity/ui";

import type { FullReport } from "../coherence/worker.ts";
import { AcceptedException } from "./AcceptedException.tsx";
import { DocumentFindings } from "./DocumentFindings.tsx";
import { useReport } from "./coherenceWorker.ts";
import { Remarks } from "./Remarks.tsx";
import { StaleException } from "./StaleException.tsx";

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
          {error && <Notice tone="critical" title="Le contenu n’a pas pu être lu" text={error} />}
          {!report && !error && <Spinner muted />}
          {report && <Findings {...report} />}
          {report && (
            <Section title="Textes, liens et images">
              <Remarks remarks={report.review} none="Rien à corriger." />
            </Section>
          )}
          {report && (
            <Section title="Avant la mise en ligne">
              <Remarks remarks={report.toReplace} none="Rien à remplacer : le site peut être mis en ligne." />
            </Section>
          )}
        </Stack>
      </Container>
    </Card>
  );
}

function Findings({ findings, accepted, stale }: FullReport) {
  const groups = [...Map.groupBy(findings, ({ document }) => document)];
  return (
    <>
      {findings.length === 0 ? (
        <Notice tone="positive" title="Tout concorde" text="Aucun texte ne contredit les documents." />
      ) : (
        <Section title={count(findings.length, "point à vérifier", "points à vérifier")}>
          {groups.map(([id, ones]) => (
            <DocumentFindings key={id} findings={ones} />
          ))}
        </Section>
      )}
      {stale.length > 0 && (
        <Section title={count(stale.length, "exception à revoir", "exceptions à revoir")}>
          {stale.map(({ exception, document }) => (
            <StaleException
              key={`${exception._id} ${document ?? ""}`}
              exception={exception}
              document={document}
            />
          ))}
        </Section>
      )}
      {accepted.length > 0 && (
        <Section title={count(accepted.length, "exception acceptée", "exceptions acceptées")}>
          {accepted.map(({ exception, findings: ones }) => (
            <AcceptedException key={exception._id} exception={exception} findings={ones} />
          ))}
        </Section>
      )}
    </>
  );
}

function Section({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <Stack as="section" gap={4}>
      <Heading as="h2" size={1}>
        {title}
      </Heading>
      <Stack gap={3}>{children}</Stack>
    </Stack>
  );
}

function Notice({ tone, title, text }: { tone: "positive" | "critical"; title: string; text: string }) {
  return (
    <Card padding={5} radius={3} tone={tone} role="status">
      <Flex justify="center">
        <Box>
          <Stack gap={4}>
            <Heading as="h2" size={2} align="center">
              {title}
            </Heading>
            <Text align="center">{text}</Text>
          </Stack>
        </Box>
      </Flex>
    </Card>
  );
}

function count(number: number, one: string, many: string): string {
  return `${number} ${number === 1 ? one : many}`;
}
