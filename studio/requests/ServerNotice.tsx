import { Box } from "@sanity/ui";

import { saidOf } from "../staff/ask.ts";
import { remedyOf } from "../staff/remedyOf.ts";
import { Notice } from "./Notice.tsx";
import { useOverview } from "./useOverview.ts";

/** Says that the server is not reached, for as long as it is not. */
export function ServerNotice() {
  const { error, mutate } = useOverview();
  if (!error) return null;
  return (
    <Box padding={3}>
      <Notice
        tone="critical"
        said={`${saidOf(error)} Ce qui est affiché n’est peut-être plus à jour.`}
        {...remedyOf(error, () => void mutate())}
      />
    </Box>
  );
}
