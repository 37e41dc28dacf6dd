import { Flex } from "@sanity/ui";
import { useContext, useEffect, useState } from "react";
import {
  type ActiveToolLayoutProps,
  type DocumentLayoutProps,
  type LayoutProps,
  useCommentsEnabled,
} from "sanity";
import { TasksEnabledContext } from "sanity/_singletons";

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

/** Milliseconds before a tool or a document is drawn without what the Studio has not heard of. */
const patience = 2000;

/**
 * Whether to draw what is drawn anew once the Studio knows that the plan has tasks or comments: an open menu, a question
 * or what has the focus would go with the first one.
 */
function useDrawnOnce(known: boolean): boolean {
  const [late, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), patience);
    return () => clearTimeout(timer);
  }, []);
  return known || late;
}

/** Around a tool: what is shown in its place when it breaks. */
export function ToolFrame(props: ActiveToolLayoutProps) {
  if (!useDrawnOnce(useContext(TasksEnabledContext).enabled)) return null;
  return <CrashScreen key={props.activeTool.name}>{props.renderDefault(props)}</CrashScreen>;
}

/** Around an open document: what is typed in it is not let go before it is saved. */
export function DocumentFrame(props: DocumentLayoutProps) {
  useKeptUntilSaved(props.documentId, props.documentType);
  if (!useDrawnOnce(useCommentsEnabled().enabled)) return null;
  return props.renderDefault(props);
}
