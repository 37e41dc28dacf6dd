import { CopyIcon } from "@sanity/icons/Copy";
import { useCallback, useState } from "react";
import type { DocumentActionComponent } from "sanity";

import { isDay } from "../calendar/days.ts";
import { Months } from "./Months.tsx";

/** « Reprendre les mois… » of an edition: those of another are its first drafts; its own go with it where it has moved. */
export const takeUpMonths: DocumentActionComponent = ({ id, published, draft, onComplete }) => {
  const [open, setOpen] = useState(false);
  const onHandle = useCallback(() => setOpen(true), []);
  const close = () => {
    setOpen(false);
    onComplete();
  };
  const { firstDay, lastDay } = (draft ?? published ?? {}) as Record<string, unknown>;
  return {
    label: "Reprendre les mois…",
    icon: CopyIcon,
    onHandle,
    dialog: open && {
      type: "dialog",
      header: "Reprendre les mois",
      onClose: close,
      content: (
        <Months
          edition={{
            _id: id,
            firstDay: asDay(firstDay),
            lastDay: asDay(lastDay),
            isPublished: published !== null,
          }}
          onDone={close}
        />
      ),
    },
  };
};

const asDay = (value: unknown) => (isDay(value) ? value : undefined);
