import { Button, Card, Container, Flex, Heading, Spinner, Stack, Text } from "@sanity/ui";
import type { Session } from "@supabase/supabase-js";
import type { ReactNode } from "react";
import useSWR from "swr";

import { ask } from "./ask.ts";
import { database } from "./database.ts";
import { SignIn } from "./SignIn.tsx";
import { useArrival } from "./useArrival.ts";
import { useSession } from "./useSession.ts";
import { useSignOut } from "./useSignOut.ts";

/** A tool's content for who is signed in and on the list of staff; for everyone else, the way in. */
export function ForStaff({ title, why, children }: { title: string; why: string; children: ReactNode }) {
  const session = useSession();
  const { redeeming, problem } = useArrival();
  if (session) return <IfListed session={session}>{children}</IfListed>;
  return (
    <Card height="fill" overflow="auto" padding={4}>
      <Container width={0}>
        <Stack gap={5} paddingY={[4, 5, 6]}>
          <Heading as="h1" size={3}>
            {title}
          </Heading>
          {session === undefined || redeeming ? (
            <Flex justify="center">
              <Spinner muted />
            </Flex>
          ) : (
            <SignIn why={why} problem={problem} />
          )}
        </Stack>
      </Container>
    </Card>
  );
}

/** The list may change while somebody works: it is asked again every minute. */
function IfListed({ session, children }: { session: Session; children: ReactNode }) {
  const signOut = useSignOut();
  const isStaff = async () => (await ask(database().rpc("is_staff"))).data as boolean;
  const { data: listed } = useSWR(["is staff", session.user.id], isStaff, { refreshInterval: 60_000 });
  // Not known, for the server does not answer: what it said before may stay on screen.
  if (listed !== false) return children;
  return (
    <Card height="fill" padding={4}>
      <Container width={0}>
        <Stack gap={4} paddingY={[4, 5, 6]}>
          <Text>
            L’adresse {session.user.email} ne figure pas sur la liste des personnes autorisées. Quelqu’un qui
            a accès peut l’y ajouter : « Demandes », le menu en haut à droite, « Qui a accès ».
          </Text>
          <Button mode="ghost" text="Se connecter autrement" onClick={signOut} />
        </Stack>
      </Container>
    </Card>
  );
}
