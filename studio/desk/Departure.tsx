import { Button, Checkbox, Flex, Select, Stack, Text } from "@sanity/ui";
import { useToast } from "@sanity/ui/toast";
import type { Transaction } from "@sanity/client";
import { type ReactNode, type SyntheticEvent, useState } from "react";
import { type SanityDocument, type SchemaType, useClient, useSchema } from "sanity";

import { addressGroq, addressOf, listOf, placedTypes, whyFixed } from "../addresses.ts";
import { apiVersion } from "../apiVersion.ts";
import { baseId } from "../baseId.ts";
import { isNamed } from "../coherence/naming.ts";
import { WhoWaits } from "../requests/WhoWaits.tsx";
import { isInItsHours, isOnline } from "../schema/whenShown.ts";
import { askToMove } from "../themes/asked.ts";
import { deleting, filesIn, type Read } from "./deleting.ts";
import { disappearing } from "./disappearing.ts";
import { DocumentRow } from "./DocumentRow.tsx";
import { redirecting } from "./redirecting.ts";
import { StillNamed } from "./StillNamed.tsx";
import { useFound } from "./useFound.ts";
import { type User, usersGroq, usersOf } from "./usersOf.ts";

type Props = {
  kind: "unpublish" | "delete";
  type: string;
  published: SanityDocument | null;
  draft: SanityDocument | null;
  onDone: () => void;
  onCancel: () => void;
};

type Around = {
  users: Parameters<typeof usersOf>[1];
  versions: Read[];
  files: Read[];
  pages: { path: string; title: string | null }[];
};

/** What needs the document, its versions in releases, the files that it alone shows, and the other pages that visitors find online. */
export const around = /* groq */ `{
  "users": ${usersGroq},
  "versions": *[_id in path("versions.*." + $id)]{ _id, _type, _rev },
  "files": *[_id in $files && count(*[
    references(^._id) && !(_id in [$id, "drafts." + $id]) && !(_id in path("versions.*." + $id))
  ]) == 0]{ _id, _type, _rev },
  "pages": *[_type in $placed && _id != $id && ${isOnline}]{
    title, "path": ${addressGroq()}
  }[defined(path)] | order(path asc)
}`;

/** Takes a document off the site, once nothing needs it and one knows where its visitors go. */
export function Departure({ kind, type, published, draft, onDone, onCancel }: Props) {
  const client = useClient({ apiVersion });
  const toast = useToast();
  const id = baseId(published?._id ?? draft?._id);
  const from = addressOf(published);
  const [chosen, setTo] = useState<string>();
  const { found, failed } = useFound<Around>(
    around,
    { id, placed: placedTypes, files: filesIn(published, draft) },
    "raw",
  );
  const isFound = (path: string) => found?.pages.some((page) => page.path === path);
  // Visitors are proposed the page that lists the like.
  const list = listOf[type as keyof typeof listOf];
  const to = chosen ?? (list && isFound(list) ? list : "");
  const [erases, setErases] = useState(false);
  const [working, setWorking] = useState(false);
  const schemaType = useSchema().get(type);

  async function attempt(act: () => Promise<string>) {
    setWorking(true);
    try {
      toast.push({ status: "success", title: await act() });
      onDone();
    } catch (error) {
      console.error(error);
      setWorking(false);
      toast.push({
        status: "error",
        title: "Rien n’a changé",
        description: [
          "Vérifiez la connexion, et que personne ne vient de récrire ce document ou d’y ajouter un lien ; puis réessayez.",
          found?.versions.length &&
            "Si un lot qui le contient est programmé, annulez d’abord sa programmation.",
        ]
          .filter(Boolean)
          .join(" "),
      });
    }
  }

  async function unpublish(shown: SanityDocument) {
    const { _rev, _updatedAt, _createdAt, ...rest } = shown;
    const transaction = deleting(client, [shown]).createIfNotExists({ ...rest, _id: `drafts.${id}` });
    return committed(transaction, "Retiré du site. Le texte reste ici, en brouillon.");
  }

  async function remove({ versions, files }: Around) {
    const all = [published, draft, ...versions].filter((one) => one !== null);
    return erases
      ? committed(deleting(client, [...all, ...files], erases), "Supprimé, et son historique effacé.")
      : committed(deleting(client, all), "Supprimé.");
  }

  const disappear = (shown: SanityDocument) =>
    committed(
      disappearing(client, { published: shown, draft }),
      "Retiré du site. Pour l’y remettre, videz « Disparaît le » et publiez.",
    );

  /** Commits a transaction, and with it where visitors go. @returns what staff read of it. */
  async function committed(transaction: Transaction, done: string) {
    if (from) await redirecting(client, transaction, from, to);
    await transaction.commit();
    if (!from) return done;
    return `${done} ${from} ${to ? `mène à ${to}` : "ne mène nulle part : « Page introuvable »"}.`;
  }

  const fixed = whyFixed(from);
  if (fixed) return <Text>{`Cette page reste sur le site. ${fixed}`}</Text>;
  if (failed)
    return (
      <Text>
        Les documents qui s’en servent n’ont pas pu être lus. Vérifiez la connexion, puis rouvrez cette
        fenêtre.
      </Text>
    );
  if (!found) return <Text muted>Un instant…</Text>;
  const users = usersOf(id, found.users);
  const { versions } = found;
  const gone = published ?? draft;
  const named = gone && isNamed(gone) && <StillNamed document={gone} />;
  const whither = from && <Whither from={from} pages={found.pages} to={to} choose={setTo} />;
  if (users.length > 0) {
    const ends = schemaHas(schemaType, "showUntil") && published && isInItsHours(published);
    return (
      <Stack gap={5}>
        {ends && (
          <Now working={working} disappear={() => void attempt(() => disappear(published))}>
            {whither}
          </Now>
        )}
        <StillUsed users={users} />
        {type === "faqCategory" && (
          <Flex>
            <Button
              mode="ghost"
              text="Déplacer ses questions…"
              onClick={() => {
                onCancel();
                askToMove(id);
              }}
            />
          </Flex>
        )}
        {named}
        <WhoWaits id={id} />
      </Stack>
    );
  }
  return (
    <Stack gap={4}>
      <Text>
        {kind === "unpublish"
          ? "Les visiteurs ne le verront plus. Le texte reste dans le Studio, en brouillon."
          : `Le document et son brouillon disparaissent du Studio${versions.length > 0 ? ", et du lot qui le contient" : ""}.`}
      </Text>
      {kind === "unpublish" && versions.length > 0 && (
        <Text>Un lot le contient aussi : retirez-l’en, s’il ne doit pas revenir.</Text>
      )}
      {named}
      <WhoWaits id={id} />
      {whither}
      {kind === "delete" && <Erasing erases={erases} choose={setErases} files={found.files.length} />}
      <Flex justify="flex-end" gap={2}>
        <Button mode="ghost" text="Annuler" onClick={onCancel} />
        <Button
          tone="critical"
          disabled={working}
          onClick={() =>
            void attempt(() => (kind === "unpublish" && published ? unpublish(published) : remove(found)))
          }
          text={kind === "unpublish" ? "Dépublier" : "Supprimer"}
        />
      </Flex>
    </Stack>
  );
}

const schemaHas = (type: SchemaType | undefined, field: string) =>
  type?.jsonType === "object" && type.fields.some(({ name }) => name === field);

type WhitherProps = { from: string; pages: Around["pages"]; to: string; choose: (path: string) => void };

/** Where visitors go from an address that leaves. */
function Whither({ from, pages, to, choose }: WhitherProps) {
  return (
    <Stack gap={3}>
      <Text as="label" size={1} weight="medium" htmlFor="departure">
        {`Où vont les visiteurs de ${from} ?`}
      </Text>
      <Select
        id="departure"
        value={to}
        onChange={(event: SyntheticEvent<HTMLSelectElement>) => choose(event.currentTarget.value)}
      >
        {pages.map(({ path, title }) => (
          <option key={path} value={path}>
            {title ? `${title} (${path})` : path}
          </option>
        ))}
        <option value="">Nulle part : « Page introuvable »</option>
      </Select>
    </Stack>
  );
}

type ErasingProps = { erases: boolean; choose: (erases: boolean) => void; files: number };

/** Whether the history goes too: the Studio proposes to restore what was deleted. */
function Erasing({ erases, choose, files }: ErasingProps) {
  const its = files > 0 ? "son historique, et les images qu’il est seul à montrer" : "son historique";
  return (
    <Flex as="label" gap={3} align="center">
      <Checkbox checked={erases} onChange={() => choose(!erases)} />
      <Text size={1}>
        {`Effacer aussi ${its} : personne ne pourra le restaurer. Cochez-le si quelqu’un dont il parle demande qu’il n’en reste rien.`}
      </Text>
    </Flex>
  );
}

type NowProps = { working: boolean; disappear: () => void; children: ReactNode };

/** The way to take off at once what others still use: links and lists do without it by themselves. */
function Now({ working, disappear, children }: NowProps) {
  return (
    <Stack gap={4}>
      <Text>
        Pour l’ôter tout de suite, « Disparaît le » suffit : listes, cartes et boutons s’en passent
        d’eux-mêmes, et la phrase qui en insère un montant ne paraît plus. Ce qui est écrit en toutes lettres
        reste, jusqu’à ce que vous le récriviez.
      </Text>
      {children}
      <Flex justify="flex-end">
        <Button tone="critical" text="Faire disparaître maintenant" disabled={working} onClick={disappear} />
      </Flex>
    </Stack>
  );
}

function StillUsed({ users }: { users: User[] }) {
  const schema = useSchema();
  return (
    <Stack gap={4}>
      <Text>
        {users.length === 1
          ? "Un document s’en sert encore. Ouvrez-le : choisissez-y autre chose, ou récrivez la phrase."
          : `${users.length} documents s’en servent encore. Ouvrez chacun : choisissez-y autre chose, ou récrivez la phrase.`}
      </Text>
      <Stack gap={1}>
        {users.map((user) => (
          <DocumentRow
            key={user.id}
            {...user}
            apart
            note={`${schema.get(user.type)?.title ?? user.type}${user.release ? ", dans un lot" : ""}`}
          />
        ))}
      </Stack>
    </Stack>
  );
}
