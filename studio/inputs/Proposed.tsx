import { Button, Flex, Stack, Text } from "@sanity/ui";
import { useContext } from "react";
import { type InputProps, type SanityDocumentLike, useFormValue } from "sanity";

import { InForm } from "./InForm.ts";
import type { proposals } from "./proposals.ts";

/** A field, and what could be taken up there at a click. */
export function Proposed({ input, propose }: { input: InputProps; propose: (typeof proposals)[string] }) {
  const document = useFormValue([]) as SanityDocumentLike;
  const change = useContext(InForm);
  const proposal = input.readOnly ? undefined : propose(document);
  return (
    <Stack gap={2}>
      {input.renderDefault(input)}
      {proposal && (
        <Flex>
          <Button
            mode="ghost"
            padding={2}
            style={{ maxWidth: "100%", whiteSpace: "normal" }}
            onClick={() => change?.(proposal.patches)}
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
