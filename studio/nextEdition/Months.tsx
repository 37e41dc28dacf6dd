import { Button, Flex, Select, Stack, Text } from "@sanity/ui";
import { useToast } from "@sanity/ui/toast";
import { inSentence } from "functions/in-sentence";
import { type SyntheticEvent, useState } from "react";
import { useClient } from "sanity";

import { apiVersion } from "../apiVersion.ts";
import { editionTitle } from "../calendar/editionTitle.ts";
import { useFound } from "../desk/useFound.ts";
import { writtenDay } from "../schema/writtenDay.ts";
import {
  type Beginning,
  dated,
  type Found,
  monthsFrom,
  monthsQuery,
  takenFrom,
  takeUp,
  TakenMeanwhile,
} from "./takeUp.ts";

type Props = {
  edition: Omit<Beginning, "firstDay"> & { firstDay: Beginning["firstDay"] | undefined };
  onDone: () => void;
};

/**
 * Which edition's months an edition begins with, what they become, and the button that writes them as drafts; its own where
 * it has moved without them.
 */
export function Months({ edition: { firstDay, ...begun }, onDone }: Props) {
  const client = useClient({ apiVersion });
  const toast = useToast();
  const { found: stored, failed } = useFound<Found>(monthsQuery, { id: begun._id }, "drafts");
  const [chosen, setChosen] = useState<string>();
  const [working, setWorking] = useState(false);

  if (failed)
    return (
      <Text>Les éditions n’ont pas pu être lues. Vérifiez la connexion, puis rouvrez cette fenêtre.</Text>
    );
  if (!stored) return <Text muted>Un instant…</Text>;
  if (!firstDay)
    return <Text>Donnez d’abord son premier jour à cette édition : les dates des mois en dépendent.</Text>;
  const found = dated(stored);
  const edition = { ...begun, firstDay };
  const from = takenFrom(found, edition, chosen);
  if (!from)
    return (
      <Text>
        {found.count > 0
          ? "Cette édition a déjà ses mois : voyez « Mois et ateliers »."
          : "Aucune autre édition n’a de mois à reprendre."}
      </Text>
    );
  const source = from._id;
  const moved = source === edition._id;
  const months = monthsFrom(from, edition);

  async function write() {
    setWorking(true);
    try {
      const count = await takeUp(client, edition, source);
      toast.push({
        status: "success",
        title: count === 1 ? "Le mois est là, en brouillon" : `${count} mois sont là, en brouillon`,
        description: "Dans « Mois et ateliers », dites quand a lieu l’atelier de chacun, puis publiez-le.",
      });
      onDone();
    } catch (error) {
      setWorking(false);
      toast.push(failureOf(error));
    }
  }

  return (
    <Stack gap={4}>
      <Text>
        {moved && "Cette édition a d’autres jours que ses mois : ils avancent avec elle. "}
        Les textes, les blocs et les ateliers sont repris en brouillon ; la période et la date de chaque
        atelier restent à donner. Le site n’en montre encore rien.
      </Text>
      {!moved && (
        <Stack gap={3}>
          <Text as="label" size={1} weight="medium" htmlFor="months-of">
            Reprendre ceux de
          </Text>
          <Select
            id="months-of"
            value={source}
            onChange={(event: SyntheticEvent<HTMLSelectElement>) => setChosen(event.currentTarget.value)}
          >
            {found.others.map((other) => (
              <option key={other._id} value={other._id}>
                {`l’${inSentence(editionTitle(other))} (${other.months.length} mois)`}
              </option>
            ))}
          </Select>
        </Stack>
      )}
      <Stack as="ul" gap={3} padding={0}>
        {months.map(({ _id: id, rank, start }, at) => (
          <Text as="li" key={id} size={1}>
            {`${rank}. ${from.months[at]!.title ?? "Bloc à choisir"}, dès le ${writtenDay(start)}`}
          </Text>
        ))}
      </Stack>
      <Flex justify="flex-end">
        <Button
          tone="primary"
          disabled={working}
          onClick={() => void write()}
          text={months.length === 1 ? "Créer ce brouillon" : `Créer ces ${months.length} brouillons`}
        />
      </Flex>
    </Stack>
  );
}

function failureOf(error: unknown) {
  const title = "Rien n’a été écrit";
  if (error instanceof TakenMeanwhile)
    return {
      status: "warning" as const,
      title,
      description: "Les mois de cette édition viennent de changer : rouvrez cette fenêtre.",
    };
  console.error(error);
  return { status: "error" as const, title, description: "Vérifiez la connexion, puis réessayez." };
}
