import { useEffect, useState } from "react";

import { redeemAddress } from "./redeemAddress.ts";
import { useSession } from "./useSession.ts";

let redeemed: Promise<string | undefined> | undefined;

/** Whether a sign-in link that led here is still being redeemed, and what is wrong with it. */
export function useArrival() {
  const [arrival, setArrival] = useState<{ redeeming: boolean; problem?: string }>({ redeeming: true });
  useEffect(() => {
    const told = (problem?: string) => setArrival({ redeeming: false, ...(problem && { problem }) });
    // Once, however often the component is made: what a link brings serves once.
    redeemed ??= redeemAddress();
    void redeemed.then(told);
    // A link that is opened where the same page is open already loads nothing.
    function again() {
      setArrival({ redeeming: true });
      void redeemAddress().then(told);
    }
    window.addEventListener("hashchange", again);
    return () => window.removeEventListener("hashchange", again);
  }, []);
  const signedIn = Boolean(useSession());
  const { problem } = arrival;
  useEffect(() => {
    // Who is in all the same is not reproached with it once they are out again.
    if (!signedIn || !problem) return;
    redeemed = Promise.resolve(undefined);
    setArrival({ redeeming: false });
  }, [signedIn, problem]);
  return arrival;
}
