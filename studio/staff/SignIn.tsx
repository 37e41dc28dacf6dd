import { EnvelopeIcon } from "@sanity/icons/Envelope";
import { Button, Card, Stack, Text, TextInput } from "@sanity/ui";
import { isAuthError } from "@supabase/supabase-js";
import { type SubmitEvent, useState } from "react";

import { CodeForm } from "./CodeForm.tsx";
import { database } from "./database.ts";
import { secondsToWait, signInProblem } from "./signInProblem.ts";
import { useKept } from "./useKept.ts";

/** Asks for an address and has a link and a code mailed there, which lead back to the same place. */
export function SignIn({ why, problem }: { why: string; problem?: string | undefined }) {
  // The Studio may draw the tool anew while somebody types.
  const [email, setEmail] = useKept("sign-in address");
  const [mailed, setMailed] = useState(false);
  const [said, setSaid] = useState(problem);
  const [busy, setBusy] = useState(false);

  async function send(event?: SubmitEvent) {
    event?.preventDefault();
    setBusy(true);
    setSaid(undefined);
    const emailRedirectTo = window.location.href;
    const { error } = await database().auth.signInWithOtp({
      email: email.trim(),
      options: { emailRedirectTo },
    });
    setBusy(false);
    if (error) setSaid(signInProblem(error));
    // Asked for twice, the first e-mail is on its way.
    if (!error || (isAuthError(error) && secondsToWait(error))) setMailed(true);
    return !error;
  }

  return (
    <Stack gap={4}>
      {said && (
        <Card padding={4} radius={2} tone="caution" role="alert">
          <Text>{said}</Text>
        </Card>
      )}
      {mailed ? (
        <CodeForm email={email.trim()} again={send} back={() => setMailed(false)} />
      ) : (
        <form onSubmit={send}>
          <Stack gap={5}>
            <Text>{why}</Text>
            <Stack gap={3}>
              <Text as="label" htmlFor="staff-email" size={1} weight="medium">
                Votre adresse e-mail
              </Text>
              <TextInput
                id="staff-email"
                type="email"
                autoComplete="email"
                fontSize={2}
                padding={4}
                value={email}
                onChange={(event) => setEmail(event.currentTarget.value)}
              />
            </Stack>
            <Button
              type="submit"
              tone="primary"
              padding={4}
              icon={EnvelopeIcon}
              loading={busy}
              disabled={!email.trim()}
              text="Recevoir un lien de connexion"
            />
          </Stack>
        </form>
      )}
    </Stack>
  );
}
