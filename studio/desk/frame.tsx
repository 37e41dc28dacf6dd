import { Flex } from "@sanity/ui";
import {
  type ActiveToolLayoutProps,
  type DocumentLayoutProps,
  type LayoutProps,
  useFeatureEnabled,
} from "sanity";

import { ConnectionBar } from "./ConnectionBar.tsx";
import { CrashScreen } from "./CrashScreen.tsx";
import { useKeptUntilSaved } from "./unsaved.ts";

/** Around everything in the Studio: what it says when the connection is lost. */
export function StudioFrame(props: LayoutProps) {
  return (
    <Flex direction="column" height="fill">
      <ConnectionBar />
      <div style={{ flex: 1, minHeight: 0 }}>{props.renderDefault(props)}</div>
    </Flex>
  );
}

/**
 * Around a tool: what is shown in its place when it breaks. It waits until the Studio knows what the plan gives: a
 * document's form is drawn anew when its comments come, and an open menu or what has the focus goes with the first one.
 */
export function ToolFrame(props: ActiveToolLayoutProps) {
  const { isLoading } = useFeatureEnabled("studioComments");
  if (isLoading) return null;
  return <CrashScreen key={props.activeTool.name}>{props.renderDefault(props)}</CrashScreen>;
}

/** Around an open document: what is typed in it is not let go before it is saved. */
export function DocumentFrame(props: DocumentLayoutProps) {
  useKeptUntilSaved(props.documentId, props.documentType);
  return props.renderDefault(props);
}
