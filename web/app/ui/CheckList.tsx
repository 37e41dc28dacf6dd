type Item = { _key?: string; title: string; note?: string | null | undefined };
type Props = {
  items: (Item | string)[];
  /** Large, a line between them; `wide`: in two columns where there is room. */
  ruled?: boolean | "wide";
  className?: string;
};

const tick =
  "relative ps-[min(1.75em,9vw)] before:absolute before:left-0 before:font-head before:font-bold before:[content:'✓'/'']";
const ruledItem = "border-b border-line py-3.5 font-head text-title/[1.3] font-semibold before:text-voice";
const ruledList = "border-line border-t-2";
const wideList =
  "border-line max-md:border-t-2 md:grid md:grid-cols-2 md:gap-x-[clamp(2rem,5vw,5rem)] md:[&>:nth-child(-n+2)]:border-t-2";

/** What is there, ticked off. */
export function CheckList({ items, ruled, className = "" }: Props) {
  if (items.length === 0) return null;
  const list = ruled === "wide" ? wideList : ruled ? ruledList : "";
  const item = `${tick} ${ruled ? ruledItem : "py-[0.3em]"}`;
  const small = `block text-label text-muted ${ruled ? "mt-1 font-text font-normal" : ""}`;
  return (
    <ul className={`${list} ${className}`}>
      {items.map(itemOf).map(({ _key, title, note }) => (
        <li key={_key ?? title} className={item}>
          {title}
          {note && <small className={small}>{note}</small>}
        </li>
      ))}
    </ul>
  );
}

function itemOf(item: Item | string): Item {
  return typeof item === "string" ? { title: item } : item;
}
