import { AddIcon } from "@sanity/icons/Add";
import type { DocumentActionComponent } from "sanity";
import { useRouter } from "sanity/router";

/** « Ajouter une date » of a camp: begins one that is the camp's. */
export const addDate: DocumentActionComponent = ({ id, onComplete }) => {
  const { navigateIntent } = useRouter();
  return {
    label: "Ajouter une date",
    icon: AddIcon,
    onHandle: () => {
      onComplete();
      navigateIntent("create", [{ type: "session", template: "date-of-camp" }, { camp: id }]);
    },
  };
};
