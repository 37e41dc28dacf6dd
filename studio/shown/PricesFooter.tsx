import { PublishFooter } from "../desk/PublishFooter.tsx";

export const pricesHeader = "Publier de nouveaux montants";

/** Below the amounts that change. */
export const PricesFooter = (to: { publish: () => void; close: () => void }) => (
  <PublishFooter text="Publier ces montants" {...to} />
);
