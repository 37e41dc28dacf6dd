import { Badge, Box, Card, Checkbox, Flex, Stack, Text } from "@sanity/ui";

import { useStaff } from "../staff/useStaff.ts";
import { shortMoment } from "./moments.ts";
import { isLate, nameOf, type Request, states } from "./request.ts";
import type { Place } from "./usePlace.ts";
import type { Selection } from "./useSelection.ts";

type Props = { request: Request; place: Place; selection: Selection };

/** One line of the list: who, when, about what, and where it stands. */
export function ListItem({ request, place, selection }: Props) {
  const { nameOfStaff } = useStaff();
  const { one, tone } = states[request.state];
  const opened = request.id === place.id;
  const { chosen, choose } = selection;
  return (
    // Those that are out of sight are not drawn: there may be thousands.
    <Flex
      as="li"
      align="center"
      style={{ listStyle: "none", contentVisibility: "auto", containIntrinsicSize: "auto 96px" }}
    >
      {chosen && (
        <Flex as="label" padding={3}>
          <Checkbox
            aria-label={`Choisir ${nameOf(request)}`}
            checked={chosen.includes(request)}
            // With the capital key, all from the last one to this one.
            onClick={({ currentTarget, shiftKey }) => choose(request.id, currentTarget.checked, shiftKey)}
            onChange={() => {}}
          />
        </Flex>
      )}
      <Card
        as="a"
        {...place.linkTo(request.id)}
        aria-current={opened || undefined}
        display="block"
        flex={1}
        style={{ minWidth: 0 }}
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
    </Flex>
  );
}
