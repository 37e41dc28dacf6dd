import { Heading, Stack } from "@sanity/ui";
import { type ReactNode, useId } from "react";

export function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <Stack as="section" gap={4} aria-labelledby={id}>
      <Heading as="h3" size={1} id={id}>
        {title}
      </Heading>
      {children}
    </Stack>
  );
}
