import { ChevronDownIcon } from "@sanity/icons/ChevronDown";
import { ChevronRightIcon } from "@sanity/icons/ChevronRight";
import { Card, Flex, Text } from "@sanity/ui";
import type { ReactNode } from "react";

type Props = { open: boolean; toggle: () => void; children: ReactNode };

/** The line of a card that shows or hides what is below it. */
export function FoldLine({ open, toggle, children }: Props) {
  return (
    <Card as="button" type="button" padding={3} tone="transparent" aria-expanded={open} onClick={toggle}>
      <Flex align="center" gap={3}>
        <Text muted>{open ? <ChevronDownIcon /> : <ChevronRightIcon />}</Text>
        {children}
      </Flex>
    </Card>
  );
}
