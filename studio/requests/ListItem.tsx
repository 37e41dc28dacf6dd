import { Badge, Box, Card, Flex, Stack, Text } from "@sanity/ui";

import { shortMoment } from "./moments.ts";
import { isLate, nameOf, type Request, states } from "./request.ts";
import type { Place } from "./usePlace.ts";
import { useStaff } from "../staff/useStaff.ts";

/** One line of the list: who, when, about what, and where it stands. */
export function ListItem({ request, place }: { request: Request; place: Place }) {
  const { nameOfStaff } = useStaff();
  const { one, tone } = states[request.state];
  const opened = request.id === place.id;
  return (
    // Those that are out of sight are not drawn: there may be thousands.
    <Box as="li" style={{ listStyle: "none", contentVisibility: "auto", containIntrinsicSize: "auto 96px" }}>
      <Card
        as="a"
        {...place.linkTo(request.id)}
        aria-current={opened || undefined}
        display="block"
        padding={3}
        borderBottom
        tone={opened ? "primary" : "default"}
      >
        <Stack gap={3}>
          <Flex gap={3} justify="space-between">
            <Box style={{ minWidth: 0 }}>
              <Text weight={request.state === "new" ? "bold" : "medium"} textOverflow="ellipsis">
                {nameOf(request)}
              </Text>
            </Box>
            <Text size={1} muted style={{ whiteSpace: "nowrap" }}>
              {shortMoment(request.created_at)}
            </Text>
          </Flex>
          <Text size={1} muted textOverflow="ellipsis">
            {request.subject ? `${request.subject} · ` : ""}
            {request.message}
          </Text>
          <Flex gap={2} align="center" wrap="wrap">
            <Badge tone={tone}>{one}</Badge>
            {isLate(request) && <Badge tone="critical">En retard</Badge>}
            {request.suspicion && request.state !== "spam" && <Badge tone="caution">Suspecte</Badge>}
            {request.assignee && (
              <Text size={0} muted>
                {nameOfStaff(request.assignee)}
              </Text>
            )}
          </Flex>
        </Stack>
      </Card>
    </Box>
  );
}
