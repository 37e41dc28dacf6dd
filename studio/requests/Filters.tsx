import { CloseIcon } from "@sanity/icons/Close";
import { SearchIcon } from "@sanity/icons/Search";
import { Box, Button, Flex, Select, Text, TextInput } from "@sanity/ui";
import { dayIn } from "functions/brussels";
import { profiles } from "functions/profiles";

import { meantDays } from "../calendar/days.ts";
import { lateMeans } from "./delayTrouble.ts";
import { type Filters as Chosen, type View, views } from "./filters.ts";
import { useOverview } from "./useOverview.ts";
import type { Place } from "./usePlace.ts";
import { useWords } from "./useWords.ts";

const viewTitles: Record<View, string> = {
  open: "À traiter",
  new: "Nouvelles",
  in_progress: "En cours",
  answered: "Répondues",
  spam: "Indésirables",
  unjudged: "Indésirables à juger",
  all: "Toutes",
};
const days = {
  "1": "24 dernières heures",
  "7": "7 derniers jours",
  "30": "30 derniers jours",
  "365": "12 derniers mois",
};

/** What the list is narrowed to. */
export function Filters({ place: { filters, narrow } }: { place: Place }) {
  const { data } = useOverview();
  const [words, search] = useWords();
  const counts: Partial<Record<View, number>> = data
    ? {
        open: data.new + data.in_progress,
        new: data.new,
        in_progress: data.in_progress,
        spam: data.spam,
        unjudged: data.unjudged,
      }
    : {};
  const between = (filters.du ?? filters.au) !== undefined;
  return (
    <Flex gap={2} wrap="wrap" role="search">
      <Box style={{ flex: "6 1 14rem" }}>
        <TextInput
          id="requests-search"
          type="search"
          icon={SearchIcon}
          aria-label="Chercher dans les demandes"
          placeholder="Nom, e-mail, téléphone, sujet, mot du message…"
          value={words}
          onChange={(event) => search(event.currentTarget.value)}
        />
      </Box>
      <Choice
        label="État"
        value={filters.etat}
        options={views.map((view) => [
          view,
          counts[view] === undefined ? viewTitles[view] : `${viewTitles[view]} (${counts[view]})`,
        ])}
        choose={(etat) => narrow({ etat })}
      />
      <Choice
        label="Profil"
        value={filters.profil}
        options={[["", "Tous les profils"], ...Object.entries(profiles)]}
        choose={(profil) => narrow({ profil })}
      />
      <Choice
        label="Période"
        value={between ? "between" : filters.jours}
        options={[["", "Toutes les dates"], ...Object.entries(days), ["between", "Du… au…"]]}
        choose={(choice) =>
          narrow(
            choice === "between"
              ? { jours: undefined, du: `${dayIn(new Date()).slice(0, 4)}-01-01` }
              : { jours: choice, du: undefined, au: undefined },
          )
        }
      />
      {between && (
        <>
          <Day label="Du" value={filters.du} choose={(du) => narrow({ du })} />
          <Day label="Au" value={filters.au} choose={(au) => narrow({ au })} />
        </>
      )}
      <Choice
        label="Ordre"
        value={filters.ordre}
        options={[
          ["", "Récentes d’abord"],
          ["anciennes", "Anciennes d’abord"],
        ]}
        choose={(ordre) => narrow({ ordre })}
      />
      <Toggle
        text={`En retard${data?.late ? ` (${data.late})` : ""}`}
        title={data && lateMeans(data.answer_within_hours)}
        value={filters.retard}
        toggle={(retard) => narrow({ retard })}
      />
      {filters.sujet && (
        <Button
          mode="ghost"
          iconRight={CloseIcon}
          text={`Sujet : ${filters.sujet}`}
          title="Ne plus filtrer par sujet"
          selected
          onClick={() => narrow({ sujet: undefined })}
        />
      )}
      {filters.courrier && (
        <Toggle text="E-mails non partis" value="1" toggle={(courrier) => narrow({ courrier })} />
      )}
    </Flex>
  );
}

/** Side by side where there is room for their words, two to a line on a phone. */
const shared = { flex: "1 1 min(10.75rem, calc(50% - 0.25rem))" };

type ChoiceProps = {
  label: string;
  value: string | undefined;
  options: [value: string, title: string][];
  choose: (value: string) => void;
};

function Choice({ label, value = "", options, choose }: ChoiceProps) {
  return (
    <Box style={shared}>
      <Select aria-label={label} value={value} onChange={(event) => choose(event.currentTarget.value)}>
        {options.map(([option, title]) => (
          <option key={option} value={option}>
            {title}
          </option>
        ))}
      </Select>
    </Box>
  );
}

type DayProps = { label: string; value: string | undefined; choose: (day: string) => void };

function Day({ label, value = "", choose }: DayProps) {
  return (
    <Flex as="label" align="center" gap={2} style={shared}>
      <Text size={1}>{label}</Text>
      <Box flex={1}>
        <TextInput
          type="date"
          max={meantDays.end}
          value={value}
          onChange={(event) => choose(event.currentTarget.value)}
        />
      </Box>
    </Flex>
  );
}

type ToggleProps = {
  text: string;
  title?: string | undefined;
  value: Chosen["retard"];
  toggle: (value: Chosen["retard"]) => void;
};

function Toggle({ text, title, value, toggle }: ToggleProps) {
  return (
    <Button
      mode="ghost"
      style={shared}
      text={text}
      title={title}
      selected={value === "1"}
      aria-pressed={value === "1"}
      onClick={() => toggle(value ? undefined : "1")}
    />
  );
}
