import type { SanityDocumentLike } from "sanity";

import { durationInWords } from "functions/duration-in-words";
import { inDays } from "functions/in-days";
import { inEuros } from "functions/in-euros";

import { planAmounts } from "../schema/choices.ts";
import { nextPriceOf } from "functions/next-price";
import { amountsOf } from "./amounts.ts";
import { type Datum, durations, type Fields } from "./datum.ts";
import { escaped } from "./names.ts";

/** The figures a plan gives on a day: its amounts and discounts, for how many it is, how long it lasts. */
export function planData(plan: Fields, documents: SanityDocumentLike[], today: string): Datum[] {
  const plans = documents.filter(({ _type }) => _type === "plan") as Fields[];
  return [
    ...amountsData(plan, documents, today),
    ...discountsOf(plan, documents, today),
    ...peopleOf(plan),
    ...durationsOf(plan, plans),
  ];
}

function amountsData(plan: Fields, documents: SanityDocumentLike[], today: string): Datum[] {
  const amounts = amountsOf(plan, documents, today);
  const next = nextPriceOf(plan);
  const later = next && next.from > today ? next : undefined;
  const about = { kind: "amount" as const, ...ofPlan(plan) };
  const data = planAmounts.flatMap((one): Datum[] => {
    const { value: amount, title } = one;
    const euros = amounts[amount];
    if (euros === undefined) return [];
    const name = `${String(plan.name)}, ${title.toLowerCase()}`;
    const isPrice = amount === "price";
    const then = isPrice && later ? `, puis ${inEuros(later.amount)} dès le ${inDays(later.from)}` : "";
    return [
      {
        ...about,
        label: `${name} : ${inEuros(euros)}${then}`,
        written: inEuros(euros),
        values: [euros],
        inserted: {
          title: name,
          object: { _type: "price", plan: { _type: "reference", _ref: plan._id }, amount },
        },
        ...("called" in one && { called: one.called }),
        ...(isPrice && { period: periodOf(plan) }),
        ...(amount === "installment" && { period: "1 mois" }),
      },
    ];
  });
  if (!later) return data;
  const label = `${String(plan.name)}, dès le ${inDays(later.from)} : ${inEuros(later.amount)}`;
  const called = "dès|à partir d|prochain|bientôt|passe|devien|augment|coûtera|sera|puis";
  return [...data, { ...about, label, called, written: inEuros(later.amount), values: [later.amount] }];
}

/** « /mois », « pour 3 mois » ; else how long the plan lasts. */
function periodOf({ period, duration }: Fields): string | undefined {
  const [, count = "1", unit] =
    /(?:\/|par |pour )(?:(\d+)[\s\u00A0\u202F])?(h(?:eure)?|jour|semaine|mois|an)(?!\p{L})/u.exec(
      period ?? "",
    ) ?? [];
  if (unit) return `${count} ${unit === "h" ? "heure" : unit}`;
  return durationInWords(duration)
    ?.replaceAll("\u00A0", " ")
    .replace(/s$/, (end) => (duration?.endsWith("M") ? end : ""));
}

function discountsOf(plan: Fields, documents: SanityDocumentLike[], today: string): Datum[] {
  const { original, saving } = amountsOf(plan, documents, today);
  const about = { kind: "percent" as const, ...ofPlan(plan) };
  const discounts = (plan.discounts ?? []).flatMap(({ percent, from: rank }): Datum[] =>
    percent == null || rank == null
      ? []
      : [
          {
            ...about,
            label: `${String(plan.name)}, remise à partir de ${rank} : ${inPercent(percent)}`,
            written: inPercent(percent),
            values: [percent],
            rank,
          },
        ],
  );
  if (!original || !saving || !plan.showSavingPercent) return discounts;
  const percent = Math.round((saving / original) * 100);
  const label = `${String(plan.name)}, économie : ${inPercent(percent)}`;
  return [...discounts, { ...about, label, written: inPercent(percent), values: [percent] }];
}

/** « 12,5 % ». */
const inPercent = (percent: number) => `${percent.toLocaleString("fr-BE")}\u00A0%`;

function peopleOf(plan: Fields): Datum[] {
  const about = ofPlan(plan);
  const { participants, minParticipants, installment, name } = plan;
  const sizes = [
    { size: participants, isLeast: false },
    { size: minParticipants, isLeast: true },
  ];
  return [
    ...sizes.flatMap(({ size, isLeast }) =>
      typeof size === "number"
        ? {
            ...about,
            kind: "size" as const,
            label: `${name} : ${size} participants, au ${isLeast ? "moins" : "plus"}`,
            written: String(size),
            values: [size],
            isLeast,
          }
        : [],
    ),
    ...(installment?.count
      ? [
          {
            ...about,
            kind: "installments" as const,
            label: `${name} : ${installment.count} mensualités`,
            written: `${installment.count} mensualités`,
            values: [installment.count],
          },
        ]
      : []),
  ];
}

/** What plans of which this holds are called: the first word of each one's name. */
function headsOf(plans: Fields[], holds: (plan: Fields) => boolean): string {
  const heads = plans.filter(holds).map(({ name }) =>
    String(name)
      .split(/[\s\u00A0\u202F]/)[0]!
      .toLowerCase(),
  );
  return [...new Set(heads)].map((head) => `(?<!\\p{L})${escaped(head)}(?!\\p{L})`).join("|");
}

function durationsOf(plan: Fields, plans: Fields[]): Datum[] {
  const about = ofPlan(plan);
  const name = String(plan.name);
  const unit = String(plan.duration).at(-1) ?? "";
  const hours = typeof plan.hours === "number" ? `${plan.hours} heures` : undefined;
  return [
    ...durations(durationInWords(plan.duration), name, {
      ...about,
      called: headsOf(plans, ({ duration }) => String(duration).endsWith(unit)),
    }),
    ...durations(hours, name, {
      ...about,
      called: `${headsOf(plans, (one) => one.hours != null)}|par élève`,
    }),
    ...durations(durationInWords(plan.followUp), `${name}, suivi`, {
      ...about,
      called: "suivi|support technique|accompagn",
    }),
  ];
}

function ofPlan(plan: Fields) {
  return { subject: `plan ${plan._id}` as const, audience: plan.audience };
}
