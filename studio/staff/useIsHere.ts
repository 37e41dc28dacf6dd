import { useEffect, useRef } from "react";

/** Whether who waited for an answer is still where it would be shown. */
export function useIsHere() {
  const isHere = useRef(true);
  useEffect(() => {
    isHere.current = true;
    return () => void (isHere.current = false);
  }, []);
  return isHere;
}
