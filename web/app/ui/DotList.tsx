type Props = { items: string[]; className?: string };

const dot =
  "relative ps-[1.1em] before:absolute before:top-[0.6em] before:left-0 before:size-[0.4em] before:border before:border-line before:bg-[var(--hue,var(--color-ink))] before:[content:'']";

/** A plain list, each line with a square in the colour of its block. */
export function DotList({ items, className }: Props) {
  return (
    <ul className={className}>
      {items.map((item) => (
        <li key={item} className={dot}>
          {item}
        </li>
      ))}
    </ul>
  );
}
