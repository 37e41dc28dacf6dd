import { Button, Flex, Stack, Text } from "@sanity/ui";

import { useOverview } from "./useOverview.ts";
import type { Place } from "./usePlace.ts";
import { useWords } from "./useWords.ts";

/** The list when it is empty: why, and what leads further. */
export function Nothing({ place, words }: { place: Place; words: string }) {
  const { data } = useOverview();
  const [, search] = useWords();
  const { etat, ...others } = place.filters;
  const narrowed = words.trim() !== "" || Object.values(others).some(Boolean);
  function widen() {
    search("");
    place.narrow({ ...blank, etat: "all" });
  }
  return (
    <Stack gap={4} padding={5}>
      <Text align="center" muted>
        {data?.total === 0
          ? "Personne n’a encore écrit. Les demandes du formulaire de contact arriveront ici d’elles-mêmes."
          : narrowed || etat !== "open"
            ? "Aucune demande ne correspond à cette recherche."
            : "Tout est traité. Les nouvelles demandes arriveront ici d’elles-mêmes."}
      </Text>
      {data?.total !== 0 && (
        <Flex justify="center">
          <Button mode="ghost" text="Voir toutes les demandes" onClick={widen} />
        </Flex>
      )}
    </Stack>
  );
}

const blank = { profil: undefined, jours: undefined, retard: undefined, courrier: undefined };
