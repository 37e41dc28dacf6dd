import { contactLimits, countCharacters } from "functions/contact";
import { useState } from "react";

import { type FieldErrors, type FieldName, type FieldValues, trapName } from "./fields.ts";

type Props = {
  values?: FieldValues | undefined;
  errors?: FieldErrors | undefined;
  /** While a request is on its way nothing can be sent again. */
  sending?: boolean;
};

/** What a contact request is made of: the same in the page's HTML and in the island that takes it over. */
export function ContactFields({ values, errors, sending = false }: Props) {
  const field = (name: FieldName) => ({ name, defaultValue: values?.[name], error: errors?.[name] });
  return (
    <>
      <Line {...field("firstName")} label="Prénom" autoComplete="given-name" />
      <Line {...field("lastName")} label="Nom" autoComplete="family-name" />
      <Line {...field("email")} label="E-mail" type="email" autoComplete="email" />
      <Line {...field("phone")} label="Téléphone" type="tel" autoComplete="tel" />
      <Profile chosen={values?.type} error={errors?.type} />
      <Message {...field("message")} />
      <p className="sr-only" aria-hidden="true">
        <label>
          Ne remplissez pas ce champ{" "}
          <input type="text" name={trapName} tabIndex={-1} autoComplete="off" defaultValue={values?.site} />
        </label>
      </p>
      <p className="consent wide">
        Tous les champs sont obligatoires. En envoyant ce message, vous acceptez que nous utilisions ces
        données pour vous répondre&#8239;: voyez notre page <a href="/confidentialite">confidentialité</a>.
      </p>
      <button type="submit" className="button" disabled={sending} aria-busy={sending || undefined}>
        {sending ? "Envoi en cours…" : "Envoyer le message"}
      </button>
    </>
  );
}

type FieldProps = { name: FieldName; defaultValue: string | undefined; error: string | undefined };

type LineProps = FieldProps & { label: string; type?: "text" | "email" | "tel"; autoComplete: string };

function Line({ label, error, type = "text", ...input }: LineProps) {
  return (
    <div>
      <label htmlFor={input.name}>{label}</label>
      <input id={input.name} type={type} required {...input} {...described(input.name, error)} />
      <FieldError name={input.name} error={error} />
    </div>
  );
}

function Profile({ chosen, error }: { chosen: string | undefined; error: string | undefined }) {
  const choices = [
    ["école", "École ou enseignant"],
    ["entreprise", "Entreprise ou professionnel"],
  ];
  return (
    <fieldset className="wide" {...described("type", error)}>
      <legend>Vous êtes</legend>
      <div className="radios">
        {choices.map(([value, label]) => (
          <label key={value}>
            <input type="radio" name="type" value={value} required defaultChecked={chosen === value} />{" "}
            {label}
          </label>
        ))}
      </div>
      <FieldError name="type" error={error} />
    </fieldset>
  );
}

function Message({ name, defaultValue = "", error }: FieldProps) {
  const [length, setLength] = useState(countCharacters(defaultValue));
  const { max } = contactLimits.message;
  return (
    <div className="wide">
      <label htmlFor={name}>Message</label>
      <textarea
        id={name}
        name={name}
        required
        defaultValue={defaultValue}
        onInput={(event) => setLength(countCharacters(event.currentTarget.value))}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? "message-error message-count" : "message-count"}
      />
      <p className={length > max ? "counter over" : "counter"} id="message-count">
        {length}/{max}
      </p>
      <FieldError name={name} error={error} />
    </div>
  );
}

function described(name: FieldName, error: string | undefined) {
  return error ? { "aria-invalid": true, "aria-describedby": `${name}-error` } : {};
}

function FieldError({ name, error }: { name: FieldName; error: string | undefined }) {
  if (!error) return null;
  return (
    <p className="field-error" id={`${name}-error`}>
      {error}
    </p>
  );
}
