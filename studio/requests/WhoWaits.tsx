import { Box, Card, Stack, Text } from "@sanity/ui";
import useSWR from "swr";

import { useFound } from "../desk/useFound.ts";
import { supabaseUrl } from "../environment.ts";
import { ask } from "../staff/ask.ts";
import { database } from "../staff/database.ts";
import { useSession } from "../staff/useSession.ts";
import { ToolButton } from "../todo/ToolButton.tsx";
import { type Asked, askedGroq, subjectOf } from "./subjectOf.ts";

/** How many requests about a document wait for an answer, for who is signed in. */
export function WhoWaits({ id }: { id: string }) {
  return supabaseUrl ? <IfSignedIn id={id} /> : null;
}

function IfSignedIn({ id }: { id: string }) {
  const { found } = useFound<Asked | null>(askedGroq, { id }, "published");
  const session = useSession();
  const subject = found && subjectOf(found);
  return session && subject ? <Waiting subject={subject} /> : null;
}

function Waiting({ subject }: { subject: string }) {
  const { data: count } = useSWR(["requests about", subject], () => countOf(subject));
  if (!count) return null;
  return (
    <Card padding={3} radius={2} tone="caution" role="status">
      <Stack gap={3}>
        <Text size={1}>
          {count === 1
            ? `Une demande attend une réponse au sujet de «\u202f${subject}\u202f».`
            : `${count} demandes attendent une réponse au sujet de «\u202f${subject}\u202f».`}
        </Text>
        <Box>
          <ToolButton
            to={`demandes?sujet=${encodeURIComponent(subject)}`}
            text={count === 1 ? "La voir" : "Les voir"}
          />
        </Box>
      </Stack>
    </Card>
  );
}

async function countOf(subject: string): Promise<number> {
  const about = database().from("registrations").select("id", { count: "exact" }).eq("subject", subject);
  const { count } = await ask(about.in("state", ["new", "in_progress"]).limit(1));
  return count ?? 0;
}
