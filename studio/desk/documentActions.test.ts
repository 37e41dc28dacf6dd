import type { DocumentActionComponent } from "sanity";
import { expect, test } from "vitest";

import { documentActions } from "./documentActions.ts";

const inRelease = (["duplicate", "discardVersion", "unpublishVersion"] as const).map((action) =>
  Object.assign(() => null, { action }),
);
const offered = (actions: DocumentActionComponent[], type: string) =>
  documentActions(actions, type).map(({ action }) => action);

test.each([
  ["settings", ["discardVersion"]],
  ["emailText", ["discardVersion"]],
  ["page", ["duplicate", "discardVersion"]],
  ["article", ["duplicate", "discardVersion"]],
  ["testimonial", ["duplicate", "discardVersion", "unpublishVersion"]],
])("in a release, a document of type %s has the actions %j", (type, actions) => {
  expect(offered(inRelease, type)).toEqual(actions);
});
