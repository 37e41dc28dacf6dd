import { Button, Card, Flex, Stack, Text, TextInput } from "@sanity/ui";
import { type SubmitEvent, useEffect, useRef, useState } from "react";

import { database } from "./database.ts";
import { signInProblem } from "./signInProblem.ts";

type Props = { email: string; again: () => Promise<boolean>; back: () => void };

/** After the e-mail has left: its link may be followed, or its code copied here. */
export function CodeForm({ email, again, back }: Props) {
  const [code, setCode] = useState("");
  const [said, setSaid] = useState<string>();
  const [busy, setBusy] = useState(false);
  const [sentAgain, setSentAgain] = useState(false);

  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);

  async function verify(event: SubmitEvent) {
    event.preventDefault();
    setBusy(true);
    setSaid(undefined);
    const token = code.replaceAll(/\s/g, "");
    const { error } = await database().auth.verifyOtp({ email, token, type: "email" });
    setBusy(false);
    if (error) setSaid(signInProblem(error));
  }

  async function sendAgain() {
    setSaid(undefined);
    setSentAgain(false);
    setSentAgain(await again());
  }

  return (
    <form onSubmit={verify}>
      <Stack gap={5}>
        <Text>
          Un e-mail a été envoyé à <strong>{email}</strong>. Ouvrez le lien qu’il contient dans ce navigateur,
          ou recopiez ici son code.
        </Text>
        <Stack gap={3}>
          <Text as="label" htmlFor="staff-code" size={1} weight="medium">
            Code de l’e-mail
          </Text>
          <TextInput
            id="staff-code"
            autoComplete="one-time-code"
            inputMode="numeric"
            ref={input}
            fontSize={2}
            padding={4}
            value={code}
            onChange={(event) => setCode(event.currentTarget.value)}
          />
        </Stack>
        {said && (
          <Card padding={4} radius={2} tone="caution" role="alert">
            <Text>{said}</Text>
          </Card>
        )}
        {sentAgain && (
          <Card padding={4} radius={2} tone="positive" role="status">
            <Text>Un nouvel e-mail est parti. Le code du précédent ne sert plus.</Text>
          </Card>
        )}
        <Button
          type="submit"
          tone="primary"
          padding={4}
          loading={busy}
          disabled={!code.trim()}
          text="Se connecter"
        />
        <Flex gap={2} wrap="wrap">
          <Button mode="bleed" text="Renvoyer l’e-mail" onClick={() => void sendAgain()} />
          <Button mode="bleed" text="Changer d’adresse" onClick={back} />
        </Flex>
      </Stack>
    </form>
  );
}
