import { EarthGlobeIcon } from "@sanity/icons/EarthGlobe";
import { Badge, Box, Text } from "@sanity/ui";
import { useContext, useEffect, useSyncExternalStore } from "react";

import { InForm } from "../inputs/InForm.ts";
import { notePublished, siteOnType } from "./followList.ts";
import { listSign } from "./listSign.ts";
import { tones } from "./liveState.ts";

type Props = {
  id: string;
  type: string;
  /** The published revision; undefined where the row shows a draft. */
  rev: string | undefined;
  /** It waits for its hour, and its row says so. */
  waits: boolean;
};

/** In lists: on how many pages a document is, quietly; what is not live stands out. */
export function ListSign(props: Props) {
  return useContext(InForm) ? null : <Sign {...props} />;
}

/** Titles need the room of a narrow list: of what is well an icon is left, whose words one reads when pointing at it. */
const narrow = `
  [data-testid="pane"] { container-type: inline-size; }
  [data-sign-icon] { display: none; }
  @container (max-width: 25rem) {
    [data-sign-icon] { display: block; }
    [data-testid="list-sign"] > [data-sign-icon] + * { position: absolute; clip-path: inset(50%); }
  }
`;

function Sign({ id, type, rev, waits }: Props) {
  const question = siteOnType(type);
  const known = useSyncExternalStore(question.follow, () => question.known);
  useEffect(() => (rev ? notePublished(type, id, rev) : undefined), [type, id, rev]);
  const sign = listSign({ id, type, rev, waits }, known);
  if (!sign) return null;
  const { kind, text, title } = sign;
  return (
    <Box flex="none" paddingRight={1} title={`${text}. ${title}`} data-testid="list-sign">
      <style href="list-sign" precedence="default">
        {narrow}
      </style>
      {kind === "live" && <Icon />}
      {kind === "on its way" && <Icon color={`var(--card-badge-${tones[kind]}-dot-color)`} />}
      {kind === "live" ? (
        <Text size={0} muted style={{ whiteSpace: "nowrap" }}>
          {text}
        </Text>
      ) : (
        <Badge tone={tones[kind]} fontSize={0} style={{ whiteSpace: "nowrap" }}>
          {text}
        </Badge>
      )}
    </Box>
  );
}

/** In an element of its own, whose display no class of the library's says. */
const Icon = ({ color }: { color?: string }) => (
  <div data-sign-icon>
    <Text size={1} muted>
      <EarthGlobeIcon style={color ? { color } : {}} />
    </Text>
  </div>
);
