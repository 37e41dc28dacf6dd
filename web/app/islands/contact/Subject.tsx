import { waitlistName } from "./confirmationPath.ts";

type Props = {
  name: string;
  waitlist: boolean | undefined;
  /** The same page without it, for who has no JavaScript. */
  without: string;
  onRemove: () => void;
};

/** What a visitor writes about, named by the button that led here; it can be taken away. */
export function Subject({ name, waitlist, without, onRemove }: Props) {
  return (
    <p className="col-span-full flex flex-wrap items-center gap-x-4 gap-y-1 bg-sun-tint px-4 py-2">
      <span>
        Au sujet de&#8239;: <strong>{name}</strong>
      </span>
      <input type="hidden" name="subject" value={name} />
      {waitlist && <input type="hidden" name={waitlistName} value="1" />}
      <a
        href={without}
        className="inline-flex min-h-11 items-center underline"
        aria-label={`Retirer le sujet « ${name} »`}
        onClick={(event) => {
          event.preventDefault();
          onRemove();
        }}
      >
        Retirer
      </a>
    </p>
  );
}
