import { Button, Flex, Select, Stack, Text } from "@sanity/ui";
import { useToast } from "@sanity/ui/toast";
import { type SyntheticEvent, useState } from "react";
import { type SanityDocument, useClient, useSchema } from "sanity";

import { type AddressedType, addressedTypes, addressGroq, addressOf, whyFixed } from "../addresses.ts";
import { apiVersion } from "../apiVersion.ts";
import { baseId } from "../baseId.ts";
import { DocumentRow } from "./DocumentRow.tsx";
import { redirecting } from "./redirecting.ts";
import { useFound } from "./useFound.ts";
import { usersGroq, usersOf } from "./usersOf.ts";

type Props = {
  kind: "unpublish" | "delete";
  type: string;
  published: SanityDocument | null;
  draft: SanityDocument | null;
  onDone: () => void;
};

type Around = {
  users: Parameters<typeof usersOf>[1];
  pages: { path: string; title: string | null }[];
};

/** What needs the document, and the other pages as they are online. */
export const around = /* groq */ `{
  "users": ${usersGroq},
  "pages": *[_type in $addressed && _id != $id && !(_id in path("drafts.**") || _id in path("versions.**"))]{
    title, "path": ${addressGroq()}
  }[defined(path)] | order(path asc)
}`;

/** Where visitors are proposed to go: the page that lists the like. */
const lists: Record<AddressedType, string> = {
  page: "/",
  programmeBlock: "/programme-mensuel",
  article: "/blog",
};

/** Takes a document off the site, once nothing needs it and one knows where its visitors go. */
export function Departure({ kind, type, published, draft, onDone }: Props) {
  const client = useClient({ apiVersion });
  const toast = useToast();
  const id = baseId(published?._id ?? draft?._id);
  const from = addressOf(published);
  const [to, setTo] = useState(lists[type as AddressedType] ?? "");
  const { found, failed } = useFound<Around>(around, { id, addressed: addressedTypes }, "raw");
  const [working, setWorking] = useState(false);

  async function leave() {
    setWorking(true);
    try {
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
      toast.push({
        status: "success",
        title: from && to ? `${done} ${from} mène à ${to}.` : done,
      });
      onDone();
    } catch (error) {
      console.error(error);
      setWorking(false);
      toast.push({
        status: "error",
        title: "Rien n’a changé",
        description:
          "Vérifiez la connexion, et qu’aucun document ne vient d’y mettre un lien ; puis réessayez.",
      });
    }
  }

  const fixed = whyFixed(from);
  if (fixed) return <Text>{`Cette page reste sur le site. ${fixed}`}</Text>;
  if (failed)
    return <Text>Ce qui s’en sert n’a pas pu être lu. Vérifiez la connexion, puis rouvrez ceci.</Text>;
  if (!found) return <Text muted>Un instant…</Text>;
  const users = usersOf(id, found.users);
  if (users.length > 0) return <StillUsed users={users} />;
  return (
    <Stack gap={4}>
      <Text>
        {kind === "unpublish"
          ? "Les visiteurs ne le verront plus. Le texte reste dans le Studio, en brouillon."
          : "Le document et son brouillon disparaissent du Studio."}
      </Text>
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
      <Flex justify="flex-end">
        <Button
          tone="critical"
          disabled={working}
          onClick={() => void leave()}
          text={kind === "unpublish" ? "Retirer du site" : "Supprimer"}
        />
      </Flex>
    </Stack>
  );
}

function StillUsed({ users }: { users: ReturnType<typeof usersOf> }) {
  const schema = useSchema();
  return (
    <Stack gap={4}>
      <Text>
        {users.length === 1
          ? "Un document s’en sert encore. Ouvrez-le, et choisissez-y autre chose."
          : `${users.length} documents s’en servent encore. Ouvrez chacun, et choisissez-y autre chose.`}
      </Text>
      <Stack gap={1}>
        {users.map(({ id, type }) => (
          <DocumentRow key={id} id={id} type={type} note={schema.get(type)?.title ?? type} />
        ))}
      </Stack>
    </Stack>
  );
}
