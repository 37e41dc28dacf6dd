import { Card, Stack, Text } from "@sanity/ui";
import { Fragment } from "react";
import { type ObjectInputProps, type SanityDocumentLike, useFormValue } from "sanity";

import { siteUrl } from "../environment.ts";
import { usePages } from "../shown/usePages.ts";
import { InForm } from "./InForm.ts";

/** How many pages are named. */
const named = 3;

/** Above a document's form: what publishing it does, and where it is seen. */
export function Head(props: ObjectInputProps) {
  const { description } = props.schemaType;
  return (
    <Stack gap={5}>
      {typeof description === "string" && (
        <Card padding={3} radius={2} tone="transparent" role="note" aria-label="Ce que fait « Publier »">
          <Stack gap={3}>
            <Text size={1} muted>
              {description}
            </Text>
            <Pages />
          </Stack>
        </Card>
      )}
      <InForm value={props.onChange}>{props.renderDefault(props)}</InForm>
    </Stack>
  );
}

/** One line, also while the site is asked: what is below stays where the pointer is. */
function Pages() {
  const { pages, others, partial } = usePages(useFormValue([]) as SanityDocumentLike, named);
  return (
    <Text size={1} muted textOverflow="ellipsis">
      {pages.length === 0 && "\u00A0"}
      {pages.map(({ address, document }, index) => (
        <Fragment key={address}>
          {index > 0 && " · "}
          <a href={new URL(address, siteUrl).href} target="_blank" rel="noreferrer">
            {document?.name ?? address}
          </a>
        </Fragment>
      ))}
      {others > 0 &&
        ` et ${partial ? "au moins " : ""}${others === 1 ? "une autre page" : `${others} autres pages`}`}
    </Text>
  );
}
