import { Button, Card, Flex, Text } from "@sanity/ui";

import type { useJudge } from "./useJudge.ts";

type Judging = ReturnType<typeof useJudge>;
type Props = Pick<Judging, "outcome" | "undo" | "busy">;

/** What came of a judgement, and the way back; while it is made, that it is. */
export function Outcome({ outcome, undo, busy }: Props) {
  const { said, tone } = outcome && !busy ? outcome : { said: "Un instant…", tone: "default" as const };
  return (
    <Card padding={3} radius={2} tone={tone} role="status">
      <Flex gap={3} align="center" justify="space-between">
        <Text size={1}>{said}</Text>
        {undo && !busy && <Button mode="ghost" text="Annuler" onClick={() => void undo()} />}
      </Flex>
    </Card>
  );
}
