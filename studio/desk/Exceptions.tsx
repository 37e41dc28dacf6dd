import { Text } from "@sanity/ui";
import { counted } from "functions/counted";

import type { FullReport } from "../coherence/worker.ts";
import { AcceptedException } from "./AcceptedException.tsx";
import { Section } from "./Section.tsx";
import { Some } from "./Some.tsx";
import { StaleException } from "./StaleException.tsx";

/** What the school keeps as it is: first what it no longer needs to keep. */
export function Exceptions({ stale, accepted }: Pick<FullReport, "stale" | "accepted">) {
  if (stale.length + accepted.length === 0)
    return <Text>Aucune exception : « Accepter… », à côté d’un point à vérifier, en fait une.</Text>;
  return (
    <>
      {stale.length > 0 && (
        <Section title={`À revoir : ${counted(stale.length, "exception")}`}>
          <Some all={stale}>
            {({ exception, document }) => (
              <StaleException
                key={`${exception._id} ${document ?? ""}`}
                exception={exception}
                document={document}
              />
            )}
          </Some>
        </Section>
      )}
      {accepted.length > 0 && (
        <Section title={`Acceptées : ${counted(accepted.length, "exception")}`}>
          <Some all={accepted}>
            {({ exception, findings }) => (
              <AcceptedException key={exception._id} exception={exception} findings={findings} />
            )}
          </Some>
        </Section>
      )}
    </>
  );
}
