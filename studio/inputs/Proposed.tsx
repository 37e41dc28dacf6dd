import { Button, Flex, Stack, Text } from "@sanity/ui";
import { type InputProps, type SanityDocumentLike, set, useFormValue } from "sanity";

import type { proposals } from "./proposals.ts";

/** A field, and what it could be filled with at a click. */
export function Proposed({ input, propose }: { input: InputProps; propose: (typeof proposals)[string] }) {
  const document = useFormValue([]) as SanityDocumentLike;
  const proposal = propose(document);
  const offered = proposal && !input.readOnly && isEmpty(input.value);
  return (
    <Stack gap={2}>
      {input.renderDefault(input)}
      {offered && (
        <Flex>
          <Button
            mode="ghost"
            padding={2}
            style={{ maxWidth: "100%", whiteSpace: "normal" }}
            onClick={() => input.onChange(set(proposal.value))}
          >
            <Text size={1} weight="medium" style={{ overflowWrap: "anywhere" }}>
              {`Reprendre ${proposal.words}`}
            </Text>
          </Button>
        </Flex>
      )}
    </Stack>
  );
}

/** An address and an excerpt are chosen once. */
function isEmpty(value: unknown): boolean {
  return !value || (typeof value === "object" && !(value as { current?: string }).current);
}
