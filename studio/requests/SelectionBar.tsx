import { Button, Card, Checkbox, Flex, Stack, Text } from "@sanity/ui";

import { useMe } from "../staff/useMe.ts";
import { type Change, judgedAs, takenBy } from "./change.ts";
import { Outcome } from "./Outcome.tsx";
import { type Request, states } from "./request.ts";
import { useJudge } from "./useJudge.ts";
import type { Selection } from "./useSelection.ts";

type Props = { selection: Selection; requests: Request[]; opened: string | undefined };

/** What is done to all requests that are chosen in the list, and what came of it. */
export function SelectionBar({ selection, requests, opened }: Props) {
  const { chosen, end, leave, chooseAll } = selection;
  const { judge, undo, outcome, busy } = useJudge(opened);
  const me = useMe();
  const judgeChosen = async (changeOf: (request: Request) => Change) => {
    const judged = (chosen ?? []).map((request) => ({ request, to: changeOf(request) }));
    const { done = [], failed } = await judge(judged);
    // What failed stays chosen, to be tried again.
    if (failed) leave(done.map(({ request }) => request.id));
    else end();
  };
  if (!chosen && !outcome) return null;
  const disabled = busy || !chosen?.length;
  return (
    <Card borderTop padding={3}>
      <Stack gap={3}>
        {(busy || outcome) && <Outcome outcome={outcome} undo={undo} busy={busy} />}
        {chosen && (
          <>
            <Flex gap={3} align="center" justify="space-between">
              <Flex as="label" gap={2} align="center">
                <Checkbox
                  checked={requests.length > 0 && chosen.length === requests.length}
                  indeterminate={chosen.length > 0 && chosen.length < requests.length}
                  onChange={({ currentTarget }) => chooseAll(currentTarget.checked)}
                />
                <Text size={1}>Tout ce qui est affiché</Text>
              </Flex>
              <Text size={1} muted role="status">
                {chosen.length > 1 ? `${chosen.length} choisies` : `${chosen.length} choisie`}
              </Text>
            </Flex>
            <Flex gap={2} wrap="wrap" role="group" aria-label="Traiter celles qui sont choisies">
              {(["answered", "spam"] as const).map((state) => (
                <Button
                  key={state}
                  mode="ghost"
                  text={states[state].one}
                  disabled={disabled}
                  onClick={() => void judgeChosen(() => judgedAs(state))}
                />
              ))}
              <Button
                mode="ghost"
                text="Je m’en occupe"
                disabled={disabled}
                onClick={() => void judgeChosen((request) => takenBy(me, request))}
              />
              <Button mode="bleed" text="Terminer" disabled={busy} onClick={end} />
            </Flex>
          </>
        )}
      </Stack>
    </Card>
  );
}
