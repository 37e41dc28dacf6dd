type Props = { holidays: { _id: string; start: string; end: string }[] };

const row = "grid grid-cols-[4.25rem_1fr] items-center";

const monthName = new Intl.DateTimeFormat("fr-BE", { month: "short", timeZone: "UTC" });

/** A school year, September to June, a line for a month: the days off as strips. The dates are also told in words. */
export function YearPlanner({ holidays }: Props) {
  const [first] = holidays;
  if (!first) return null;
  const year = Number(first.start.slice(0, 4)) - (Number(first.start.slice(5, 7)) < 9 ? 1 : 0);
  const months = Array.from({ length: 10 }, (_, index) => new Date(Date.UTC(year, 8 + index, 1)));
  return (
    <div className="border-2 border-line bg-panel font-head text-label/none font-medium" aria-hidden="true">
      <div className={row}>
        <span />
        <p className="grid grid-cols-[repeat(4,7fr)_3fr] border-l-2 border-line py-2 text-[0.8125rem] text-muted">
          {[1, 8, 15, 22, 29].map((day) => (
            <span key={day} className="pl-1">
              {day}
            </span>
          ))}
        </p>
      </div>
      {months.map((month) => (
        <div key={month.getTime()} className={`${row} border-t border-line`}>
          <span className="pl-3">{monthName.format(month)}</span>
          <svg
            viewBox="0 0 31 10"
            preserveAspectRatio="none"
            className="h-[clamp(1.5rem,3vw,2.25rem)] w-full border-l-2 border-line"
          >
            <path className="fill-weekend" d={strips(month, isWeekend)} />
            <path
              className="fill-holiday"
              d={strips(month, (day) => holidays.some(({ start, end }) => start <= day && day <= end))}
            />
          </svg>
        </div>
      ))}
    </div>
  );
}

const isWeekend = (day: string) => [0, 6].includes(new Date(day).getUTCDay());

/** A rectangle for each run of days that are marked. */
function strips(month: Date, marked: (day: string) => boolean): string {
  const length = new Date(Date.UTC(month.getUTCFullYear(), month.getUTCMonth() + 1, 0)).getUTCDate();
  const isMarked = (number: number) =>
    marked(`${month.toISOString().slice(0, 8)}${String(number).padStart(2, "0")}`);
  let path = "";
  for (let from = 1; from <= length; from++) {
    if (!isMarked(from)) continue;
    let days = 1;
    while (from + days <= length && isMarked(from + days)) days++;
    path += `M${from - 1} 0h${days}v10h-${days}z`;
    from += days;
  }
  return path;
}
