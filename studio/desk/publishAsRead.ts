import { type DocumentActionComponent, useParseErrors } from "sanity";

import { oncePerAction } from "./oncePerAction.ts";

/** « Publier », closed while a field holds what is no number and no date: it would be published without it. */
export const publishAsRead = oncePerAction((publish) => {
  const PublishAsRead: DocumentActionComponent = (props) => {
    const unread = Object.keys(useParseErrors()).length > 0;
    const description = publish(props);
    if (!description || !unread) return description;
    return { ...description, disabled: true, title: "Corrigez d’abord ce qui n’a pas pu être lu." };
  };
  return Object.assign(PublishAsRead, { action: publish.action, displayName: "PublishAsRead" });
});
