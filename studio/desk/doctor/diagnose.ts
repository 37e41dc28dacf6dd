/** A thing a preview needs: that it is well, or what is wrong with it and what cures that. */
export type Finding = { about: string; fault?: string; cure?: string };

/** What the site says to who asks with a secret; `web/app/resources/previewCheck.ts`. */
type Answer = {
  opens: "yes" | "no token" | "token refused" | "unreachable" | "unknown secret" | "expired";
  now: string;
  site?: string;
  studio?: string;
};

/** What the doctor may do. */
export type Means = {
  siteUrl: string;
  /** The address of this Studio, and the content it writes. */
  studioUrl: string;
  project: string;
  fetch: typeof fetch;
  /** Stores a secret in the content, as the preview does. */
  newSecret: () => Promise<string>;
  /** Shows an address in a frame; what its page tells, undefined when it tells nothing. */
  framed: (url: string) => Promise<unknown>;
  /** Whether another page shows this Studio in a frame. */
  isFramed: boolean;
  now: () => number;
};

/** How far two clocks may be apart, in milliseconds. */
const closeEnough = 60_000;

/** Tries what a preview needs, in the order it needs it; the first fault ends it, for others would only follow from it. */
export async function* diagnose(means: Means): AsyncGenerator<Finding> {
  for (const [about, faultIn] of stepsOf(means)) {
    const fault = await faultIn();
    yield { about, ...fault };
    if (fault) return;
  }
}

type Fault = { fault: string; cure: string };
type Step = [about: string, faultIn: () => Promise<Fault | undefined> | Fault | undefined];

function stepsOf(means: Means): Step[] {
  let secret = "";
  let answer: Answer;
  let [asked, answered] = [0, 0];
  async function secretFault() {
    const made = await means.newSecret().catch(() => undefined);
    if (!made) return noSecret;
    secret = made;
    return undefined;
  }
  async function routeFault() {
    asked = means.now();
    const given = await answerOf(means, secret);
    answered = means.now();
    if (!given) return noRoute(means);
    answer = given;
    return undefined;
  }
  return [
    [`Le site répond à ${means.siteUrl}`, () => siteFault(means)],
    ["Le Studio peut ouvrir un aperçu", secretFault],
    ["La porte de l’aperçu répond", routeFault],
    ["Le site et cet ordinateur sont à la même heure", () => clockFault(answer, asked, answered)],
    ["Le site lit les brouillons, et reconnaît le Studio", () => admissionFault(answer, means)],
    ["Le site et le Studio se connaissent par la même adresse", () => originFault(answer, means)],
    ["Le site se montre dans le Studio, et le navigateur garde son cookie", () => frameFault(means, secret)],
  ];
}

async function siteFault({ siteUrl, studioUrl, fetch }: Means) {
  const local = /^http:\/\/(localhost|127\.0\.0\.1)(:|$)/.test(siteUrl);
  if (studioUrl.startsWith("https:") && siteUrl.startsWith("http:") && !local)
    return {
      fault: "Le Studio est en https et le site en http : le navigateur refuse de montrer l’un dans l’autre.",
      cure: "Faites servir le site en https, et donnez cette adresse au Studio : SANITY_STUDIO_SITE_URL.",
    };
  try {
    // Any answer will do, and the page of another origin may not read it.
    await fetch(`${siteUrl}/livez`, { mode: "no-cors", cache: "no-store" });
    return undefined;
  } catch {
    return {
      fault: `Aucun site ne répond à ${siteUrl}.`,
      cure: "Vérifiez votre connexion ; si le site marche ailleurs, corrigez son adresse dans le Studio : SANITY_STUDIO_SITE_URL.",
    };
  }
}

async function answerOf({ siteUrl, fetch }: Means, secret: string): Promise<Answer | undefined> {
  try {
    const answer = await fetch(`${siteUrl}/preview/check?${opening(secret)}`, { cache: "no-store" });
    return answer.ok ? ((await answer.json()) as Answer) : undefined;
  } catch {
    return undefined;
  }
}

const opening = (secret: string) =>
  new URLSearchParams({ "sanity-preview-secret": secret, "sanity-preview-pathname": "/preview/framed" });

const noSecret = {
  fault: "Le Studio n’a pas pu écrire le secret qui ouvre l’aperçu.",
  cure: "Vérifiez votre connexion, et que votre rôle permet d’écrire : celui de lecteur ne suffit pas.",
};

const noRoute = ({ siteUrl }: Means) => ({
  fault: `${siteUrl} répond, mais pas comme ce site : /preview/check n’y est pas.`,
  cure: "Vérifiez que cette adresse est celle du site, et qu’il est aussi récent que le Studio : déployez-le de nouveau.",
});

function clockFault({ now }: Answer, asked: number, answered: number) {
  const apart = Date.parse(now) - (asked + answered) / 2;
  if (Math.abs(apart) <= closeEnough + (answered - asked) / 2) return undefined;
  const minutes = Math.round(Math.abs(apart) / 60_000);
  return {
    fault: `L’horloge du site a ${minutes} min ${apart > 0 ? "d’avance" : "de retard"} sur celle de cet ordinateur : un secret ou un cookie y est déjà périmé, et les heures de parution sont fausses.`,
    cure: "Réglez cet ordinateur sur l’heure automatique ; s’il est à l’heure, c’est le serveur du site qu’il faut y mettre.",
  };
}

function admissionFault({ opens }: Answer, { project }: Means) {
  if (opens === "yes") return undefined;
  if (opens === "no token")
    return {
      fault: "Le site n’a pas de jeton pour lire les brouillons.",
      cure: "Donnez au serveur du site la variable SANITY_READ_TOKEN : un jeton « Viewer » du projet Sanity.",
    };
  if (opens === "token refused")
    return {
      fault: "Le jeton du site est refusé : il a été révoqué, ou il vient d’un autre projet.",
      cure: "Créez un jeton « Viewer » dans le projet Sanity et donnez-le au serveur du site : SANITY_READ_TOKEN.",
    };
  if (opens === "unreachable")
    return {
      fault: "Le site ne peut pas joindre le contenu.",
      cure: "Réessayez dans un instant ; si cela dure, vérifiez la connexion du serveur du site.",
    };
  return {
    fault:
      "Le site ne trouve pas le secret que le Studio vient d’écrire : ils ne lisent pas le même contenu.",
    cure: `Donnez au site le même contenu qu’au Studio, ${project} : SANITY_PROJECT_ID et SANITY_DATASET.`,
  };
}

function originFault({ site, studio }: Answer, { siteUrl, studioUrl }: Means) {
  if (site !== new URL(siteUrl).origin)
    return {
      fault: `Le site se croit à ${site}, et le Studio le cherche à ${siteUrl}.`,
      cure: "Donnez la même adresse aux deux : SITE_URL au site, SANITY_STUDIO_SITE_URL au Studio.",
    };
  if (studio !== studioUrl)
    return {
      fault: `Le site ne se laisse montrer que par le Studio de ${studio}, et vous êtes à ${studioUrl}.`,
      cure: `Ouvrez le Studio à ${studio} ; si cette adresse n’est plus la bonne, donnez la vôtre au site : STUDIO_URL.`,
    };
  return undefined;
}

async function frameFault({ siteUrl, studioUrl, framed, isFramed }: Means, secret: string) {
  const told = await framed(`${siteUrl}/preview/enable?${opening(secret)}`);
  const { preview } = (told ?? {}) as { preview?: string };
  if (preview === "open") return undefined;
  if (preview === "no cookie")
    return {
      fault: "Le navigateur refuse le cookie de l’aperçu, parce que le site est dans un cadre.",
      cure: `Autorisez les cookies de ${siteUrl} dans ce navigateur, ou quittez la navigation privée.`,
    };
  if (isFramed)
    return {
      fault: "Le site ne s’affiche pas dans le Studio, qu’une autre page montre elle-même dans un cadre.",
      cure: `Ouvrez le Studio à sa propre adresse, ${studioUrl}, puis examinez de nouveau.`,
    };
  return {
    fault: "Le site ne s’affiche pas dans le Studio, alors qu’il répond en dehors.",
    cure: "Un bloqueur du navigateur, ou un serveur devant le site, l’interdit : mettez le bloqueur en pause, ou faites que ce serveur n’ajoute ni X-Frame-Options ni frame-ancestors à /preview/.",
  };
}
