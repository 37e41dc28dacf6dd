import { z } from "zod";
import { contactSchema, registrationRow } from "../_shared/contact.ts";
import { createCors } from "../_shared/cors.ts";
import { readJson } from "../_shared/read-json.ts";
import type { Delivery } from "./delivery.ts";

const requestId = z.uuid("requestId invalide").optional();
const call = z.object({ ...contactSchema.shape, requestId }, "Envoyez les champs du formulaire.");
const sweepCall = z.object({ sweep: z.literal(true) });
const maxBytes = 16 * 1024;

type Options = {
  deliver: Delivery["deliver"];
  /** Those of the project, each of which may sweep. */
  serviceKeys: string[];
  siteOrigins: string[];
  /** Keeps the process alive for work that outlasts the answer (`EdgeRuntime.waitUntil` when hosted). */
  inBackground: (work: Promise<void>) => void;
};

/**
 * `POST {firstName, lastName, email, phone, type, message, requestId?}`: sends the e-mails that the
 * stored request with this very content queued. With a service key, `{sweep: true}` sends all that
 * are due. Answers 202 before looking anything up, so an answer never tells whether a request exists.
 */
export function createHandler({ deliver, serviceKeys, siteOrigins, inBackground }: Options) {
  return createCors(siteOrigins)(async (request) => {
    if (request.method !== "POST") return refuse(405, "method_not_allowed", "Utilisez POST.");
    const body = await readJson(request, maxBytes);
    if ("refusal" in body) return refuse(body.refusal.status, body.refusal.code, body.refusal.message);

    if (sweepCall.safeParse(body.value).success) {
      const given = request.headers.get("apikey") ?? "";
      if (!serviceKeys.some((key) => sameText(given, key))) {
        return refuse(403, "service_key_required", "Le balayage demande la clé de service.");
      }
      inBackground(deliver({ sweep: true }));
      return accepted();
    }

    const parsed = call.safeParse(body.value);
    if (!parsed.success) return refuse(400, "invalid_contact", parsed.error.issues[0].message);
    const { requestId, ...contact } = parsed.data;
    inBackground(deliver({ contact: registrationRow(contact, { requestId }) }));
    return accepted();
  });
}

const accepted = () => Response.json({ accepted: true }, { status: 202 });
const refuse = (status: number, code: string, message: string) =>
  Response.json({ code, message }, { status });

/** Takes as long whatever the difference, so that timing tells nothing about the key. */
function sameText(left: string, right: string) {
  const encoder = new TextEncoder();
  const [a, b] = [encoder.encode(left), encoder.encode(right)];
  let difference = a.length ^ b.length;
  for (let i = 0; i < b.length; i++) difference |= (a[i] ?? 0) ^ b[i];
  return difference === 0;
}
