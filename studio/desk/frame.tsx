import { Flex } from "@sanity/ui";
import type { ActiveToolLayoutProps, DocumentLayoutProps, LayoutProps } from "sanity";

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

/** Around a tool: what is shown in its place when it breaks. */
export function ToolFrame(props: ActiveToolLayoutProps) {
  return <CrashScreen key={props.activeTool.name}>{props.renderDefault(props)}</CrashScreen>;
}

/** Around an open document: what is typed in it is not let go before it is saved. */
export function DocumentFrame(props: DocumentLayoutProps) {
  useKeptUntilSaved(props.documentId, props.documentType);
  return props.renderDefault(props);
}
