import { Card, Flex, Stack, Text } from "@sanity/ui";
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
          <Flex gap={3} align="center" wrap="wrap">
            <Text size={1} muted>
              {description}
            </Text>
            <Pages />
          </Flex>
        </Card>
      )}
      <InForm value>{props.renderDefault(props)}</InForm>
    </Stack>
  );
}

function Pages() {
  const pages = usePages(useFormValue([]) as SanityDocumentLike);
  const others = pages.length - named;
  return (
    <>
      {pages.slice(0, named).map(({ address, document }) => (
        <Text key={address} size={1}>
          <a href={new URL(address, siteUrl).href} target="_blank" rel="noreferrer">
            {document?.name ?? address}
          </a>
        </Text>
      ))}
      {others > 0 && (
        <Text size={1} muted>
          {others === 1 ? "et une autre page" : `et ${others} autres pages`}
        </Text>
      )}
    </>
  );
}
