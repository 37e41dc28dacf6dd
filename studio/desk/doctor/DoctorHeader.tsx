import { HelpCircleIcon } from "@sanity/icons/HelpCircle";
import { Box, Button, Flex } from "@sanity/ui";
import { useState } from "react";
import type { PreviewHeaderProps } from "sanity/presentation";

import { PreviewDoctor } from "./PreviewDoctor.tsx";

/** The head of the preview, and beside it what to do when nothing comes. */
export function DoctorHeader(props: PreviewHeaderProps) {
  const [open, setOpen] = useState(false);
  return (
    <Flex align="center" gap={1}>
      <Box flex={1} style={{ minWidth: 0 }}>
        {props.renderDefault(props)}
      </Box>
      <Button
        mode="bleed"
        icon={HelpCircleIcon}
        padding={2}
        fontSize={1}
        aria-label="Aperçu en panne ?"
        title="Aperçu en panne ?"
        onClick={() => setOpen(true)}
      />
      {open && <PreviewDoctor close={() => setOpen(false)} />}
    </Flex>
  );
}
