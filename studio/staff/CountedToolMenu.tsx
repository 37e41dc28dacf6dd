import type { ToolMenuProps } from "sanity";

import { useQuestionGroups } from "../questions/useQuestionGroups.ts";
import { useOverview } from "../requests/useOverview.ts";
import { withSigns } from "./withSigns.ts";
import { useSession } from "./useSession.ts";

/** The Studio's tools, with how many wait beside « Demandes » and « Questions », for who is signed in. */
export default function CountedToolMenu(props: ToolMenuProps) {
  return useSession() ? <Counted {...props} /> : props.renderDefault(props);
}

function Counted(props: ToolMenuProps) {
  const { data } = useOverview(30);
  const { waits } = useQuestionGroups();
  const waiting = { demandes: data ? data.new + data.in_progress : 0, questions: waits?.count ?? 0 };
  return props.renderDefault({ ...props, tools: withSigns(props.tools, waiting) });
}
