/** What a contact request is made of. */
export function ContactFields() {
  return (
    <form method="post" className="fields" id="contact-form">
      <Field name="firstName" label="Prénom" autoComplete="given-name" maxLength={100} />
      <Field name="lastName" label="Nom" autoComplete="family-name" maxLength={100} />
      <Field name="email" label="E-mail" type="email" autoComplete="email" maxLength={255} />
      <Field name="phone" label="Téléphone" type="tel" autoComplete="tel" minLength={8} maxLength={20} />
      <fieldset className="wide">
        <legend>Vous êtes</legend>
        <div className="radios">
          <label>
            <input type="radio" name="type" value="école" required /> École ou enseignant
          </label>
          <label>
            <input type="radio" name="type" value="entreprise" required /> Entreprise ou professionnel
          </label>
        </div>
      </fieldset>
      <div className="wide">
        <label htmlFor="message">Message</label>
        <textarea id="message" name="message" required minLength={10} maxLength={1000} aria-describedby="message-count" />
        <p className="counter" id="message-count">
          0/1000
        </p>
      </div>
      <p className="consent wide">
        Tous les champs sont obligatoires. En envoyant ce message, vous acceptez que nous utilisions ces données pour
        vous répondre&#8239;: voyez notre page <a href="/confidentialite">confidentialité</a>.
      </p>
      <button type="submit" className="button">
        Envoyer le message
      </button>
    </form>
  );
}

type FieldProps = {
  name: string;
  label: string;
  type?: "text" | "email" | "tel";
  autoComplete: string;
  minLength?: number;
  maxLength: number;
};

function Field({ label, ...input }: FieldProps) {
  return (
    <div>
      <label htmlFor={input.name}>{label}</label>
      <input id={input.name} required {...input} />
    </div>
  );
}
