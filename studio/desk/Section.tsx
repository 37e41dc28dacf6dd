import { Heading, Stack } from "@sanity/ui";
import type { ReactNode } from "react";

/** A part of « Cohérence » with its title. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Stack as="section" gap={4}>
      <Heading as="h2" size={1}>
        {title}
      </Heading>
      <Stack gap={3}>{children}</Stack>
    </Stack>
  );
}
