import { Button, Flex, Stack, Text } from "@sanity/ui";

import { narrows } from "./filters.ts";
import { useOverview } from "./useOverview.ts";
import type { Place } from "./usePlace.ts";
import { useWords } from "./useWords.ts";

/** The list when it is empty: why, and what leads further. */
export function Nothing({ place, words }: { place: Place; words: string }) {
  const { data } = useOverview();
  const [, search] = useWords();
  const searched = words.trim();
  const narrowed = place.filters.etat !== "open" || narrows(place.filters);
  function widen() {
    search("");
    place.widen();
  }
  return (
    <Stack gap={4} padding={5}>
      <Text align="center" muted>
        {data?.total === 0
          ? "Personne n’a encore écrit. Les demandes du formulaire de contact arriveront ici d’elles-mêmes."
          : searched
            ? `Aucune demande ne correspond à « ${searched} »${narrowed ? " et aux filtres choisis" : ""}.`
            : narrowed
              ? "Aucune demande ne correspond à ces filtres."
              : "Tout est traité. Les nouvelles demandes arriveront ici d’elles-mêmes."}
      </Text>
      {data?.total !== 0 && (
        <Flex justify="center" gap={2} wrap="wrap">
          {searched && <Button text="Effacer la recherche" onClick={() => search("")} />}
          <Button mode="ghost" text="Voir toutes les demandes" onClick={widen} />
        </Flex>
      )}
    </Stack>
  );
}
