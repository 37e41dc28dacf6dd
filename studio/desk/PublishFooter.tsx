import { Box, Button, Flex, Text } from "@sanity/ui";
import type { ReactNode } from "react";

export type PublishFooterProps = {
  text: string;
  publish: () => void;
  close: () => void;
  /** What it shows cannot be published as it is now. */
  disabled?: boolean | undefined;
  /** Why not. */
  title?: ReactNode;
};

/** Below what a publication changes: to publish it, or not. */
export function PublishFooter({ text, publish, close, disabled, title }: PublishFooterProps) {
  return (
    <Flex justify="flex-end" align="center" gap={2} padding={3}>
      {disabled && title && (
        <Box flex={1} paddingLeft={2}>
          <Text size={1} muted>
            {title}
          </Text>
        </Box>
      )}
      <Button mode="bleed" text="Annuler" onClick={close} />
      <Button
        tone="positive"
        text={text}
        disabled={disabled}
        onClick={() => {
          close();
          publish();
        }}
      />
    </Flex>
  );
}
