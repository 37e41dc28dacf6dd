import { useEffect, useState } from "react";
import { onRetry, useConnectionStatusStore } from "sanity";

/** How long a connection that opens may take before it counts as lost, and between two tries, in milliseconds. */
const patience = 2000;

/** Whether this browser has a network and the Content Lake answers. */
export function useConnected(): boolean {
  const network = useNetwork();
  const lake = useLake();
  return network && lake;
}

function useNetwork(): boolean {
  const [online, setOnline] = useState(navigator.onLine);
  useEffect(() => {
    const update = () => setOnline(navigator.onLine);
    window.addEventListener("online", update);
    window.addEventListener("offline", update);
    return () => {
      window.removeEventListener("online", update);
      window.removeEventListener("offline", update);
    };
  }, []);
  return online;
}

function useLake(): boolean {
  const { connectionStatus$ } = useConnectionStatusStore();
  const [lost, setLost] = useState(false);
  useEffect(() => {
    const subscription = connectionStatus$.subscribe(({ type }) => {
      if (type === "error") setLost(true);
      if (type === "connected") setLost(false);
    });
    return () => subscription.unsubscribe();
  }, [connectionStatus$]);
  useEffect(() => {
    if (!lost) return undefined;
    // Left alone, the Studio waits longer each time, up to four minutes.
    const timer = setInterval(onRetry, patience);
    return () => clearInterval(timer);
  }, [lost]);
  return !lost;
}
