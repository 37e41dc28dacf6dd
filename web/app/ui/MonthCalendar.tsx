import { type Classes, daysOf, lastOfMonth, weekdayOf, weekdays, within } from "studio/calendar";

import { capital } from "../content/capital.ts";
import { inDays } from "../content/inDays.ts";
import { monthName } from "../content/month.ts";
import type { Year } from "../content/year.ts";

type Props = {
  /** Its first day. */
  start: string;
  classes: Classes<{ start: string; block: { color: string } }>[];
  holidays: Year["holidays"];
  /** Workshops and sessions that have a date. */
  dates: { day: string; title: string }[];
  today: string;
};

/** A month's days, weeks from Monday, and in words what is on them. */
export function MonthCalendar(props: Props) {
  const { start, today } = props;
  const days = daysOf({ start, end: lastOfMonth(start) });
  const before = (weekdayOf(start) + 6) % 7;
  const hue = props.classes.find(({ days: taught }) => taught.some((day) => sameMonth(day, start)))?.month
    .block.color;
  return (
    <section className="break-inside-avoid" data-hue={hue}>
      <h3 className="mb-3 text-title">{capital(monthName(start))}</h3>
      <div
        aria-hidden="true"
        className="grid grid-cols-7 gap-y-1 text-center font-head text-[0.9375rem] tabular-nums"
      >
        {weekdays.map(({ value, title }) => (
          <span key={value} className="text-[0.8125rem] text-muted uppercase">
            {title.charAt(0)}
          </span>
        ))}
        {before > 0 && <span style={{ gridColumn: `span ${before}` }} />}
        {days.map((day) => (
          <DayCell key={day} day={day} isToday={day === today} {...props} />
        ))}
      </div>
      <p className="mt-3 text-[0.875rem] text-muted">{inWords(props)}</p>
    </section>
  );
}

const cell = "relative grid min-h-9 place-items-center";
const disk = "grid size-9 place-items-center rounded-full";

function DayCell({ day, isToday, classes, holidays, dates }: Props & { day: string; isToday: boolean }) {
  const taught = classes.some(({ days }) => days.includes(day));
  const off = holidays.some((holiday) => within(day, holiday));
  const dated = dates.some((date) => date.day === day);
  const look = [
    taught && "bg-hue font-bold text-on-hue",
    dated && "rounded-none outline-2 -outline-offset-2 outline-line",
    isToday && "ring-3 ring-voice",
  ];
  return (
    <span className={`${cell} ${off ? "border-b-4 border-holiday text-muted" : ""}`}>
      <span className={`${disk} ${look.filter(Boolean).join(" ")}`}>{Number(day.slice(8))}</span>
    </span>
  );
}

function inWords({ start, classes, holidays, dates, today }: Props): string {
  const span = { start, end: lastOfMonth(start) };
  const lines = classes.flatMap(({ on, days }) => {
    const own = days.filter((day) => within(day, span));
    return own.length > 0 ? `${on.title} ${own.map((day) => Number(day.slice(8))).join(", ")}` : [];
  });
  return [
    lines.length > 0 ? `Cours : ${lines.join(" ; ")}.` : "Pas de cours.",
    ...dates.filter(({ day }) => within(day, span)).map(({ day, title }) => `${title} le ${inDays(day)}.`),
    ...holidays
      .filter(({ start: from, end }) => from <= span.end && end >= span.start)
      .map(({ name, start: from, end }) => `${name} : du ${inDays(from)} au ${inDays(end)}.`),
    within(today, span) && `Aujourd’hui : ${inDays(today)}.`,
  ]
    .filter(Boolean)
    .join(" ");
}

const sameMonth = (day: string, other: string) => day.slice(0, 7) === other.slice(0, 7);
