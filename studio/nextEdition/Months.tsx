import { Button, Flex, Select, Stack, Text } from "@sanity/ui";
import { useToast } from "@sanity/ui/toast";
import { inSentence } from "functions/in-sentence";
import { type SyntheticEvent, useState } from "react";
import { useClient } from "sanity";

import { apiVersion } from "../apiVersion.ts";
import type { Day } from "../calendar/days.ts";
import { editionTitle, type WeeklyClasses } from "../calendar/editionTitle.ts";
import { useFound } from "../desk/useFound.ts";
import { writtenDay } from "../schema/writtenDay.ts";
import { hasLeftItsMonths } from "./monthsLeftBehind.ts";
import { type StoredMonth, takenUp } from "./takenUp.ts";

type Props = {
  edition: { _id: string; firstDay: Day | undefined; lastDay: Day | undefined };
  isPublished: boolean;
  onDone: () => void;
};

type Known = { stored: StoredMonth; title: string | null }[];
type Other = { _id: string; firstDay: Day; classes: WeeklyClasses; months: Known };
type Found = { count: number; own: Known; others: Other[] };

const isWhole = `_type == "monthlyProgramme" && defined(start) && defined(rank)`;
const known = `| order(start asc){ "stored": @, "title": block->title }`;

/** The other editions that have months, and those that this one has, be they begun only. */
const query = /* groq */ `{
  "count": count(*[_type == "monthlyProgramme" && edition._ref == $id]),
  "own": *[${isWhole} && edition._ref == $id] ${known},
  "others": *[_type == "edition" && _id != $id && defined(firstDay)] | order(firstDay desc){
    _id, firstDay, classes, "months": *[${isWhole} && edition._ref == ^._id] ${known}
  }[count(months) > 0]
}`;

/**
 * Which edition's months an edition begins with, what they become, and the button that writes them as drafts; its own where
 * it has moved without them.
 */
export function Months({ edition: { _id, firstDay, lastDay }, isPublished, onDone }: Props) {
  const client = useClient({ apiVersion });
  const toast = useToast();
  const { found, failed } = useFound<Found>(query, { id: _id }, "drafts");
  const [chosen, setChosen] = useState<string>();
  const [working, setWorking] = useState(false);

  if (failed)
    return (
      <Text>Les éditions n’ont pas pu être lues. Vérifiez la connexion, puis rouvrez cette fenêtre.</Text>
    );
  if (!found) return <Text muted>Un instant…</Text>;
  if (!firstDay)
    return <Text>Donnez d’abord son premier jour à cette édition : les dates des mois en dépendent.</Text>;
  const own = found.own.map(({ stored }) => stored);
  const [first] = own;
  const moved = first && lastDay && hasLeftItsMonths({ firstDay, lastDay }, own);
  if (found.count > 0 && !moved)
    return <Text>Cette édition a déjà ses mois : voyez « Mois et ateliers ».</Text>;
  const from = moved
    ? { _id, firstDay: first.start, months: found.own }
    : (found.others.find((other) => other._id === chosen) ?? found.others[0]);
  if (!from) return <Text>Aucune autre édition n’a de mois à reprendre.</Text>;
  const months = takenUp(
    from.months.map((month) => month.stored),
    from,
    { _id, firstDay },
    isPublished,
  );

  async function write() {
    setWorking(true);
    try {
      const transaction = client.transaction();
      for (const month of months)
        if (moved) transaction.createOrReplace(month);
        else transaction.createIfNotExists(month);
      await transaction.commit({ returnDocuments: false });
      toast.push({
        status: "success",
        title:
          months.length === 1
            ? "Le mois est là, en brouillon"
            : `${months.length} mois sont là, en brouillon`,
        description: "Dans « Mois et ateliers », dites quand a lieu l’atelier de chacun, puis publiez-le.",
      });
      onDone();
    } catch (error) {
      console.error(error);
      setWorking(false);
      toast.push({
        status: "error",
        title: "Rien n’a été écrit",
        description: "Vérifiez la connexion, puis réessayez.",
      });
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
            value={from._id}
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
