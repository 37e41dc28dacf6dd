import { Box, Button, Card, Checkbox, Flex, Select, Stack, Text, TextInput } from "@sanity/ui";
import { useToast } from "@sanity/ui/toast";
import { counted } from "functions/counted";
import { useState } from "react";
import { useClient } from "sanity";

import { apiVersion } from "../apiVersion.ts";
import { Dialog } from "../desk/Dialog.tsx";
import { useFound } from "../desk/useFound.ts";
import { holds, searched } from "../questions/searched.ts";
import { doneMoving, useAsked } from "./asked.ts";
import { type Moved, moveQuestions, putBack } from "./moveQuestions.ts";

type Question = { _id: string; question: string | null; theme: string; themeTitle: string | null };
type Theme = { _id: string; title: string | null; pages: string[] };

const questionsGroq = /* groq */ `*[_type == "faq" && ($theme == null || coalesce(category._ref, "") == $theme)]
  | order(category->orderRank asc, orderRank asc){
    _id, question, "theme": coalesce(category._ref, ""), "themeTitle": category->title
  }`;
/** The themes, and the pages that show all questions of one. */
const themesGroq = /* groq */ `*[_type == "faqCategory"] | order(orderRank asc){
  _id, title, "pages": *[_type == "page" && count(sections[_type == "faqSection" && category._ref == ^.^._id]) > 0].title
}`;

const inFrench = new Intl.ListFormat("fr");

/** « Changer de thème », where somebody has asked for it. */
export function MoveQuestions() {
  const asked = useAsked();
  if (!asked) return null;
  return (
    <Dialog id="move-questions" header="Changer de thème" width={1} onClose={doneMoving}>
      <Box padding={4}>
        <Moving from={asked.theme} />
      </Box>
    </Dialog>
  );
}

/** Which questions go to which theme, and what came of it. */
function Moving({ from }: { from: string | null }) {
  const { found: questions, failed } = useFound<Question[]>(questionsGroq, { theme: from }, "drafts");
  const { found: themes, failed: failedToo } = useFound<Theme[]>(themesGroq, {}, "published");
  const [words, setWords] = useState("");
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [to, setTo] = useState<string>();
  const { working, moved, attempt } = useMoving();

  if (failed || failedToo)
    return (
      <Text>Les questions n’ont pas pu être lues. Vérifiez la connexion, puis rouvrez cette fenêtre.</Text>
    );
  if (!questions || !themes) return <Text muted>Un instant…</Text>;
  if (moved) return <Outcome {...moved} working={working} attempt={attempt} />;
  if (questions.length === 0) return <Text>Cette liste n’a aucune question à déplacer.</Text>;
  const listed = questions.filter(({ question }) => holds(searched(question ?? ""), words));
  const isChosen = ({ _id }: Question) => chosen.has(_id);
  const going = questions.filter(isChosen);
  const choose = (some: Question[], checked: boolean) => {
    const next = new Set(chosen);
    for (const { _id } of some) {
      if (checked) next.add(_id);
      else next.delete(_id);
    }
    setChosen(next);
  };
  const leaves = new Set(going.map(({ theme }) => theme));
  const shown = themes.filter(({ _id }) => _id === to || leaves.has(_id)).flatMap((theme) => theme.pages);
  const pages = [...new Set(shown)].map((page) => `« ${page} »`);
  return (
    <Stack gap={4}>
      {questions.length > 10 && (
        <TextInput
          type="search"
          aria-label="Chercher dans ces questions"
          placeholder="Chercher"
          value={words}
          onChange={({ currentTarget }) => setWords(currentTarget.value)}
        />
      )}
      <Choice
        title={words.trim() ? "Toutes celles qui sont affichées" : "Toutes"}
        checked={listed.length > 0 && listed.every(isChosen)}
        indeterminate={listed.some(isChosen) && !listed.every(isChosen)}
        choose={(checked) => choose(listed, checked)}
      />
      <Card border radius={2} padding={3} style={{ maxHeight: "40vh", overflow: "auto" }}>
        <Stack as="ul" role="list" aria-label="Questions" gap={3} style={{ margin: 0, padding: 0 }}>
          {listed.map((one) => (
            <Box as="li" key={one._id} style={{ listStyle: "none" }}>
              <Choice
                title={one.question ?? "Question sans titre"}
                note={from === null ? (one.themeTitle ?? "Sans thème") : undefined}
                checked={isChosen(one)}
                choose={(checked) => choose([one], checked)}
              />
            </Box>
          ))}
          {listed.length === 0 && <Text muted>Aucune de ces questions ne contient ces mots.</Text>}
        </Stack>
      </Card>
      <Stack gap={3}>
        <Text as="label" size={1} weight="medium" htmlFor="move-questions-to">
          Vers
        </Text>
        <Select
          id="move-questions-to"
          value={to ?? "choose"}
          onChange={({ currentTarget }) => setTo(currentTarget.value)}
        >
          <option value="choose" disabled>
            Choisir un thème
          </option>
          {themes
            .filter(({ _id }) => _id !== from)
            .map(({ _id, title }) => (
              <option key={_id} value={_id}>
                {title}
              </option>
            ))}
          {from !== "" && <option value="">Sans thème</option>}
        </Select>
        <Text size={1} muted>
          Un nouveau thème apparaît ici une fois publié.
        </Text>
      </Stack>
      <Text size={1}>
        {pages.length > 0
          ? `Le site suit aussitôt : ${inFrench.format(pages)} ${pages.length === 1 ? "montre" : "montrent"} toutes les questions d’un de ces thèmes.`
          : "Seul le thème change, et aussitôt : un brouillon reste un brouillon."}
      </Text>
      <Flex justify="flex-end">
        <Button
          tone="primary"
          loading={working}
          disabled={going.length === 0 || to === undefined}
          text={going.length === 0 ? "Déplacer" : `Déplacer ${counted(going.length, "question")}`}
          onClick={() =>
            void attempt(async (client) => {
              const ids = going.map(({ _id }) => _id);
              const title = themes.find(({ _id }) => _id === to)?.title;
              return { done: await moveQuestions(client, ids, to!), count: ids.length, title };
            })
          }
        />
      </Flex>
    </Stack>
  );
}

type Done = { done: Moved; count: number; title: string | null | undefined };
type Attempt = ReturnType<typeof useMoving>["attempt"];

function useMoving() {
  const client = useClient({ apiVersion });
  const toast = useToast();
  const [working, setWorking] = useState(false);
  const [moved, setMoved] = useState<Done>();

  async function attempt(write: (by: typeof client) => Promise<Done | undefined>) {
    setWorking(true);
    try {
      setMoved(await write(client));
    } catch (error) {
      console.error(error);
      toast.push({
        status: "error",
        title: "Rien n’a changé",
        description:
          "Vérifiez la connexion, puis réessayez. Si un lot programmé contient une de ces questions, annulez d’abord sa programmation.",
      });
    }
    setWorking(false);
  }
  return { working, moved, attempt };
}

/** What was moved, to be taken back. */
function Outcome({ done, count, title, working, attempt }: Done & { working: boolean; attempt: Attempt }) {
  const toast = useToast();
  const undo = async (client: Parameters<Parameters<Attempt>[0]>[0]) => {
    await putBack(client, done);
    toast.push({ status: "success", title: "Chaque question a retrouvé son thème" });
    doneMoving();
    return undefined;
  };
  return (
    <Stack gap={4}>
      <Text role="status">
        {counted(count, "question")} {count === 1 ? "est maintenant" : "sont maintenant"}{" "}
        {title ? `dans « ${title} »` : "sans thème"}.
      </Text>
      <Flex gap={2} justify="flex-end" wrap="wrap">
        <Button
          mode="ghost"
          text="Annuler le déplacement"
          disabled={working}
          onClick={() => void attempt(undo)}
        />
        <Button tone="primary" text="Fermer" onClick={doneMoving} />
      </Flex>
    </Stack>
  );
}

type ChoiceProps = {
  title: string;
  note?: string | undefined;
  checked: boolean;
  indeterminate?: boolean;
  choose: (isChosen: boolean) => void;
};

function Choice({ title, note, checked, indeterminate = false, choose }: ChoiceProps) {
  return (
    <Flex as="label" gap={3} align="center">
      <Checkbox
        checked={checked}
        indeterminate={indeterminate}
        onChange={({ currentTarget }) => choose(currentTarget.checked)}
      />
      <Stack gap={2} flex={1}>
        <Text size={1}>{title}</Text>
        {note && (
          <Text size={0} muted>
            {note}
          </Text>
        )}
      </Stack>
    </Flex>
  );
}
