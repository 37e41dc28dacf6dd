import { useEffect, useState } from "react";

import { redeemAddress } from "./redeemAddress.ts";

let redeemed: Promise<string | undefined> | undefined;

/** Whether a sign-in link that led here is still being redeemed, and what is wrong with it. */
export function useArrival() {
  const [arrival, setArrival] = useState<{ redeeming: boolean; problem?: string }>({ redeeming: true });
  useEffect(() => {
    // Once, however often the component is made: what a link brings serves once.
    redeemed ??= redeemAddress();
    void redeemed.then((problem) => setArrival({ redeeming: false, ...(problem && { problem }) }));
  }, []);
  return arrival;
}
