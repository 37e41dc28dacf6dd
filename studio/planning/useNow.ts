import { useEffect, useState } from "react";

import { clockIn, dayIn } from "functions/brussels";

const minute = 60_000;
const read = (moment: Date) => ({ day: dayIn(moment), time: clockIn(moment) });

/** The day and the hour it is in Brussels, to the minute. */
export function useNow() {
  const [now, setNow] = useState(() => read(new Date()));
  useEffect(() => {
    const timer = setInterval(() => setNow(read(new Date())), minute);
    return () => clearInterval(timer);
  }, []);
  return now;
}
export type Now = ReturnType<typeof read>;
