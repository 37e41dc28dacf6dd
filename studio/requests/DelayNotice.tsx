import { useToast } from "@sanity/ui/toast";
import { useClient } from "sanity";
import useSWR from "swr";

import { apiVersion } from "../apiVersion.ts";
import { ask, saidOf } from "../staff/ask.ts";
import { database } from "../staff/database.ts";
import { delayTrouble } from "./delayTrouble.ts";
import { Notice } from "./Notice.tsx";
import { useOverview } from "./useOverview.ts";

/** Says that the site promises another delay than the one that makes a request late, and has this one follow. */
export function DelayNotice() {
  const client = useClient({ apiVersion });
  const { data: promised } = useSWR("promised delay", () =>
    client.fetch<string | null>(`*[_id == "settings"][0].facts.replyDelay`),
  );
  const { data: overview, mutate } = useOverview();
  const toast = useToast();
  const trouble = promised && overview && delayTrouble(promised, overview.answer_within_hours);
  if (!trouble) return null;
  const { said, hours } = trouble;

  async function follow() {
    try {
      await ask(database().rpc("set_answer_within", { hours }));
      await mutate();
    } catch (error) {
      toast.push({ status: "error", title: "Rien n’a été changé", description: saidOf(error) });
    }
  }

  return (
    <Notice
      tone="caution"
      said={said}
      {...(hours && { action: `Compter ${promised}`, act: () => void follow() })}
    />
  );
}
