import { Button, Card, Flex, Text } from "@sanity/ui";

type NoticeProps = { tone: "critical" | "caution"; said: string; action?: string; act?: () => void };

/** Something that is wrong at this moment, and what staff may do about it. */
export function Notice({ tone, said, action, act }: NoticeProps) {
  return (
    <Card padding={3} radius={2} tone={tone} role="alert">
      <Flex gap={3} align="center" justify="space-between">
        <Text size={1}>{said}</Text>
        {action && <Button mode="ghost" text={action} onClick={act} />}
      </Flex>
    </Card>
  );
}
