import { Card, Flex, Text } from "@sanity/ui";
import { dayIn } from "functions/brussels";
import { schoolFacts } from "functions/edition";
import { acknowledgement, notification, wordsOf } from "functions/emails";
import { useState } from "react";

import { useFound } from "./useFound.ts";

type Props = { documentId: string; document: { displayed: Record<string, unknown> } };
type School = {
  name?: string;
  facts?: Record<string, string>;
  contact?: Record<string, string>;
  editions: {
    firstDay: string;
    lastDay: string;
    enrolment?: string;
    classes?: { day: string; hours: string }[];
  }[];
};

const schoolQuery = `*[_id == "settings"][0]{
  name, facts, contact, "editions": *[_type == "edition"] | order(firstDay asc){ firstDay, lastDay, enrolment, classes[]{ day, hours } }
}`;

/** Somebody who never wrote. */
const sample = {
  id: "00000000-0000-4000-8000-000000000000",
  attempt: 1,
  kind: "notification" as const,
  first_name: "Camille",
  last_name: "Exemple",
  email: "camille@exemple.be",
  phone: "0470 00 00 00",
  subject: "Une formule",
  message: "Bonjour,\nje voudrais en savoir plus. Est-ce que l’on peut venir voir une séance ?",
  registration_type: "school" as const,
  acknowledged: true,
};

/** The e-mail as it leaves, with what is typed beside it and the school's facts. */
export function EmailPreview({ documentId, document: { displayed } }: Props) {
  const { found: school, failed } = useFound<School>(schoolQuery, {}, "published");
  const [opened] = useState(() => new Date());
  if (failed)
    return (
      <Card padding={4}>
        <Text>L’e-mail n’a pas pu être préparé. Vérifiez la connexion, puis rouvrez cet onglet.</Text>
      </Card>
    );
  if (!school) return null;

  const kind = documentId.endsWith("notification") ? "notification" : "acknowledgement";
  const facts = schoolFacts({ facts: {}, ...school }, school.editions, dayIn(opened));
  const words = wordsOf(kind, { _id: documentId, ...displayed }, { school: school.name, facts });
  const { subject, html } =
    kind === "notification"
      ? notification({ ...sample, created_at: opened.toISOString() }, words)
      : acknowledgement(words);
  return (
    <Flex direction="column" height="fill">
      <Card padding={4} borderBottom>
        <Text weight="semibold">{subject}</Text>
      </Card>
      <iframe title="E-mail" srcDoc={html} sandbox="" style={{ flex: 1, minHeight: 480, border: 0 }} />
    </Flex>
  );
}
