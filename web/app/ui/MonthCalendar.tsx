import { daysOf, lastOfMonth, weekdayOf, weekdays, within } from "studio/calendar";

import { type EditionCalendar, daysInWords } from "../content/calendarMonths.ts";
import { inDays, monthInWords } from "functions/in-days";

type Props = {
  /** Its first day. */
  start: string;
  calendar: EditionCalendar;
  today: string;
};

/** A month's days, weeks from Monday, and in words what is on them. */
export function MonthCalendar({ start, calendar, today }: Props) {
  const days = daysOf({ start, end: lastOfMonth(start) });
  return (
    <section className="break-inside-avoid">
      <h3 className="mb-3 text-title">{monthInWords(start)}</h3>
      <div
        aria-hidden="true"
        className="grid grid-cols-7 gap-y-1 text-center font-head text-[min(0.9375rem,6vw)] figures"
      >
        {weekdays.map(({ value, title }) => (
          <span key={value} className="text-[min(0.8125rem,6vw)] text-muted uppercase">
            {title.charAt(0)}
          </span>
        ))}
        {days.map((day, index) => (
          <DayCell
            key={day}
            day={day}
            className={index === 0 ? columns[weekdayOf(day)] : ""}
            isToday={day === today}
            calendar={calendar}
          />
        ))}
      </div>
      <p className="mt-3 text-[0.875rem] text-muted">
        {daysInWords(start, calendar)} {sameMonth(today, start) && `Aujourd’hui : ${inDays(today)}.`}
      </p>
    </section>
  );
}

/** Where a month begins, by its first day's number. */
const columns = [
  "col-start-7",
  "col-start-1",
  "col-start-2",
  "col-start-3",
  "col-start-4",
  "col-start-5",
  "col-start-6",
];

const cell = "relative grid place-items-center";
const disk = "grid aspect-square w-full max-w-9 place-items-center rounded-full";

type DayProps = {
  day: string;
  calendar: EditionCalendar;
  isToday: boolean;
  className: string | undefined;
};

function DayCell({ day, className, isToday, calendar }: DayProps) {
  const { classes, holidays, dates } = calendar;
  const taught = classes.find(({ days }) => days.includes(day));
  const off = holidays.some((holiday) => within(day, holiday));
  const dated = dates.some((date) => within(day, date));
  const look = [
    taught && "border-2 border-hue bg-hue font-bold text-on-hue",
    dated && "rounded-none outline-2 -outline-offset-2 outline-line",
    isToday && "ring-3 ring-voice",
  ];
  return (
    <span className={`${cell} ${className} ${off ? "border-b-4 border-holiday text-muted" : ""}`}>
      <span
        className={`${disk} ${look.filter(Boolean).join(" ")}`}
        data-hue={taught && (taught.month?.block.color ?? "iris")}
      >
        {Number(day.slice(8))}
      </span>
    </span>
  );
}

const sameMonth = (day: string, other: string) => day.slice(0, 7) === other.slice(0, 7);
