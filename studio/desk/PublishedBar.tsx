import { Button, Card, Flex, Text } from "@sanity/ui";
import { usePerspective, useSetPerspective } from "sanity";

/** Says, while what is published is looked at, why nothing can be written, and leads back. */
export function PublishedBar() {
  const { selectedPerspectiveName } = usePerspective();
  const setPerspective = useSetPerspective();
  if (selectedPerspectiveName !== "published") return null;
  return (
    <Card tone="positive" padding={2} borderBottom role="status" aria-label="Ce qui est publié">
      <Flex align="center" justify="center" gap={3} wrap="wrap">
        <Text size={1} weight="medium">
          Vous voyez ce qui est publié : rien ne s’y écrit.
        </Text>
        <Button
          fontSize={1}
          padding={2}
          mode="ghost"
          text="Revenir aux brouillons"
          onClick={() => setPerspective(undefined)}
        />
      </Flex>
    </Card>
  );
}
