import { Box, Button, Flex, Select, Stack, Text } from "@sanity/ui";
import { useToast } from "@sanity/ui/toast";
import { type SyntheticEvent, useState } from "react";
import { type SanityDocument, type SchemaType, useClient, useSchema } from "sanity";

import {
  type AddressedType,
  addressedTypes,
  addressGroq,
  addressOf,
  listOf,
  whyFixed,
} from "../addresses.ts";
import { apiVersion } from "../apiVersion.ts";
import { baseId } from "../baseId.ts";
import { isNamed } from "../coherence/naming.ts";
import { WhoWaits } from "../requests/WhoWaits.tsx";
import { isInItsHours } from "../schema/whenShown.ts";
import { disappearing } from "./disappearing.ts";
import { DocumentRow } from "./DocumentRow.tsx";
import { redirecting } from "./redirecting.ts";
import { StillNamed } from "./StillNamed.tsx";
import { useFound } from "./useFound.ts";
import { usersGroq, usersOf } from "./usersOf.ts";

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
  pages: { path: string; title: string | null }[];
};

/** What needs the document, and the other pages that visitors find online. */
export const around = /* groq */ `{
  "users": ${usersGroq},
  "pages": *[_type in $addressed && _id != $id && !(_id in path("drafts.**") || _id in path("versions.**"))
    && (!defined(showFrom) || showFrom <= now()) && (!defined(showUntil) || showUntil > now())]{
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
  const { found, failed } = useFound<Around>(around, { id, addressed: addressedTypes }, "raw");
  const isFound = (path: string) => found?.pages.some((page) => page.path === path);
  // Visitors are proposed the page that lists the like.
  const list = listOf[type as AddressedType];
  const to = chosen ?? (list && isFound(list) ? list : "");
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
        description:
          "Vérifiez la connexion, et que personne ne vient d’ajouter un lien vers ce document ; puis réessayez.",
      });
    }
  }

  async function leave() {
    const transaction = client.transaction();
    if (published) {
      const { _rev, _updatedAt, _createdAt, ...rest } = published;
      if (kind === "unpublish") transaction.createIfNotExists({ ...rest, _id: `drafts.${id}` });
      transaction.delete(id);
    }
    if (kind === "delete" && draft) transaction.delete(draft._id);
    if (from && to) await redirecting(client, transaction, from, to);
    await transaction.commit();
    const done = kind === "unpublish" ? "Retiré du site. Le texte reste ici, en brouillon." : "Supprimé.";
    return from && to ? `${done} ${from} mène à ${to}.` : done;
  }

  async function disappear(shown: SanityDocument) {
    await disappearing(client, { published: shown, draft }).commit();
    return "Retiré du site. Pour l’y remettre, videz « Disparaît le » et publiez.";
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
  const gone = published ?? draft;
  const named = gone && isNamed(gone) && <StillNamed document={gone} />;
  if (users.length > 0) {
    const ends = schemaHas(schemaType, "showUntil") && published && isInItsHours(published);
    return (
      <Stack gap={5}>
        {ends && <Now working={working} disappear={() => void attempt(() => disappear(published))} />}
        <StillUsed users={users} />
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
          : "Le document et son brouillon disparaissent du Studio."}
      </Text>
      {named}
      <WhoWaits id={id} />
      {from && (
        <Stack gap={3}>
          <Text as="label" size={1} weight="medium" htmlFor="departure">
            {`Où vont les visiteurs de ${from} ?`}
          </Text>
          <Select
            id="departure"
            value={to}
            onChange={(event: SyntheticEvent<HTMLSelectElement>) => setTo(event.currentTarget.value)}
          >
            {found.pages.map(({ path, title }) => (
              <option key={path} value={path}>
                {title ? `${title} (${path})` : path}
              </option>
            ))}
            <option value="">Nulle part : « Page introuvable »</option>
          </Select>
        </Stack>
      )}
      <Flex justify="flex-end" gap={2}>
        <Button mode="ghost" text="Annuler" onClick={onCancel} />
        <Button
          tone="critical"
          disabled={working}
          onClick={() => void attempt(leave)}
          text={kind === "unpublish" ? "Dépublier" : "Supprimer"}
        />
      </Flex>
    </Stack>
  );
}

const schemaHas = (type: SchemaType | undefined, field: string) =>
  type?.jsonType === "object" && type.fields.some(({ name }) => name === field);

/** The way to take off at once what others still use: links and lists do without it by themselves. */
function Now({ working, disappear }: { working: boolean; disappear: () => void }) {
  return (
    <Flex gap={4} align="center" wrap="wrap">
      <Box flex={1} style={{ minWidth: "15rem" }}>
        <Text>
          Pour l’ôter tout de suite, « Disparaît le » suffit : listes, cartes et boutons s’en passent
          d’eux-mêmes. Une phrase qui en parle reste comme elle est, jusqu’à ce que vous la récriviez.
        </Text>
      </Box>
      <Button tone="critical" text="Faire disparaître maintenant" disabled={working} onClick={disappear} />
    </Flex>
  );
}

function StillUsed({ users }: { users: ReturnType<typeof usersOf> }) {
  const schema = useSchema();
  return (
    <Stack gap={4}>
      <Text>
        {users.length === 1
          ? "Un document s’en sert encore. Ouvrez-le : choisissez-y autre chose, ou récrivez la phrase."
          : `${users.length} documents s’en servent encore. Ouvrez chacun : choisissez-y autre chose, ou récrivez la phrase.`}
      </Text>
      <Stack gap={1}>
        {users.map(({ id, type }) => (
          <DocumentRow key={id} id={id} type={type} note={schema.get(type)?.title ?? type} />
        ))}
      </Stack>
    </Stack>
  );
}
