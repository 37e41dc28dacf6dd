import { Card, Heading, Stack, Text } from "@sanity/ui";
import { counted } from "functions/counted";

type Props = { toMend: number; toReplace: number };

/** No text disagrees with the documents: all agrees only where nothing else is to be mended. */
export const NoneContradicts = ({ toMend, toReplace }: Props) => (
  <Card padding={5} radius={3} tone={toMend > 0 ? "caution" : "positive"} role="status">
    <Stack gap={4}>
      {toMend === 0 && (
        <Heading as="h2" size={2} align="center">
          Tout concorde
        </Heading>
      )}
      <Text align="center">Aucun texte ne contredit les documents.</Text>
      {toMend > 0 && (
        <Text align="center" weight="semibold">
          Sous « Textes, liens et images », il reste {counted(toMend, "point")} à corriger.
        </Text>
      )}
      {toReplace > 0 && (
        <Text align="center" weight="semibold">
          Avant la mise en ligne, il reste {counted(toReplace, "point")}.
        </Text>
      )}
    </Stack>
  </Card>
);
