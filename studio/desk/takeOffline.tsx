import { TrashIcon } from "@sanity/icons/Trash";
import { UnpublishIcon } from "@sanity/icons/Unpublish";
import { useCallback, useState } from "react";
import { type DocumentActionComponent, useSetPerspective } from "sanity";

import { Departure } from "./Departure.tsx";

/** « Dépublier » and « Supprimer », which ask where the visitors of a page go from then on. */
export const takeOffline: Record<"unpublish" | "delete", DocumentActionComponent> = {
  unpublish: Object.assign(
    (props: Parameters<DocumentActionComponent>[0]) => useDeparture(props, "unpublish"),
    { action: "unpublish" as const, displayName: "Unpublish" },
  ),
  delete: Object.assign((props: Parameters<DocumentActionComponent>[0]) => useDeparture(props, "delete"), {
    action: "delete" as const,
    displayName: "Delete",
  }),
};

const words = {
  unpublish: { label: "Dépublier…", icon: UnpublishIcon, header: "Dépublier" },
  delete: { label: "Supprimer…", icon: TrashIcon, header: "Supprimer" },
};

function useDeparture(
  { published, draft, type, onComplete }: Parameters<DocumentActionComponent>[0],
  kind: "unpublish" | "delete",
): ReturnType<DocumentActionComponent> {
  const [open, setOpen] = useState(false);
  const onHandle = useCallback(() => setOpen(true), []);
  const setPerspective = useSetPerspective();
  const leaves = kind === "unpublish" ? published : (published ?? draft);
  const { label, icon, header } = words[kind];
  const close = () => {
    setOpen(false);
    onComplete();
  };
  return {
    label,
    icon,
    tone: "critical",
    // Always there: the Studio finds the open question again by its action's place among the others.
    disabled: !leaves,
    title: !leaves && kind === "unpublish" && "N’est pas en ligne.",
    onHandle,
    dialog: open && {
      type: "dialog",
      header,
      onClose: close,
      content: (
        <Departure
          kind={kind}
          type={type}
          published={published}
          draft={draft}
          onCancel={close}
          onDone={() => {
            // What is left is the draft: the published perspective would show an empty form.
            setPerspective(undefined);
            close();
          }}
        />
      ),
    },
  };
}
