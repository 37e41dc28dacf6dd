import { mailHealth } from "functions/mail-trouble";
import useSWR from "swr";

import { ask } from "../staff/ask.ts";
import { database } from "../staff/database.ts";
import { mailTrouble } from "./mailTrouble.ts";
import { Notice } from "./Notice.tsx";
import type { Place } from "./usePlace.ts";

/** Says that e-mails do not leave, and leads to the requests they are about. */
export function MailNotice({ place: { filters, narrow } }: { place: Place }) {
  const { data } = useSWR(
    "mail health",
    async () => mailHealth.parse((await ask(database().rpc("mail_health"))).data),
    { refreshInterval: 30_000 },
  );
  const trouble = data && mailTrouble(data);
  if (!trouble) return null;
  const some = data.late + data.given_up > 0 && !filters.courrier;
  return (
    <Notice
      tone="caution"
      said={trouble}
      {...(some && {
        action: "Voir ces demandes",
        act: () => narrow({ etat: "all", courrier: "1" }),
      })}
    />
  );
}
