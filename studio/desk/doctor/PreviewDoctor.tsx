import { CheckmarkCircleIcon } from "@sanity/icons/CheckmarkCircle";
import { ErrorOutlineIcon } from "@sanity/icons/ErrorOutline";
import { createPreviewSecret } from "@sanity/preview-url-secret/create-secret";
import { Button, Card, Flex, Spinner, Stack, Text } from "@sanity/ui";
import { useEffect, useMemo, useState } from "react";
import { useClient, useCurrentUser } from "sanity";

import { apiVersion } from "../../apiVersion.ts";
import { dataset, projectId, siteUrl } from "../../environment.ts";
import { Dialog } from "../Dialog.tsx";
import { diagnose, type Finding, type Means } from "./diagnose.ts";
import { framed } from "./framed.ts";

/** Tries what the preview needs, one thing after the other, and names the first that is missing and its cure. */
export function PreviewDoctor({ close }: { close: () => void }) {
  const [run, setRun] = useState(0);
  return (
    <Dialog id="preview-doctor" header="Aperçu en panne ?" width={1} onClose={close}>
      <Stack gap={4} padding={4}>
        <Examination key={run} />
        <Flex gap={2} justify="flex-end">
          <Button mode="bleed" text="Examiner de nouveau" onClick={() => setRun(run + 1)} />
          <Button mode="ghost" text="Fermer" onClick={close} />
        </Flex>
      </Stack>
    </Dialog>
  );
}

function Examination() {
  const { findings, done } = useFindings();
  const fault = findings.find((finding) => finding.fault);
  return (
    <>
      <Stack as="ul" gap={3} style={{ listStyle: "none", margin: 0, padding: 0 }}>
        {findings.map(({ about, fault }) => (
          <Flex as="li" key={about} gap={3}>
            <Text size={1}>{fault ? <ErrorOutlineIcon /> : <CheckmarkCircleIcon />}</Text>
            <Text size={1} muted={!fault}>
              {fault ? <s>{about}</s> : about}
            </Text>
          </Flex>
        ))}
      </Stack>
      {!done && <Spinner muted />}
      {done && (
        <Card
          tone={fault ? "critical" : "positive"}
          padding={4}
          radius={2}
          role="status"
          aria-label="Diagnostic"
        >
          <Stack gap={3}>
            <Text size={1} weight="medium">
              {fault?.fault ?? "Tout ce qu’il faut à l’aperçu est là."}
            </Text>
            <Text size={1}>
              {fault?.cure ?? "S’il reste vide, actualisez-le par le bouton à gauche de l’adresse."}
            </Text>
            {fault && (
              <Text size={1} muted>
                Si vous ne pouvez pas le faire vous-même, transmettez ceci à la personne qui s’occupe du site.
              </Text>
            )}
          </Stack>
        </Card>
      )}
    </>
  );
}

function useFindings() {
  const means = useMeans();
  const [findings, setFindings] = useState<Finding[]>([]);
  const [done, setDone] = useState(false);
  useEffect(() => {
    const closing = new AbortController();
    setFindings([]);
    void examine(means, closing.signal, (finding) => setFindings((found) => [...found, finding])).then(() =>
      setDone(!closing.signal.aborted),
    );
    return () => closing.abort();
  }, [means]);
  return { findings, done };
}

async function examine(means: Means, closing: AbortSignal, tell: (finding: Finding) => void) {
  for await (const finding of diagnose(means)) {
    if (closing.aborted) return;
    tell(finding);
  }
}

function useMeans(): Means {
  const client = useClient({ apiVersion });
  const user = useCurrentUser()?.id;
  return useMemo(() => {
    const studioUrl = location.origin;
    return {
      siteUrl,
      studioUrl,
      project: `${projectId}/${dataset}`,
      fetch: fetch.bind(window),
      newSecret: async () => (await createPreviewSecret(client, "preview-doctor", studioUrl, user)).secret,
      framed,
      isFramed: window.parent !== window,
      now: Date.now,
    };
  }, [client, user]);
}
