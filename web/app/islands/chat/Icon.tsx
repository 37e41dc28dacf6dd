type Props = { path: string; filled?: boolean };

/** What a round button shows. */
export function Icon({ path, filled }: Props) {
  return (
    <svg
      viewBox="0 0 20 20"
      className="w-5"
      fill={filled ? "currentcolor" : "none"}
      stroke="currentcolor"
      strokeWidth="2"
      aria-hidden="true"
    >
      <path d={path} />
    </svg>
  );
}
