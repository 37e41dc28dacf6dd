import { Button, Card, Flex, Text } from "@sanity/ui";

import type { useJudge } from "./useJudge.ts";

type Judging = ReturnType<typeof useJudge>;
type Props = { outcome: NonNullable<Judging["outcome"]>; undo: Judging["undo"]; busy: boolean };

/** What came of a judgement, and the way back. */
export function Outcome({ outcome: { said, tone }, undo, busy }: Props) {
  return (
    <Card padding={3} radius={2} tone={tone} role="status">
      <Flex gap={3} align="center" justify="space-between">
        <Text size={1}>{said}</Text>
        {undo && <Button mode="ghost" text="Annuler" disabled={busy} onClick={() => void undo()} />}
      </Flex>
    </Card>
  );
}
