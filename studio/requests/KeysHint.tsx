import { ArrowDownIcon } from "@sanity/icons/ArrowDown";
import { ArrowUpIcon } from "@sanity/icons/ArrowUp";
import { Flex, KBD, Text } from "@sanity/ui";

const keys = [
  [
    <>
      <ArrowUpIcon /> <ArrowDownIcon />
    </>,
    "parcourir",
  ],
  ["Entrée", "ouvrir"],
  ["/", "chercher"],
] as const;

/** What the keyboard does in the list. */
export function KeysHint() {
  return (
    <Flex gap={3} align="center">
      {keys.map(([key, what]) => (
        <Flex key={what} gap={1} align="center">
          <KBD fontSize={0}>{key}</KBD>
          <Text size={0} muted>
            {what}
          </Text>
        </Flex>
      ))}
    </Flex>
  );
}
