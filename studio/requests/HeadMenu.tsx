import { DownloadIcon } from "@sanity/icons/Download";
import { EllipsisVerticalIcon } from "@sanity/icons/EllipsisVertical";
import { LeaveIcon } from "@sanity/icons/Leave";
import { TrashIcon } from "@sanity/icons/Trash";
import { UsersIcon } from "@sanity/icons/Users";
import { Button, Flex } from "@sanity/ui";
import { Menu, MenuButton, MenuItem } from "@sanity/ui/menu";
import { useToast } from "@sanity/ui/toast";
import { useState } from "react";

import { saidOf } from "../staff/ask.ts";
import { Colleagues } from "../staff/Colleagues.tsx";
import { useSignOut } from "../staff/useSignOut.ts";
import { Erasures } from "./Erasures.tsx";
import { exportList } from "./exportList.ts";
import type { Place } from "./usePlace.ts";
import { useWords } from "./useWords.ts";

/** What concerns all requests, or who reads them. */
export function HeadMenu({ place, narrow }: { place: Place; narrow: boolean }) {
  const [words] = useWords();
  const [busy, setBusy] = useState(false);
  const [opened, setOpened] = useState<"colleagues" | "erasures">();
  const close = () => setOpened(undefined);
  const signOut = useSignOut();
  const toast = useToast();
  async function save() {
    setBusy(true);
    try {
      await exportList(place.filters, words);
    } catch (error) {
      toast.push({ status: "error", title: "Rien n’a été exporté", description: saidOf(error) });
    }
    setBusy(false);
  }
  const exporting = { icon: DownloadIcon, text: "Exporter pour Excel", onClick: () => void save() };
  return (
    <Flex gap={1}>
      {!narrow && <Button mode="ghost" loading={busy} {...exporting} />}
      <MenuButton
        id="requests-menu"
        button={<Button mode="bleed" icon={EllipsisVerticalIcon} aria-label="Autres actions" />}
        menu={
          <Menu>
            {narrow && <MenuItem {...exporting} />}
            <MenuItem icon={UsersIcon} text="Qui a accès" onClick={() => setOpened("colleagues")} />
            <MenuItem icon={TrashIcon} text="Effacements" onClick={() => setOpened("erasures")} />
            <MenuItem icon={LeaveIcon} text="Se déconnecter" onClick={signOut} />
          </Menu>
        }
      />
      {opened === "colleagues" && <Colleagues close={close} />}
      {opened === "erasures" && <Erasures close={close} />}
    </Flex>
  );
}
