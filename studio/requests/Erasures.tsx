import { Box, Card, Stack, Text } from "@sanity/ui";
import useSWR from "swr";

import { Dialog } from "../desk/Dialog.tsx";
import { ask, saidOf } from "../staff/ask.ts";
import { database } from "../staff/database.ts";
import { useSession } from "../staff/useSession.ts";
import { inCounts, type Erasure } from "./erasure.ts";
import { moment } from "./moments.ts";

/** The traces that erasures leave, the newest first. */
export function Erasures({ close }: { close: () => void }) {
  const me = useSession()?.user.id;
  const { data, error } = useSWR("erasures", async () => {
    const table = database().from("erasures").select("id,erased_at,erased_by,requests,emails,notes");
    return (await ask(table.order("erased_at", { ascending: false }).limit(200))).data satisfies Erasure[];
  });
  const by = (account: string) => (account === me ? "par vous" : `par le compte ${account.slice(0, 8)}`);
  return (
    <Dialog id="erasures" header="Effacements" width={1} onClose={close}>
      <Stack gap={4} padding={4}>
        <Text muted size={1}>
          Ce qui a été effacé à la demande d’une personne. De la personne elle-même, rien n’est gardé.
        </Text>
        {error && <Text role="alert">{saidOf(error)}</Text>}
        {data?.length === 0 && <Text>Rien n’a encore été effacé.</Text>}
        <Box as="ul" style={{ margin: 0, padding: 0, listStyle: "none" }}>
          {data?.map((erasure) => (
            <Card key={erasure.id} as="li" borderTop paddingY={3}>
              <Stack gap={3}>
                <Text weight="medium">{inCounts(erasure)}</Text>
                <Text size={1} muted>
                  {moment(erasure.erased_at)}, {by(erasure.erased_by)}
                </Text>
              </Stack>
            </Card>
          ))}
        </Box>
      </Stack>
    </Dialog>
  );
}
