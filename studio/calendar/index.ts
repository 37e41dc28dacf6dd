export { type Classes, classesOf, type Edition, firstClassOf, spanOf, type WeeklyClass } from "./classes.ts";
export { addDays, type Day, daysOf, lastOfMonth, type Span, spanProblem, weekdayOf, within } from "./days.ts";
export { lengthOf, parseHours, type Time, timesIn } from "functions/hours";
export { publicHoliday } from "./publicHolidays.ts";
export { type Weekday, weekdays } from "functions/weekdays";
