import { Button, Card, Flex, Text } from "@sanity/ui";
import { useEffect, useState } from "react";

import { forgetRefused, held, useRefused } from "./patientFetch.ts";
import { useUnsaved } from "./unsaved.ts";
import { useConnected } from "./useConnected.ts";

/** Milliseconds that the good news stays. */
const shown = 4000;

/** Says above the whole Studio that what is typed waits, when it is saved, and that it cannot be. */
export function ConnectionBar() {
  const refused = useRefused() > 0;
  const connected = useConnected();
  const unsaved = useUnsaved();
  const stores = held.useSize() === 0;
  const well = connected && stores;
  const waiting = !well && unsaved > 0;
  const [lost, setLost] = useState(false);
  const caughtUp = well && unsaved === 0;

  useEffect(() => {
    if (!well) setLost(true);
    if (!lost || !caughtUp) return undefined;
    const timer = setTimeout(() => setLost(false), shown);
    return () => clearTimeout(timer);
  }, [well, lost, caughtUp]);

  useEffect(() => {
    if (!waiting) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", ask);
    return () => window.removeEventListener("beforeunload", ask);
  }, [waiting]);

  if (refused) return <Refused />;
  if (well && !lost) return null;
  const [tone, text] = connected && !stores ? notStored : said(connected, unsaved);
  return (
    <Card tone={tone} padding={3} borderBottom role="status" aria-label="Connexion">
      <Text size={1} weight="medium" align="center">
        {text}
      </Text>
    </Card>
  );
}

function Refused() {
  return (
    <Card tone="critical" padding={2} borderBottom role="alert" aria-label="Connexion">
      <Flex align="center" justify="center" gap={3}>
        <Text size={1} weight="medium">
          Ce que vous venez d’écrire n’a pas pu être enregistré : le document a été modifié ou retiré
          entre-temps. Relisez-le, et écrivez-le de nouveau s’il le faut.
        </Text>
        <Button fontSize={1} padding={2} mode="bleed" text="Fermer" onClick={forgetRefused} />
      </Flex>
    </Card>
  );
}

const notStored = [
  "critical",
  "Le serveur n’enregistre pas pour le moment : nouvel essai en cours. Gardez cet onglet ouvert, et prévenez la personne qui s’occupe du site si cela dure.",
] as const;

function said(connected: boolean, unsaved: number): ["caution" | "critical" | "positive", string] {
  if (connected && unsaved === 0) return ["positive", "Connexion rétablie : tout est enregistré."];
  if (connected) return ["caution", "Connexion rétablie : enregistrement en cours…"];
  if (unsaved === 0)
    return [
      "caution",
      "Connexion perdue : nouvel essai en cours. Tout ce que vous aviez écrit est enregistré.",
    ];
  return [
    "critical",
    "Connexion perdue. Ce que vous venez d’écrire n’est pas encore enregistré : gardez cet onglet ouvert, ce sera fait au retour de la connexion.",
  ];
}
