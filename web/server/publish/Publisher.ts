import { markdownPath, pagePath } from "../../app/seo/machinePaths.ts";
import type { Metrics } from "../metrics.ts";
import { Awaited } from "./Awaited.ts";
import { Expiry } from "./Expiry.ts";
import { notFound } from "./fileOf.ts";
import { inSlices } from "./inSlices.ts";
import { Keeper } from "./Keeper.ts";
import type { Kept } from "./KeptPages.ts";
import { Listing } from "./Listing.ts";
import { Lull } from "./Lull.ts";
import type { PictureKeeper } from "./PictureKeeper.ts";
import { Progress } from "./Progress.ts";
import { type Publication, Publications, theList, type Waiting } from "./Publications.ts";
import type { Group, Stale } from "./RenderQueue.ts";
import type { Shrinker } from "./Shrinker.ts";
import type { Failed, Job, Made, Refused } from "./task.ts";
import type { Lane, Tasks } from "./tasks.ts";
import { Telling } from "./Telling.ts";
import type { Tree } from "./Tree.ts";
import { isFast, Turns } from "./Turns.ts";

/** An address under way, the tags announced since it is, and how many publications were heard of before. */
type Running = {
  stale: Stale;
  heard: Set<string>;
  lane: Lane;
  job: Job;
  whole?: Kept | undefined;
  published: number;
};

type Source = {
  tasks: Tasks;
  tree: Tree;
  metrics: Pick<Metrics, "rendered" | "failed" | "live">;
  siteUrl: string;
  /** The built files, by address. */
  built: ReadonlyMap<string, string>;
  pictures: Pick<PictureKeeper, "shown">;
  shrinker: Pick<Shrinker, "note">;
  /** Whether the machine has time for pictures. */
  spare: () => boolean;
  /** An address answers otherwise than it did, from now on. */
  changed: (address: string) => void;
  /** All is made, but for what fails: for the first time, or again. */
  rested: () => void;
};

const firstPage = "/";
const lanes = ["at once", "helping", "in time", "at leisure"] as const;
/** A publication that touches no more than this part of what waits goes before it. */
const little = 1 / 4;
const keepOldBuilt = 30 * 24 * 3_600_000;

/** Keeps the tree true to the lake: whatever may be out of date is made again, a few at a time, until it succeeds. */
export class Publisher {
  readonly #source: Source;
  readonly #turns: Turns<Running>;
  readonly #listing: Listing;
  readonly #awaited = new Awaited();
  readonly #expiry: Expiry;
  readonly #keeper: Keeper;
  readonly #publications = new Publications();
  #lastEvent: string | undefined;
  #closed = false;
  readonly #telling = new Telling();
  readonly #lull = new Lull(() => this.#work());
  /** Whether all was made once: what comes then was published. */
  #rested = false;
  /** Whether all is made now. */
  #resting = false;
  readonly #progress = new Progress();

  constructor(source: Source) {
    const { tree, built, pictures, tasks } = source;
    this.#source = source;
    this.#listing = new Listing(tasks);
    const ways = {
      putBack: (now: number) => this.#outdate(now),
      looked: (due: string[], now: number) => this.#expire(due, now),
    };
    this.#expiry = new Expiry(ways, tree.lastKept);
    this.#keeper = new Keeper({ ...source, expiry: this.#expiry });
    this.#turns = new Turns({
      ready: () => this.#work(),
      beginning: () => !this.#rested,
      mayDraw: () => this.waiting <= this.failing && source.spare(),
      awaitsLull: () => this.#lull.isAwaited,
    });
    for (const address of tree.addresses) {
      const kept = tree.get(address)!;
      this.#listing.set(address, kept.group);
      this.#expiry.note(address, this.#isOutdated(address) ? this.#endOf(address, kept) : kept.until);
      pictures.shown(address, kept.pictures);
    }
    for (const address of built.keys()) {
      this.#listing.set(address, "built");
      this.#spoil(address, "built", !tree.get(address));
    }
  }

  get lastEvent(): string | undefined {
    return this.#lastEvent;
  }

  /** Begins with what is known to be wanting: built files, and the list of addresses. */
  start(): void {
    this.#work();
  }

  /** Something with these tags was published. */
  published(tags: readonly string[], event: string): void {
    this.#lastEvent = event;
    this.#lull.heard();
    for (const { heard } of this.#turns.allMaking) for (const tag of tags) heard.add(tag);
    this.#telling.announce(tags);
    this.#listing.published(tags, Date.now());
    void this.#tell(this.#touchedBy(tags), true, this.#heard(tags));
    this.#work();
  }

  /** Anything may have changed. */
  checkAll(): void {
    this.#listing.spoil();
    void this.#tell(this.#listing.addresses, false);
    this.#work();
  }

  /** Something was published that was not announced. */
  missed(): void {
    this.#listing.spoil();
    void this.#tell(this.#listing.addresses, false, this.#heard(undefined));
    this.#work();
  }

  /** The last publication that any of these tags announced, and what cannot be made to show it. */
  publication(tags: readonly string[]): (Publication & { failing: string[] }) | undefined {
    const last = this.#publications.last(tags);
    return last && { ...last, failing: [...last.waiting].filter((address) => this.#isFailing(address)) };
  }

  /** From when on every publication that was heard of is known, in milliseconds since 1970. */
  get publicationsSince(): number {
    return this.#publications.knownSince;
  }

  /**
   * Settles once what was published of an address is in its file, which is then made before all others; undefined when
   * nothing is awaited. Of a picture for other sites, what was perhaps published is. What cannot be had soon is not waited
   * for twice: the last form is better than none.
   */
  brought(address: string): Promise<void> | undefined {
    const { tree } = this.#source;
    const group = this.#listing.groupOf(address);
    const queue = this.#turns.queueOf(group);
    const isPicture = group === "pictures";
    const making = this.#turns.making(address);
    if (!making && queue.waiting === 0 && this.#telling.size === 0) return undefined;
    if (this.#telling.isAnnounced(tree.get(address)?.tags ?? [])) this.#spoil(address, undefined, true);
    const beingMade = making?.stale.failures === 0 && (isPicture || making.stale.published);
    // Begun while nobody waited, it is begun again in the lane that is faster.
    if (beingMade && !isFast(making.lane)) queue.add(address, making.stale.group, making.stale.since, true);
    queue.want(address);
    if (!beingMade && !(isPicture ? queue.isDue(address) : queue.hasPublished(address))) return undefined;
    const who = isPicture ? "site" : "visitor";
    const brought = this.#awaited.isLate(address) ? undefined : this.#awaited.wait(address, who);
    this.#work();
    return brought;
  }

  /** A page that cannot be served as it is kept. One that fails is tried again in its time, however often it is asked for. */
  broken(address: string): void {
    this.#keeper.broken(address);
    if (this.#turns.isFailing(address)) return;
    this.#spoil(address, undefined, true);
    this.#work();
  }

  /** Whether an address is one of the site. */
  isListed(address: string): boolean {
    return this.#listing.groupOf(address) !== undefined;
  }

  /** Whether an address that is not kept may be one of the site. */
  mayBe(address: string): boolean {
    return this.isListed(address) || !this.#listing.current;
  }

  /** Whether every address is made, pictures apart. @param butFailing whether that is all that may be wanting. */
  isWhole(butFailing: boolean): boolean {
    const { tree } = this.#source;
    if (!tree.get(firstPage)) return false;
    const mayBeWanting = (address: string) =>
      this.#listing.groupOf(address) === "pictures" || (butFailing && this.#turns.isFailing(address));
    for (const address of this.#listing.addresses)
      if (!tree.get(address) && !mayBeWanting(address)) return false;
    return true;
  }

  /** Answers in the tree. */
  get kept(): number {
    return this.#source.tree.size;
  }

  /** What is left to do, the list of addresses and a check of all counted as one, pictures not at all. */
  get waiting(): number {
    return this.#turns.waiting + (this.#listing.current ? 0 : 1) + this.#telling.size;
  }

  /** Pictures for other sites that are to be drawn. */
  get drawing(): number {
    return this.#turns.drawing;
  }

  /** Whether there is nothing left to do. */
  get settled(): boolean {
    return this.waiting === 0 && this.drawing === 0;
  }

  get failing(): number {
    return this.#turns.queue.failing + (this.#listing.failing ? 1 : 0);
  }

  /** When the oldest publication that is not shown yet was heard of, in milliseconds since 1970. */
  get behindSince(): number | undefined {
    const since = [
      this.#listing.behindSince,
      this.#turns.publishedSince,
      this.#publications.missedSince,
    ].filter((moment) => moment !== undefined);
    return since.length > 0 ? Math.min(...since) : undefined;
  }

  close(): void {
    this.#closed = true;
    this.#lull.close();
    this.#expiry.close();
  }

  #heard(tags: readonly string[] | undefined): Waiting {
    const waiting = this.#publications.heard(tags);
    if (!this.#listing.current) this.#publications.added(waiting, theList);
    return waiting;
  }

  /** What was made from something with these tags, and what could not be. */
  *#touchedBy(tags: readonly string[]): Iterable<string> {
    yield* this.#turns.failedOver(tags);
    yield* this.#source.tree.madeFrom(tags);
  }

  #isFailing(address: string): boolean {
    return address === theList ? this.#listing.failing : this.#turns.isFailing(address);
  }

  #spoil(address: string, group: Group | undefined, published: boolean): void {
    const known = group ?? this.#listing.groupOf(address) ?? "pages";
    const added = this.#turns.queueOf(known).add(address, known, Date.now(), published);
    if (added && known !== "pictures") this.#progress.more();
  }

  #hurry(address: string): void {
    const group = this.#listing.groupOf(address);
    if (group) this.#turns.queueOf(group).hurry(address, group);
  }

  /** Tells these that they may have changed. A page's picture for other sites takes long, and nobody waits for it. */
  async #tell(addresses: Iterable<string>, published: boolean, waiting?: Waiting): Promise<void> {
    const told: string[] = [];
    await this.#telling.tell(addresses, (address) => {
      const group = this.#listing.groupOf(address);
      if (this.#isOutdated(address)) return;
      if (waiting && this.#telling.shows(address, waiting.number)) return;
      if (waiting && group !== "pictures") this.#publications.added(waiting, address);
      if (waiting && this.#isBegunSince(address, waiting)) return;
      this.#spoil(address, group, published);
      if (published) told.push(address);
    });
    if (told.length <= little * this.waiting) for (const address of told) this.#hurry(address);
    if (waiting) this.#publications.told(waiting);
    this.#work();
  }

  /** Whether it is being made since a publication was heard of, for who is to see that. */
  #isBegunSince(address: string, { number }: Waiting): boolean {
    const making = this.#turns.making(address);
    return making !== undefined && making.stale.published && making.published >= number;
  }

  #work(): void {
    if (this.#closed) return;
    this.#progress.begin(this.waiting);
    for (const lane of lanes) this.#fill(lane);
    // The list is long where there are many pages: what is known to have changed comes first, unless it is gone.
    if (this.#listing.due && (this.#listing.pressing || !this.#turns.queue.hasPages)) void this.#renewList();
    const resting = this.waiting <= this.failing;
    if (resting && !this.#resting) this.#source.rested();
    this.#resting = resting;
    if (!resting) return;
    this.#rested = true;
    this.#progress.end();
  }

  #fill(lane: Lane): void {
    const most = this.#most(lane);
    while (this.#turns.inLane(lane) < most) {
      const next = this.#turns.next(lane);
      if (next.length === 0) return;
      void this.#make(next, lane);
    }
  }

  /** How many may be under way: while visitors wait, the lake answers for them first, and their threads help nobody else. */
  #most(lane: Lane): number {
    if (lane === "helping" && this.#awaited.isLively) return 0;
    return lane === "in time" && this.#awaited.size > 0 ? 0 : this.#source.tasks.together[lane];
  }

  async #make(stales: Stale[], lane: Lane): Promise<void> {
    const begun = stales.map((stale) => this.#begin(stale, lane));
    const made = await this.#source.tasks
      .make(
        begun.map(({ job }) => job),
        lane,
      )
      .catch((error: unknown) => begun.map(() => ({ failed: String(error) })));
    await Promise.all(begun.map((running, at) => this.#end(running, made[at]!)));
    this.#work();
  }

  #begin(stale: Stale, lane: Lane): Running {
    const { tree, built, siteUrl } = this.#source;
    const { address } = stale;
    const whole = this.#keeper.takeWhole(address);
    const job = {
      url: siteUrl + address,
      status: address === notFound ? 404 : 200,
      builtFile: built.get(address),
      known: whole && {
        etag: whole.etag,
        digest: whole.digest,
        until: whole.until,
        file: tree.fileOf(address),
        forms: whole.forms,
      },
      destination: tree.newFile(),
      awaited: lane === "at once",
      lastEvent: this.#lastEvent,
    };
    const published = this.#publications.count;
    const running = { stale, heard: new Set<string>(), lane, job, whole, published };
    this.#turns.begin(running);
    return running;
  }

  async #end(running: Running, made: Made | Failed): Promise<void> {
    const { tree, metrics } = this.#source;
    const { stale, heard, job, whole, published } = running;
    const { address, group } = stale;
    const overtaken = () => this.#closed || this.#turns.making(address) !== running;
    const isPast = () => overtaken() || !this.isListed(address);
    try {
      if ("failed" in made) throw new Error(made.failed);
      metrics.rendered();
      // An older answer never comes after a newer one, nor after the list that no longer names it.
      if (isPast()) return tree.discard(job.destination);
      if ("refused" in made) this.#refused(stale, made);
      else {
        const same = "unchanged" in made ? { ...whole!, forms: undefined, tags: made.tags } : made;
        await this.#keeper.keep(address, { ...same, group }, job.destination);
        if (stale.published && group !== "pictures" && this.#rested) metrics.live(Date.now() - stale.since);
        if (isPast()) return;
        this.#publications.made(address, published);
        this.#telling.made(address, published);
      }
      if (made.tags.some((tag) => heard.has(tag))) this.#spoil(address, group, true);
    } catch (error) {
      tree.discard(job.destination);
      if (!isPast()) this.#retry(stale, error instanceof Error ? error.message : String(error));
    } finally {
      if (!overtaken()) this.#turns.end(address);
      if (!this.#turns.making(address) && !this.#turns.hasPublished(address)) this.#awaited.made(address);
      // What was published meanwhile is as urgent for who waits.
      if (this.#awaited.has(address)) this.#turns.queueOf(group).want(address);
      if (group !== "pictures") this.#progress.done();
    }
  }

  /** An answer with another status than it should have: the page is gone, or it could not be rendered. */
  #refused(stale: Stale, { refused: status, tags }: Refused): void {
    if (status !== 404 || isOwn(stale)) return this.#retry(stale, `answered ${status}`, tags);
    const { address, group, failures } = stale;
    this.#remove(address);
    // The list says whether it is gone for good; while it names it, it is tried again.
    this.#turns.queueOf(group).failed(stale, tags);
    if (failures === 0) this.#listing.spoil(true);
  }

  #remove(address: string): void {
    this.#turns.drop(address);
    this.#publications.made(address, Infinity);
    this.#keeper.remove(address);
  }

  #retry(stale: Stale, reason: string, tags: readonly string[] = []): void {
    if (this.#closed) return;
    this.#source.metrics.failed();
    const failures = this.#turns.queueOf(stale.group).failed(stale, tags);
    if (failures === 1 || failures % 10 === 0)
      console.error(`${stale.address}: ${reason} (essai ${failures}) ; la dernière bonne page reste.`);
  }

  async #renewList(): Promise<void> {
    const published = this.#publications.count;
    const waiting = this.#publications.listing();
    await this.#listing.renew(this.#lastEvent, {
      named: (address, group) => this.#add(address, group, waiting),
      gone: (address) => this.#remove(address),
    });
    if (this.#closed) return;
    if (!this.#listing.failing) {
      this.#publications.made(theList, published);
      this.#publications.told(waiting);
      // What reads the lake at rest could not while the list failed.
      this.#resting = false;
    }
    this.#work();
  }

  /** Has made what the list names, unless it is there; what waits for the list waits for it too. */
  #add(address: string, group: Group, waiting: Waiting): void {
    if (this.#source.tree.get(address) ?? this.#turns.making(address)) return;
    if (group !== "pictures") this.#publications.added(waiting, address);
    if (!this.#turns.queueOf(group).hasFailed(address)) this.#spoil(address, group, true);
  }

  /** Whether it is a file of an earlier build. */
  #isOutdated(address: string): boolean {
    return this.#listing.groupOf(address) === "built" && !this.#source.built.has(address);
  }

  /** A file that is no longer built is kept for a while, for pages that still ask for it. */
  #endOf(address: string, { until }: Kept): number {
    if (Number.isFinite(until)) return until;
    const end = Date.now() + keepOldBuilt;
    this.#source.tree.touch(address, { until: end });
    return end;
  }

  /** Of a clock that was put back: what was made may say what is yet to come, and holds until now. */
  #outdate(now: number): void {
    const { tree } = this.#source;
    this.#listing.spoil();
    void inSlices(tree.addresses, (address) => {
      if (this.#listing.groupOf(address) === "built") return;
      tree.touch(address, { until: now });
      this.#expiry.note(address, now);
    });
  }

  #expire(due: string[], now: number): void {
    for (const address of due)
      if (this.#isOutdated(address)) {
        this.#listing.delete(address);
        this.#remove(address);
      } else this.#spoil(address, undefined, true);
    const pictures = this.#turns.pictures.waiting > 0;
    if (this.#listing.expire(now) || due.length > 0 || pictures) this.#work();
  }
}

/**
 * Whether the list alone says that it is gone: a lake in trouble may say that there is no first page, and a document that
 * does not fit may leave the site's own files with nothing to tell. A page goes with its document, as its Markdown does.
 */
function isOwn({ address, group }: Stale): boolean {
  return address === firstPage || (group === "files" && address !== markdownPath(pagePath(address)));
}
