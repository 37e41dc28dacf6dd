/** Does something some time after the last time it was asked for, in milliseconds: what comes in one go leads to it once. */
export function whenCalm<Args extends unknown[]>(act: (...args: Args) => void, after: number) {
  let waiting: NodeJS.Timeout | undefined;
  return (...args: Args): void => {
    clearTimeout(waiting);
    waiting = setTimeout(act, after, ...args).unref();
  };
}
