import { Card, Flex, Text } from "@sanity/ui";
import { Preview, useSchema } from "sanity";
import { IntentLink } from "sanity/router";

type Props = {
  id: string;
  type: string;
  note: string;
  release?: string;
  /** In a tab of its own: a list in a dialog is gone once one leaves it. */
  apart?: boolean;
};

/** A document as lists show it, what is said of it, and the way to its form, as it is in a release where it is in one. */
export function DocumentRow({ id, type, note, release, apart }: Props) {
  const schemaType = useSchema().get(type);
  if (!schemaType) return null;
  return (
    <Card
      as={IntentLink}
      intent="edit"
      params={{ id, type }}
      searchParams={release ? [["perspective", release]] : []}
      data-as="a"
      target={apart ? "_blank" : undefined}
      radius={2}
      padding={2}
    >
      <Text size={1} weight="medium">
        {note}
      </Text>
      <Flex paddingTop={2}>
        <Preview layout="default" schemaType={schemaType} value={{ _id: id, _type: type }} />
      </Flex>
    </Card>
  );
}
