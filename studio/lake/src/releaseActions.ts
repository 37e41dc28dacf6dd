import { isDeepStrictEqual } from "node:util";
import { z } from "zod";
import {
  type Action,
  actionProblem,
  type ApplyAction,
  existingDocument,
  invalidAction,
  publishAs,
  putAs,
  removeDocument,
  unpublishDocument,
} from "./action.ts";
import { isObject, type LakeDocument } from "./document.ts";
import { publishedId, releaseDocumentId } from "./documentId.ts";
import { applyPatch } from "./patch.ts";
import type { Transaction } from "./transaction.ts";

/** A release and the actions on it. Here a state is reached at once: none is "publishing" or "scheduling". */
export const releaseActions: Record<string, ApplyAction> = {
  create,
  edit,
  publish,
  schedule,
  unschedule,
  archive,
  unarchive,
  delete: remove,
};

const metadata = z.looseObject({
  title: z.string().optional(),
  description: z.string().optional(),
  intendedPublishAt: z.string().optional(),
  releaseType: z.enum(["asap", "scheduled", "undecided"]).default("undecided"),
  cardinality: z.enum(["one", "many"]).optional(),
});

function metadataOf(value: unknown, index: number) {
  const { data, error } = metadata.safeParse(value ?? {});
  if (data) return data;
  throw invalidAction(index, `Invalid metadata: ${error.issues[0]?.path.join(".")}`);
}

function idOfRelease({ releaseId }: Action, index: number): string {
  if (typeof releaseId === "string" && /^[A-Za-z0-9][A-Za-z0-9_-]{0,63}$/.test(releaseId)) return releaseId;
  throw invalidAction(index, '"releaseId" must be the name of a release');
}

/** The release, if it stands in one of the states. */
function releaseIn(states: string[], action: Action, index: number, transaction: Transaction): LakeDocument {
  const release = existingDocument(releaseDocumentId(idOfRelease(action, index)), index, transaction);
  if (states.includes(String(release.state))) return release;
  const description = `Release "${String(action.releaseId)}" is ${String(release.state)}, not ${states.join(" or ")}`;
  throw actionProblem(409, index, "releaseStateError", description);
}

const change = (release: LakeDocument, changes: object, index: number, transaction: Transaction) =>
  putAs(release._id, { ...release, ...changes }, index, transaction);

function versionsIn({ name }: LakeDocument, transaction: Transaction): LakeDocument[] {
  const ids = transaction.idsStartingWith(`versions.${String(name)}.`);
  return ids.map((id) => transaction.get(id)).filter((document) => document !== null);
}

const finalStates = (versions: LakeDocument[]) => ({
  finalDocumentStates: versions.map(({ _id: id }) => ({ id })),
});

function create(action: Action, index: number, transaction: Transaction) {
  const name = idOfRelease(action, index);
  const id = releaseDocumentId(name);
  const described = metadataOf(action.metadata, index);
  const { features } = transaction;
  const isAllowed =
    features.includes("contentReleases") ||
    (described.cardinality === "one" && features.includes("singleDocRelease"));
  if (!isAllowed) {
    const description =
      'This project has no releases: give the lake the feature "contentReleases" or "singleDocRelease"';
    throw actionProblem(403, index, "releaseLimitExceededError", description, { limit: 0 });
  }
  if (transaction.get(id))
    throw actionProblem(409, index, "documentAlreadyExistsError", `Document by ID "${id}" already exists`);
  const userId = transaction.author;
  putAs(
    id,
    { _type: "system.release", name, state: "active", userId, metadata: described },
    index,
    transaction,
  );
}

function edit(action: Action, index: number, transaction: Transaction) {
  const release = releaseIn(["active", "scheduled"], action, index, transaction);
  if (!isObject(action.patch)) throw invalidAction(index, 'An edit must have an object "patch"');
  const { metadata: described, ...rest } = applyPatch(release, action.patch, index);
  const { metadata: _, ...restBefore } = release;
  if (!isDeepStrictEqual(rest, restBefore))
    throw invalidAction(index, 'Of a release only the "metadata" can be edited');
  change(release, { metadata: metadataOf(described, index) }, index, transaction);
}

/** All its documents at once. One that is scheduled is published when its time has come. */
function publish(action: Action, index: number, transaction: Transaction) {
  const release = releaseIn(["active", "scheduled"], action, index, transaction);
  const { timestamp } = transaction;
  if (release.state === "scheduled" && String(release.publishAt) > timestamp)
    releaseIn(["active"], action, index, transaction);
  const versions = versionsIn(release, transaction);
  for (const version of versions) publishVersion(version, index, transaction);
  const { error: _, ...rest } = release;
  const published = { publishAt: timestamp, ...rest, state: "published", publishedAt: timestamp };
  putAs(release._id, { ...published, _type: release._type, ...finalStates(versions) }, index, transaction);
}

function publishVersion(version: LakeDocument, index: number, transaction: Transaction) {
  const target = publishedId(version._id);
  const isUnpublished = isObject(version._system) && version._system.delete === true;
  if (!isUnpublished) return publishAs(target, version, index, transaction);
  removeDocument(version._id, index, transaction);
  const published = transaction.get(target);
  if (published) unpublishDocument(published, index, transaction);
}

function schedule(action: Action, index: number, transaction: Transaction) {
  const { error: _, ...release } = releaseIn(["active", "scheduled"], action, index, transaction);
  const time = typeof action.publishAt === "string" ? Date.parse(action.publishAt) : Number.NaN;
  if (Number.isNaN(time)) throw invalidAction(index, '"publishAt" must be a time');
  const publishAt = new Date(time).toISOString();
  putAs(release._id, { ...release, state: "scheduled", publishAt }, index, transaction);
}

function unschedule(action: Action, index: number, transaction: Transaction) {
  const { publishAt: _, ...release } = releaseIn(["scheduled"], action, index, transaction);
  putAs(release._id, { ...release, state: "active" }, index, transaction);
}

function archive(action: Action, index: number, transaction: Transaction) {
  const release = releaseIn(["active"], action, index, transaction);
  const versions = versionsIn(release, transaction);
  for (const { _id } of versions) removeDocument(_id, index, transaction);
  change(release, { state: "archived", ...finalStates(versions) }, index, transaction);
}

function unarchive(action: Action, index: number, transaction: Transaction) {
  const { finalDocumentStates, ...release } = releaseIn(["archived"], action, index, transaction);
  for (const { id } of (finalDocumentStates ?? []) as { id: string }[]) {
    const version = transaction.lastLiving(id);
    if (version) putAs(id, version, index, transaction);
  }
  putAs(release._id, { ...release, state: "active" }, index, transaction);
}

function remove(action: Action, index: number, transaction: Transaction) {
  const release = releaseIn(["archived", "published"], action, index, transaction);
  removeDocument(release._id, index, transaction);
}
