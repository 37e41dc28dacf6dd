import { Card, Flex, Stack, Text } from "@sanity/ui";
import { type ObjectInputProps, type SanityDocumentLike, useFormValue } from "sanity";

import { siteUrl } from "../environment.ts";
import { shownAt } from "./shownAt.ts";

/** Above a document's form: what publishing it does, and where it is seen. */
export function Head(props: ObjectInputProps) {
  const { description } = props.schemaType;
  const document = useFormValue([]) as SanityDocumentLike;
  const places = shownAt(document);
  return (
    <Stack gap={5}>
      {typeof description === "string" && (
        <Card padding={3} radius={2} tone="transparent" role="note" aria-label="Ce que fait « Publier »">
          <Flex gap={3} align="center" wrap="wrap">
            <Text size={1} muted>
              {description}
            </Text>
            {places.map(({ title, href }) => (
              <Text key={href} size={1}>
                <a href={new URL(href, siteUrl).href} target="_blank" rel="noreferrer">
                  {title}
                </a>
              </Text>
            ))}
          </Flex>
        </Card>
      )}
      {props.renderDefault(props)}
    </Stack>
  );
}
