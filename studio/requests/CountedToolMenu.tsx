import type { ToolMenuProps } from "sanity";

import { useSession } from "../staff/useSession.ts";
import { useOverview } from "./useOverview.ts";

/** The Studio's tools, with how many requests wait beside « Demandes », for who is signed in. */
export default function CountedToolMenu(props: ToolMenuProps) {
  return useSession() ? <Counted {...props} /> : props.renderDefault(props);
}

function Counted(props: ToolMenuProps) {
  const { data } = useOverview(30);
  const waiting = data ? data.new + data.in_progress : 0;
  if (waiting === 0) return props.renderDefault(props);
  const tools = props.tools.map((tool) =>
    tool.name === "demandes" ? { ...tool, title: `${tool.title} (${waiting})` } : tool,
  );
  return props.renderDefault({ ...props, tools });
}
