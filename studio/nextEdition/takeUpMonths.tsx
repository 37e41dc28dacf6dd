import { CopyIcon } from "@sanity/icons/Copy";
import { useCallback, useState } from "react";
import type { DocumentActionComponent } from "sanity";

import { Months } from "./Months.tsx";

/** « Reprendre les mois… » of an edition: those of another are its first drafts. */
export const takeUpMonths: DocumentActionComponent = ({ id, published, draft, onComplete }) => {
  const [open, setOpen] = useState(false);
  const onHandle = useCallback(() => setOpen(true), []);
  const close = () => {
    setOpen(false);
    onComplete();
  };
  const firstDay = (draft ?? published)?.["firstDay"];
  return {
    label: "Reprendre les mois…",
    icon: CopyIcon,
    onHandle,
    dialog: open && {
      type: "dialog",
      header: "Reprendre les mois d’une autre édition",
      onClose: close,
      content: (
        <Months
          edition={{ _id: id, firstDay: typeof firstDay === "string" ? firstDay : undefined }}
          isPublished={published !== null}
          onDone={close}
        />
      ),
    },
  };
};
