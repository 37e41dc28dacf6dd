import { HelpCircleIcon } from "@sanity/icons/HelpCircle";
import { Box, Button, Flex } from "@sanity/ui";
import { useEffect, useState } from "react";
import type { PreviewHeaderProps } from "sanity/presentation";
import { useRouter } from "sanity/router";

import { siteUrl } from "../../environment.ts";
import { pageOpened } from "../pageOpened.ts";
import { PreviewDoctor } from "./PreviewDoctor.tsx";

/** The head of the preview, and beside it what to do when nothing comes. */
export function DoctorHeader(props: PreviewHeaderProps) {
  const [open, setOpen] = useState(false);
  usePageOpened(props.previewUrl);
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

/** « Aperçu » chosen anew, the tool takes the address that opens a preview for that of a page, and finds no document there. */
function usePageOpened(address: string | undefined) {
  const { navigateUrl } = useRouter();
  const page = address && pageOpened(address, siteUrl);
  useEffect(() => {
    if (!page) return;
    const here = new URL(location.href);
    here.searchParams.set("preview", page);
    navigateUrl({ path: here.pathname + here.search, replace: true });
  }, [page, navigateUrl]);
}
