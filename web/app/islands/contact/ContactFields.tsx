import { contactLimits, countCharacters } from "functions/contact";
import { profiles } from "functions/profiles";
import { type ReactNode, useState } from "react";

import { button } from "../../ui/button.ts";
import { beginHere } from "./beginHere.ts";
import { Fault } from "./Fault.tsx";
import { fieldId, fieldLabels, type FieldName, type FieldValues, trapName, type Wrong } from "./fields.ts";

type Props = {
  values?: FieldValues | undefined;
  wrong?: Wrong | undefined;
  /** The field to begin with when the page opens: what the site's own answer found wrong. */
  focused?: FieldName | undefined;
  /** While a request is on its way nothing can be sent again. */
  sending?: boolean;
  /** What is said of the whole form, where the visitor's hand is: above the button. */
  children?: ReactNode;
};

const title = "mb-1.5 block font-head text-label font-semibold";
const box = "w-full border-2 border-line bg-ground px-3.5 py-2.5 text-[1.0625rem]/[1.4]";
const choice =
  "flex min-h-12 cursor-pointer items-center gap-[min(0.75rem,3vw)] rounded-[2rem] border-2 border-line px-[min(1rem,4vw)] py-2 font-head text-[min(1rem,8vw)]/[1.3] font-medium has-checked:bg-sun-tint";

/** What a contact request is made of: the same in the page's HTML and in the island that takes it over. */
export function ContactFields({ values, wrong, focused, sending = false, children }: Props) {
  const errorOf = (name: FieldName) => (wrong?.field === name ? wrong.message : undefined);
  const field = (name: FieldName) => ({
    name,
    defaultValue: values?.[name],
    error: errorOf(name),
    begins: focused === name,
  });
  return (
    <>
      <Line {...field("firstName")} autoComplete="given-name" />
      <Line {...field("lastName")} autoComplete="family-name" />
      <Line {...field("email")} type="email" autoComplete="email" />
      <Line {...field("phone")} type="tel" autoComplete="tel" />
      <Profile chosen={values?.type} error={errorOf("type")} begins={focused === "type"} />
      <Message {...field("message")} />
      <p className="sr-only" aria-hidden="true">
        <label>
          Ne remplissez pas ce champ{" "}
          <input type="text" name={trapName} tabIndex={-1} autoComplete="off" defaultValue={values?.site} />
        </label>
      </p>
      <p className="col-span-full text-[1rem] text-muted">
        Tous les champs sont obligatoires. Ces données servent à vous répondre&#8239;: voyez la page{" "}
        <a href="/confidentialite">Confidentialité</a>.
      </p>
      {children}
      <button
        type="submit"
        className={`${button()} group justify-self-start print:hidden`}
        // Not disabled: that would take the focus from it, and whoever tries again is there.
        aria-disabled={sending || undefined}
        aria-busy={sending || undefined}
      >
        {/* Before this code has come as well: islands/starter.ts marks what was pressed. */}
        <span className="group-aria-busy:hidden">Envoyer le message</span>
        <span className="hidden group-aria-busy:inline">Envoi en cours…</span>
      </button>
    </>
  );
}

type FieldProps = {
  name: FieldName;
  defaultValue: string | undefined;
  error: string | undefined;
  begins: boolean;
};

type LineProps = FieldProps & { type?: "text" | "email" | "tel"; autoComplete: string };

function Line({ error, begins, type = "text", ...input }: LineProps) {
  return (
    <div>
      <label htmlFor={fieldId(input.name)} className={title}>
        {fieldLabels[input.name]}
      </label>
      <input
        id={fieldId(input.name)}
        type={type}
        className={`${box} min-h-12 scroll-mt-40`}
        required
        {...input}
        {...beginHere(begins)}
        {...described(input.name, error)}
      />
      {error && <Fault id={errorId(input.name)}>{error}</Fault>}
    </div>
  );
}

type ProfileProps = { chosen: string | undefined; error: string | undefined; begins: boolean };

function Profile({ chosen, error, begins }: ProfileProps) {
  const choices = [
    ["école", profiles.school],
    ["entreprise", profiles.company],
  ];
  return (
    <fieldset className="col-span-full" {...described("type", error)}>
      <legend className={title}>{fieldLabels.type}</legend>
      <div className="grid gap-2 sm:grid-cols-2">
        {choices.map(([value, label], index) => (
          <label key={value} className={choice}>
            <input
              type="radio"
              name="type"
              value={value}
              className="size-[min(1.25rem,6vw)] flex-none accent-voice"
              required
              {...beginHere(begins && index === 0)}
              defaultChecked={chosen === value}
            />{" "}
            {label}
          </label>
        ))}
      </div>
      {error && <Fault id={errorId("type")}>{error}</Fault>}
    </fieldset>
  );
}

function Message({ name, defaultValue = "", error, begins }: FieldProps) {
  const [length, setLength] = useState(countCharacters(defaultValue));
  const { max } = contactLimits.message;
  const count = `${fieldId(name)}-count`;
  return (
    <div className="col-span-full">
      <label htmlFor={fieldId(name)} className={title}>
        {fieldLabels[name]}
      </label>
      <textarea
        id={fieldId(name)}
        name={name}
        className={`${box} block min-h-44 resize-y`}
        required
        {...beginHere(begins)}
        defaultValue={defaultValue}
        onInput={(event) => setLength(countCharacters(event.currentTarget.value))}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${errorId(name)} ${count}` : count}
      />
      <p
        className={`mt-1.5 text-end font-head text-label font-medium figures ${length > max ? "text-error" : "text-muted"}`}
        id={count}
      >
        {length}/{max}
      </p>
      {error && <Fault id={errorId(name)}>{error}</Fault>}
    </div>
  );
}

const errorId = (name: FieldName) => `${fieldId(name)}-error`;

function described(name: FieldName, error: string | undefined) {
  return error ? { "aria-invalid": true, "aria-describedby": errorId(name) } : {};
}
