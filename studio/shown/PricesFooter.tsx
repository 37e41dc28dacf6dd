import { PublishFooter, type PublishFooterProps } from "../desk/PublishFooter.tsx";

export const pricesHeader = "Publier de nouveaux montants";

/** Below the amounts that change. */
export const PricesFooter = (to: Omit<PublishFooterProps, "text">) => (
  <PublishFooter text="Publier ces montants" {...to} />
);
