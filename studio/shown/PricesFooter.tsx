import { Button, Flex } from "@sanity/ui";

export const pricesHeader = "Publier de nouveaux montants";

/** Below the amounts that change: to publish them, or not. */
export function PricesFooter({ publish, close }: { publish: () => void; close: () => void }) {
  return (
    <Flex justify="flex-end" gap={2} padding={3}>
      <Button mode="bleed" text="Annuler" onClick={close} />
      <Button
        tone="positive"
        text="Publier ces montants"
        onClick={() => {
          close();
          publish();
        }}
      />
    </Flex>
  );
}
