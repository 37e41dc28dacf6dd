/** Does what it is given one after the other, whether or not the one before succeeds. */
export function inTurn() {
  let last: Promise<unknown> = Promise.resolve();
  return <Done>(write: () => Promise<Done>): Promise<Done> => {
    const turn = last.then(write);
    last = turn.catch(() => {});
    return turn;
  };
}
