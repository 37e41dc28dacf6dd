import { ArrowRightIcon } from "@sanity/icons/ArrowRight";
import { Card, Flex, Stack, Text } from "@sanity/ui";
import { useEffect, useState } from "react";
import { pathToString, type SanityDocument, useClient } from "sanity";

import { apiVersion } from "../apiVersion.ts";
import { DocumentRow } from "../desk/DocumentRow.tsx";
import { useFound } from "../desk/useFound.ts";
import { isOnline } from "../schema/whenShown.ts";
import { lostAmounts } from "./lostAmounts.ts";
import { type PriceChange, priceChanges } from "./priceChanges.ts";
import { ShownList } from "./ShownList.tsx";
import { useShowing } from "./useShowing.ts";
import { useSite } from "./useSite.ts";

type Props = { published: SanityDocument; draft: SanityDocument };

/** Those that are offered: to one that is not, the site compares nothing. */
const plansGroq = /* groq */ `*[_type == "plan" && ${isOnline}] | order(audience asc, orderRank asc)`;

/** Before a price is published: each amount that changes, and what shows it. */
export function PricePublication({ published, draft }: Props) {
  const client = useClient({ apiVersion });
  const [plans, setPlans] = useState<SanityDocument[]>();
  const site = useSite(published._id, published._rev);
  const { shown } = useShowing(published, site);
  useEffect(() => {
    let current = true;
    void client
      .withConfig({ perspective: "published" })
      .fetch<SanityDocument[]>(plansGroq)
      // Without the others, the plan's own amounts are still said.
      .catch(() => [])
      .then((found) => current && setPlans(found));
    return () => void (current = false);
  }, [client]);

  return (
    <Stack gap={5}>
      {plans && <Changes changes={priceChanges(published, draft, plans)} />}
      {plans && <Lost draft={draft} plans={plans} />}
      {!plans || !shown ? (
        <Text muted>Un instant…</Text>
      ) : (
        <Stack gap={4}>
          <Text size={1}>
            Ces montants changent, aussitôt ou le jour dit, partout où la formule est montrée :
          </Text>
          <ShownList {...shown} users={[]} partial={site.answer?.partial} apart />
        </Stack>
      )}
    </Stack>
  );
}

/** What refers to some plan. */
const saying = "*[references($plans)]";

/** The sentences that will not be shown, for want of their amount. */
function Lost({ draft, plans }: { draft: SanityDocument; plans: SanityDocument[] }) {
  const ids = plans.map(({ _id }) => _id);
  const { found = [] } = useFound<SanityDocument[]>(saying, { plans: ids }, "published");
  const sentences = lostAmounts(draft, plans, found);
  if (sentences.length === 0) return null;
  return (
    <Stack gap={4}>
      <Text size={1}>Ces phrases ne paraîtront plus. Corrigez-les d’abord, ou aussitôt après :</Text>
      <Stack gap={1}>
        {sentences.map(({ document, type, path, index, excerpt }) => (
          <DocumentRow
            key={`${document} ${pathToString(path)} ${index}`}
            id={document}
            type={type}
            note={excerpt}
            apart
          />
        ))}
      </Stack>
    </Stack>
  );
}

function Changes({ changes }: { changes: PriceChange[] }) {
  return (
    <Card border radius={3} overflow="hidden">
      <Stack as="ul" aria-label="Montants qui changent">
        {changes.map(({ plan, what, before, after }) => (
          <Card as="li" key={`${plan} ${what}`} borderBottom padding={3}>
            <Flex gap={3} align="center" wrap="wrap">
              <Stack gap={2} flex={1}>
                <Text size={1} weight="medium">
                  {plan}
                </Text>
                <Text size={1} muted>
                  {what}
                </Text>
              </Stack>
              {before !== after && (
                <>
                  <Text muted>{before ? <s>{before}</s> : "rien"}</Text>
                  <Text muted aria-label="devient">
                    <ArrowRightIcon />
                  </Text>
                </>
              )}
              <Text weight="semibold">{after ?? "rien"}</Text>
            </Flex>
          </Card>
        ))}
      </Stack>
    </Card>
  );
}
