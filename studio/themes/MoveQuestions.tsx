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

/** The questions and the themes, then what is chosen of them, and what came of it. */
function Moving({ from }: { from: string | null }) {
  const { found: questions, failed } = useFound<Question[]>(questionsGroq, { theme: from }, "drafts");
  const { found: themes, failed: failedToo } = useFound<Theme[]>(themesGroq, {}, "published");
  const { working, moved, attempt } = useMoving();
  if (failed || failedToo)
    return (
      <Text>Les questions n’ont pas pu être lues. Vérifiez la connexion, puis rouvrez cette fenêtre.</Text>
    );
  if (!questions || !themes) return <Text muted>Un instant…</Text>;
  if (moved) return <Outcome {...moved} working={working} attempt={attempt} />;
  if (questions.length === 0) return <Text>Cette liste n’a aucune question à déplacer.</Text>;
  return <Form from={from} questions={questions} themes={themes} working={working} attempt={attempt} />;
}

type FormProps = {
  from: string | null;
  questions: Question[];
  themes: Theme[];
  working: boolean;
  attempt: Attempt;
};

/** Which questions go to which theme. */
function Form({ from, questions, themes, working, attempt }: FormProps) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [to, setTo] = useState<string>();
  const going = questions.filter(({ _id }) => chosen.has(_id));
  const themesConcerned = new Set([to, ...going.map(({ theme }) => theme)]);
  const concerned = themes.filter(({ _id }) => themesConcerned.has(_id));
  const move: Parameters<Attempt>[0] = async (client) => {
    const ids = going.map(({ _id }) => _id);
    const title = themes.find(({ _id }) => _id === to)?.title;
    return { done: await moveQuestions(client, ids, to!), count: ids.length, title };
  };
  return (
    <Stack gap={4}>
      <Choices questions={questions} areMixed={from === null} chosen={chosen} setChosen={setChosen} />
      <Whither from={from} themes={themes} to={to} setTo={setTo} />
      <Text size={1}>{whatFollows(concerned.flatMap(({ pages }) => pages))}</Text>
      <Flex justify="flex-end">
        <Button
          tone="primary"
          loading={working}
          disabled={going.length === 0 || to === undefined}
          text={going.length === 0 ? "Déplacer" : `Déplacer ${counted(going.length, "question")}`}
          onClick={() => void attempt(move)}
        />
      </Flex>
    </Stack>
  );
}

/** @param showing the pages that show all questions of a theme from which, or to which, some go. */
function whatFollows(showing: string[]): string {
  const pages = [...new Set(showing)].map((page) => `« ${page} »`);
  if (pages.length === 0) return "Seul le thème change, et aussitôt : un brouillon reste un brouillon.";
  const show = pages.length === 1 ? "montre" : "montrent";
  return `Le site suit aussitôt : ${inFrench.format(pages)} ${show} toutes les questions d’un de ces thèmes.`;
}

type ChoicesProps = {
  questions: Question[];
  /** They are of several themes, which each says. */
  areMixed: boolean;
  chosen: ReadonlySet<string>;
  setChosen: (chosen: ReadonlySet<string>) => void;
};

/** As many as are looked through without a search. */
const few = 10;

function Choices({ questions, areMixed, chosen, setChosen }: ChoicesProps) {
  const [words, setWords] = useState("");
  const listed = questions.filter(({ question }) => holds(searched(question ?? ""), words));
  const isChosen = ({ _id }: Question) => chosen.has(_id);
  const choose = (some: Question[], checked: boolean) => {
    const next = new Set(chosen);
    for (const { _id } of some) {
      if (checked) next.add(_id);
      else next.delete(_id);
    }
    setChosen(next);
  };
  return (
    <>
      {questions.length > few && (
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
                note={areMixed ? (one.themeTitle ?? "Sans thème") : undefined}
                checked={isChosen(one)}
                choose={(checked) => choose([one], checked)}
              />
            </Box>
          ))}
          {listed.length === 0 && <Text muted>Aucune de ces questions ne contient ces mots.</Text>}
        </Stack>
      </Card>
    </>
  );
}

type WhitherProps = Pick<FormProps, "from" | "themes"> & {
  to: string | undefined;
  setTo: (theme: string) => void;
};

function Whither({ from, themes, to, setTo }: WhitherProps) {
  return (
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
