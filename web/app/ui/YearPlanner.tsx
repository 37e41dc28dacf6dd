type Props = { holidays: { _id: string; start: string; end: string }[] };

const monthName = new Intl.DateTimeFormat("fr-BE", { month: "short", timeZone: "UTC" });

/** A school year, September to June, a line for a month: the days off as strips. The dates are also told in words. */
export function YearPlanner({ holidays }: Props) {
  const [first] = holidays;
  if (!first) return null;
  const year = Number(first.start.slice(0, 4)) - (Number(first.start.slice(5, 7)) < 9 ? 1 : 0);
  const months = Array.from({ length: 10 }, (_, index) => new Date(Date.UTC(year, 8 + index, 1)));
  return (
    <div className="planner" aria-hidden="true">
      <div>
        <span />
        <p className="days">
          {[1, 8, 15, 22, 29].map((day) => (
            <i key={day}>{day}</i>
          ))}
        </p>
      </div>
      {months.map((month) => (
        <div key={month.getTime()}>
          <span>{monthName.format(month)}</span>
          <svg viewBox="0 0 31 10" preserveAspectRatio="none">
            <path className="weekend" d={strips(month, isWeekend)} />
            <path
              className="off"
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
