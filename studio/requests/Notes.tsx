import { Button, Card, Flex, Stack, Text, TextArea } from "@sanity/ui";
import { useState } from "react";

import { ask, Refusal, saidOf } from "../staff/ask.ts";
import { database } from "../staff/database.ts";
import { remedyOf } from "../staff/remedyOf.ts";
import { useKept } from "../staff/useKept.ts";
import { moment } from "./moments.ts";
import { Notice } from "./Notice.tsx";
import type { Note } from "./readRequest.ts";
import type { Request } from "./request.ts";
import { draftName } from "./draftName.ts";
import { Section } from "./Section.tsx";
import { readAgain } from "./useRequest.ts";
import { useStaff } from "../staff/useStaff.ts";

/** What staff wrote to each other about a request. */
export function Notes({ request, notes }: { request: Request; notes: Note[] }) {
  const { nameOfStaff } = useStaff();
  return (
    <Section title="Notes">
      {notes.map(({ id, author, text, created_at }) => (
        <Card key={id} as="article" padding={3} radius={2} tone="transparent" border>
          <Stack gap={3}>
            <Text size={1} muted>
              {nameOfStaff(author)}, {moment(created_at)}
            </Text>
            <Text style={{ whiteSpace: "pre-wrap", overflowWrap: "anywhere" }}>{text}</Text>
          </Stack>
        </Card>
      ))}
      <NewNote id={request.id} />
    </Section>
  );
}

/** It had arrived before, and its answer was lost. */
const unlessStored = (error: unknown) => {
  const isThere = error instanceof Refusal && (error.cause as { code?: string }).code === "23505";
  if (!isThere) throw error;
};

function NewNote({ id }: { id: string }) {
  const [draft, setDraft] = useKept(draftName(id));
  // Of the words as they stand, and kept with them: sent again because the answer was lost, they are the same note.
  const [noteId, setNoteId] = useKept(`${draftName(id)}, its id`);
  const [error, setError] = useState<unknown>();
  const [busy, setBusy] = useState(false);
  function write(text: string) {
    setDraft(text);
    setNoteId(crypto.randomUUID());
  }
  async function add() {
    setBusy(true);
    setError(undefined);
    try {
      const note = { ...(noteId && { id: noteId }), registration_id: id, text: draft };
      await ask(database().from("request_notes").insert(note)).catch(unlessStored);
      write("");
    } catch (failed) {
      setError(failed);
    }
    await readAgain(id);
    setBusy(false);
  }
  return (
    <Stack gap={3}>
      <TextArea
        aria-label="Nouvelle note"
        placeholder="Une note pour l’équipe : la personne ne la voit pas"
        readOnly={busy}
        rows={3}
        maxLength={4000}
        value={draft}
        onChange={(event) => write(event.currentTarget.value)}
      />
      {error !== undefined && (
        <Notice
          tone="critical"
          said={`La note n’est pas enregistrée. ${saidOf(error)} Votre texte est gardé.`}
          {...remedyOf(error, () => void add())}
        />
      )}
      <Flex>
        <Button
          mode="ghost"
          text="Ajouter la note"
          loading={busy}
          disabled={!draft.trim()}
          onClick={() => void add()}
        />
      </Flex>
    </Stack>
  );
}
