import { Button, Flex, Select, Stack, Text } from "@sanity/ui";
import { type Ref, useRef } from "react";

import { useMe } from "../staff/useMe.ts";
import { useStaff } from "../staff/useStaff.ts";
import { type Change, holds, judgedAs, takenBy } from "./change.ts";
import { moment } from "./moments.ts";
import { Outcome } from "./Outcome.tsx";
import { type Request, stateNames, states } from "./request.ts";
import { useJudge } from "./useJudge.ts";

/** Where a request stands and who has it: each changed by one click, and put back by another. */
export function Judgement({ request }: { request: Request }) {
  const { judge: judgeAll, undo, outcome, busy } = useJudge(request.id);
  const judge = (to: Change) => judgeAll([{ request, to }]);
  const { nameOfStaff } = useStaff();
  const me = useMe();
  // A button that is gone once it is pressed leaves the focus to what shows what it did.
  const [pressed, chosen] = [useRef<HTMLButtonElement>(null), useRef<HTMLSelectElement>(null)];
  const { assignee, state, judged, changed_by, changed_at } = request;
  // What a colleague has changed since is no longer mine to undo.
  const overtaken = outcome?.done?.some(({ to }) => !holds({ request, to }));
  return (
    <Stack gap={3}>
      <Flex gap={2} wrap="wrap" role="group" aria-label="État">
        {stateNames.map((name) => (
          <Button
            key={name}
            ref={name === state ? pressed : undefined}
            mode={name === state ? "default" : "ghost"}
            text={states[name].one}
            aria-pressed={name === state}
            // Disabled, the pressed one would lose the focus.
            aria-disabled={busy}
            onClick={() => !busy && name !== state && void judge(judgedAs(name))}
          />
        ))}
      </Flex>
      {state === "spam" && !judged && (
        <Flex gap={2} align="center" wrap="wrap">
          <Text size={1} muted>
            Mise de côté d’office : personne ne l’a encore jugée.
          </Text>
          <Button
            mode="ghost"
            text="C’est bien une demande indésirable"
            disabled={busy}
            onClick={() => {
              pressed.current?.focus();
              void judge(judgedAs(state));
            }}
          />
        </Flex>
      )}
      <Flex gap={2} align="center" wrap="wrap">
        <Assignee
          assignee={assignee}
          select={chosen}
          choose={(assignee) => !busy && void judge({ assignee })}
        />
        {assignee !== me && (
          <Button
            mode="ghost"
            text="Je m’en occupe"
            disabled={busy}
            onClick={() => {
              chosen.current?.focus();
              void judge(takenBy(me, request));
            }}
          />
        )}
      </Flex>
      {changed_by && (
        <Text size={1} muted>
          Modifiée par {changed_by === me ? "vous" : nameOfStaff(changed_by)}, {moment(changed_at)}
        </Text>
      )}
      {(busy || (outcome && !overtaken)) && <Outcome outcome={outcome} undo={undo} busy={busy} />}
    </Stack>
  );
}

type AssigneeProps = {
  assignee: string | null;
  select: Ref<HTMLSelectElement>;
  choose: (assignee: string | null) => void;
};

function Assignee({ assignee, select, choose }: AssigneeProps) {
  const { people } = useStaff();
  const gone = assignee && !people.some(({ email }) => email === assignee);
  return (
    <Flex gap={3} align="center">
      <Text as="label" htmlFor="request-assignee" style={{ whiteSpace: "nowrap" }}>
        Attribuée à
      </Text>
      <Select
        ref={select}
        id="request-assignee"
        value={assignee ?? ""}
        onChange={({ currentTarget }) => choose(currentTarget.value || null)}
      >
        <option value="">personne</option>
        {gone && <option value={assignee}>{assignee}</option>}
        {people.map(({ email, name }) => (
          <option key={email} value={email}>
            {name}
          </option>
        ))}
      </Select>
    </Flex>
  );
}
