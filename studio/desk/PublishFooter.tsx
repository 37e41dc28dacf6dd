import { Button, Flex } from "@sanity/ui";

/** Below what a publication changes: to publish it, or not. */
export function PublishFooter({
  text,
  publish,
  close,
}: {
  text: string;
  publish: () => void;
  close: () => void;
}) {
  return (
    <Flex justify="flex-end" gap={2} padding={3}>
      <Button mode="bleed" text="Annuler" onClick={close} />
      <Button
        tone="positive"
        text={text}
        onClick={() => {
          close();
          publish();
        }}
      />
    </Flex>
  );
}
