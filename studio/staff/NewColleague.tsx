import { AddUserIcon } from "@sanity/icons/AddUser";
import { Button, Card, Flex, Stack, Text, TextInput } from "@sanity/ui";
import { contactSchema } from "functions/contact";
import { type SubmitEvent, useState } from "react";

import { saidOf } from "./ask.ts";
import { addColleague, type Person } from "./useStaff.ts";

type Said = { tone: "positive" | "critical"; text: string };

/** Gives somebody access, by name and address. */
export function NewColleague({ people }: { people: readonly Person[] }) {
  const [name, setName] = useState("");
  const [email, setEmail] = useState("");
  const [said, setSaid] = useState<Said>();
  const [busy, setBusy] = useState(false);

  async function add(event: SubmitEvent) {
    event.preventDefault();
    setBusy(true);
    const next = await attempt({ name: name.trim(), email: email.trim().toLowerCase() });
    setBusy(false);
    setSaid(next);
    if (next.tone === "critical") return;
    setName("");
    setEmail("");
  }

  async function attempt(person: Person): Promise<Said> {
    if (people.some((known) => known.email === person.email))
      return { tone: "critical", text: `${person.email} a déjà accès.` };
    if (!contactSchema.shape.email.safeParse(person.email).success)
      return {
        tone: "critical",
        text: `Aucun e-mail n’arriverait à « ${person.email} » : vérifiez l’adresse.`,
      };
    try {
      await addColleague(person);
      return {
        tone: "positive",
        text: `${person.name} peut se connecter. Aucun e-mail n’est parti : dites-le-lui.`,
      };
    } catch (error) {
      return { tone: "critical", text: `Personne n’a été ajouté. ${saidOf(error)}` };
    }
  }

  return (
    <form onSubmit={add}>
      <Stack gap={3}>
        <Text as="h2" weight="medium">
          Donner accès à quelqu’un
        </Text>
        <TextInput
          aria-label="Son nom"
          placeholder="Prénom et nom"
          maxLength={100}
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <TextInput
          aria-label="Son adresse e-mail"
          placeholder="Adresse e-mail"
          type="email"
          value={email}
          onChange={(event) => setEmail(event.currentTarget.value)}
        />
        {said && (
          <Card padding={3} radius={2} tone={said.tone} role={said.tone === "positive" ? "status" : "alert"}>
            <Text size={1}>{said.text}</Text>
          </Card>
        )}
        <Flex>
          <Button
            type="submit"
            mode="ghost"
            icon={AddUserIcon}
            text="Donner accès"
            loading={busy}
            disabled={!name.trim() || !email.trim()}
          />
        </Flex>
      </Stack>
    </form>
  );
}
