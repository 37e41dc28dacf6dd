import { Flex } from "@sanity/ui";
import { useEffect, useState } from "react";
import {
  type ActiveToolLayoutProps,
  type DocumentLayoutProps,
  type LayoutProps,
  useFeatureEnabled,
} from "sanity";

import { MoveQuestions } from "../themes/MoveQuestions.tsx";
import { ConnectionBar } from "./ConnectionBar.tsx";
import { CrashScreen } from "./CrashScreen.tsx";
import { PublishedBar } from "./PublishedBar.tsx";
import { useSchoolName } from "./schoolName.ts";
import { useKeptUntilSaved } from "./unsaved.ts";

/** On a phone the button that begins a document would lie half under what is looked at: the Studio's name gives way. */
const navbar = `
  @media (max-width: 40rem) {
    [data-testid="studio-navbar"] > [data-ui="Grid"] { grid-template-columns: minmax(0, 1fr) auto auto; }
  }
`;

/** Around everything in the Studio: what it says when the connection is lost. */
export function StudioFrame(props: LayoutProps) {
  useSchoolName();
  return (
    <Flex direction="column" height="fill">
      <style href="navbar" precedence="default">
        {navbar}
      </style>
      <ConnectionBar />
      <div style={{ flex: 1, minHeight: 0 }}>{props.renderDefault(props)}</div>
    </Flex>
  );
}

/** Milliseconds before a tool or a document is drawn without what the Studio has not heard of. */
const patience = 10_000;

/**
 * Whether to draw what is drawn anew once the Studio has heard whether the plan has tasks and comments, or that nobody
 * tells: an open menu, a question, a pressed button or what has the focus would go with the first one.
 */
function useDrawnOnce(): boolean {
  const { isLoading } = useFeatureEnabled("studioComments");
  const [late, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), patience);
    return () => clearTimeout(timer);
  }, []);
  return !isLoading || late;
}

/** Around a tool: whether it shows what is published alone, and what is shown in its place when it breaks. */
export function ToolFrame(props: ActiveToolLayoutProps) {
  if (!useDrawnOnce()) return null;
  return (
    <Flex direction="column" height="fill">
      <PublishedBar />
      <MoveQuestions />
      <div style={{ flex: 1, minHeight: 0 }}>
        <CrashScreen key={props.activeTool.name}>{props.renderDefault(props)}</CrashScreen>
      </div>
    </Flex>
  );
}

/** Around an open document: what is typed in it is not let go before it is saved. */
export function DocumentFrame(props: DocumentLayoutProps) {
  useKeptUntilSaved(props.documentId, props.documentType);
  if (!useDrawnOnce()) return null;
  return props.renderDefault(props);
}
