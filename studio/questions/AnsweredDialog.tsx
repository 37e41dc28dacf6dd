import { SearchIcon } from "@sanity/icons/Search";
import { Box, Card, Flex, Spinner, Stack, Text, TextInput } from "@sanity/ui";
import { useState } from "react";
import { useClient } from "sanity";
import useSWR from "swr";

import { apiVersion } from "../apiVersion.ts";
import { Dialog } from "../desk/Dialog.tsx";
import { mostWordings } from "../schema/documents/faq.ts";
import { type Faq, foundFaqs, rankedFaqs, readFaqs } from "./faqs.ts";
import type { Group } from "./groups.ts";
import type { useVerdicts } from "./useVerdicts.ts";
import { isFull } from "./wordings.ts";

type Props = { group: Group; verdicts: ReturnType<typeof useVerdicts>; close: () => void };

/** As many as are named; the search finds the rest. */
const most = 30;

/** Asks which question of the FAQ answers a group already; the likest stand first. */
export function AnsweredDialog({ group, verdicts, close }: Props) {
  const client = useClient({ apiVersion });
  const [words, setWords] = useState("");
  const asked = group.questions[0]!.question;
  const { data: ranked, error } = useSWR(
    ["faqs to add to", asked],
    async () => rankedFaqs(await readFaqs(client), asked),
    { revalidateOnFocus: false },
  );
  const found = ranked && foundFaqs(ranked, words);
  return (
    <Dialog id="answered" header="Quelle question y répond déjà ?" width={1} onClose={close}>
      <Stack gap={4} padding={4}>
        <Text muted>
          « {asked} » et ce qui y ressemble s’ajouteront à « Aussi demandé », dans le brouillon de la question
          choisie.
        </Text>
        <TextInput
          type="search"
          icon={SearchIcon}
          aria-label="Chercher dans les questions fréquentes"
          placeholder="Chercher"
          value={words}
          onChange={({ currentTarget }) => setWords(currentTarget.value)}
        />
        {error && <Text role="alert">Les questions fréquentes n’ont pas pu être lues. Réessayez.</Text>}
        {!found && !error && (
          <Flex justify="center">
            <Spinner muted />
          </Flex>
        )}
        {found?.length === 0 && <Text muted>Aucune question ne correspond.</Text>}
        <Stack
          as="ul"
          role="list"
          aria-label="Questions fréquentes"
          gap={2}
          style={{ margin: 0, padding: 0 }}
        >
          {found?.slice(0, most).map((faq) => (
            <Box as="li" key={faq.id} style={{ listStyle: "none" }}>
              <Choice
                faq={faq}
                choose={() => {
                  close();
                  void verdicts.add(group, faq);
                }}
              />
            </Box>
          ))}
        </Stack>
      </Stack>
    </Dialog>
  );
}

function Choice({ faq, choose }: { faq: Faq; choose: () => void }) {
  return (
    <Card as="button" type="button" padding={3} radius={2} border onClick={choose}>
      <Stack gap={3}>
        <Text weight="medium">{faq.question}</Text>
        <Text size={1} muted>
          {isFull(faq)
            ? `Complète, avec ${mostWordings} façons de demander : retirez-en une pour en ajouter.`
            : inWords(faq.alsoAsked.length)}
        </Text>
      </Stack>
    </Card>
  );
}

function inWords(wordings: number): string {
  if (wordings === 0) return "Aucune autre façon de demander";
  return wordings === 1 ? "1 autre façon de demander" : `${wordings} autres façons de demander`;
}
