import { Badge, Flex, Text } from "@sanity/ui";
import { dialled } from "functions/dialled";
import type { ReactNode } from "react";

import { day, moment } from "./moments.ts";
import { isLate, type Request } from "./request.ts";

/** How to reach who wrote, until when to answer, and how long all of it is kept. */
export function Facts({ request }: { request: Request }) {
  const { email, phone, state, answered_at, answer_due, delete_after } = request;
  return (
    <dl style={{ display: "grid", gridTemplateColumns: "auto 1fr", gap: "0.75rem 1.25rem", margin: 0 }}>
      <Fact name="E-mail">
        <a href={`mailto:${email}`}>{email}</a>
      </Fact>
      <Fact name="Téléphone">
        <a href={`tel:${dialled(phone)}`}>{phone}</a>
      </Fact>
      {state !== "spam" && (
        <Fact name="Réponse">
          <Flex gap={2} align="center" wrap="wrap">
            {answered_at ? `donnée ${moment(answered_at)}` : `attendue au plus tard ${moment(answer_due)}`}
            {isLate(request) && <Badge tone="critical">En retard</Badge>}
          </Flex>
        </Fact>
      )}
      <Fact name="Conservée">jusqu’au {day(delete_after)}</Fact>
    </dl>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <Text as="dt" muted>
        {name}
      </Text>
      <Text as="dd" style={{ margin: 0, overflowWrap: "anywhere" }}>
        {children}
      </Text>
    </>
  );
}
