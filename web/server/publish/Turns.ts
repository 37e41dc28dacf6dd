import { markdownPath, partsBeside } from "../../app/seo/machinePaths.ts";
import { type Group, RenderQueue, type Stale } from "./RenderQueue.ts";
import type { Lane } from "./tasks.ts";

/** An address under way. */
type Making = { stale: Stale; lane: Lane };

type Ways = {
  /** Called when something may be tried again. */
  ready: () => void;
  /** Whether all is being made for the first time. */
  beginning: () => boolean;
  /** Whether there is time for pictures. */
  mayDraw: () => boolean;
  /** Whether what is made of all there is waits for a pause between publications: machines read it, and ask for it anew. */
  awaitsLull: () => boolean;
};

/** So many parts of the sitemap are made together: what they are made from has tags enough. */
const ofMap = 8;
/** So many that whoever waits for one of them gains when each is made sooner. */
const many = 50;

/** Whether it is made by the threads of who waits. */
export const isFast = (lane: Lane): boolean => lane === "at once" || lane === "helping";

/** What is to be made, what is being made, and whose turn is next. */
export class Turns<Each extends Making> {
  readonly queue: RenderQueue;
  /** Pictures of pages for other sites: nothing waits for them but who asks for one. */
  readonly pictures: RenderQueue;
  readonly #making = new Map<string, Each>();
  readonly #ways: Ways;

  constructor(ways: Ways) {
    this.#ways = ways;
    this.queue = new RenderQueue(ways.ready);
    this.pictures = new RenderQueue(ways.ready);
  }

  queueOf(group: Group | undefined): RenderQueue {
    return group === "pictures" ? this.pictures : this.queue;
  }

  /** What is under way of an address. */
  making(address: string): Each | undefined {
    return this.#making.get(address);
  }

  get allMaking(): Iterable<Each> {
    return this.#making.values();
  }

  /** It is under way, in the place of what was. */
  begin(each: Each): void {
    this.#making.set(each.stale.address, each);
  }

  end(address: string): void {
    this.#making.delete(address);
  }

  drop(address: string): void {
    this.queue.drop(address);
    this.pictures.drop(address);
  }

  /** Those that wait or are under way, pictures apart. */
  get waiting(): number {
    return this.queue.waiting + this.#count(({ stale }) => stale.group !== "pictures");
  }

  /** Pictures that wait or are under way. */
  get drawing(): number {
    return this.pictures.waiting + this.#count(({ stale }) => stale.group === "pictures");
  }

  isFailing(address: string): boolean {
    return this.queue.isFailing(address) || (this.#making.get(address)?.stale.failures ?? 0) > 0;
  }

  failedOver(tags: readonly string[]): string[] {
    return [...this.queue.failedOver(tags), ...this.pictures.failedOver(tags)];
  }

  /** Whether a publication of this address waits for its first try. */
  hasPublished(address: string): boolean {
    return this.queue.hasPublished(address) || this.pictures.hasPublished(address);
  }

  /** Since when the one that waits longest does, of those that were published, pictures apart. */
  get publishedSince(): number | undefined {
    const since = [this.queue.publishedSince];
    for (const { stale } of this.#making.values())
      if (stale.published && stale.group !== "pictures") since.push(stale.since);
    const oldest = Math.min(...since.filter((moment) => moment !== undefined));
    return oldest === Infinity ? undefined : oldest;
  }

  inLane(lane: Lane): number {
    return this.#count((making) => making.lane === lane);
  }

  /** Takes out what is to be made next in a lane, together; nothing where there is none. */
  next(lane: Lane): Stale[] {
    const may = (stale: Stale) => this.#mayBegin(stale, lane);
    if (lane === "in time") return this.#nextTogether(may);
    if (lane === "at once") {
      const wanted = this.queue.takeWanted(may) ?? this.pictures.takeWanted(may);
      return wanted ? [wanted] : [];
    }
    // At the start: their first pages take those threads a second, and nobody is to wait for that later. And with very many.
    if (lane === "helping")
      return this.#ways.beginning() || this.queue.waiting > many ? this.#nextTogether(may) : [];
    const picture = this.pictures.waiting > 0 && this.#ways.mayDraw() ? this.pictures.take(may) : undefined;
    return picture ? [picture] : [];
  }

  /** The next one, and what is read with it. */
  #nextTogether(may: (stale: Stale) => boolean): Stale[] {
    const next = this.queue.take(may, this.#ways.awaitsLull() ? ["files"] : []);
    const also = next ? this.#readWith(next) : [];
    const taken = also.map((address) => this.queue.takeThis(address, may));
    return [next, ...taken].filter((stale) => stale !== undefined);
  }

  /** With a page its Markdown, and with a part of the sitemap the others: they have most of what they show in common. */
  #readWith({ address, group }: Stale): string[] {
    if (group === "files") return partsBeside(address, ofMap);
    return group === "pages" ? [markdownPath(address)] : [];
  }

  /** One answer at a time for an address, but for one that overtakes. */
  #mayBegin({ address }: Stale, lane: Lane): boolean {
    const making = this.#making.get(address);
    return !making || (lane === "at once" && !isFast(making.lane));
  }

  #count(counted: (making: Each) => boolean): number {
    let count = 0;
    for (const making of this.#making.values()) if (counted(making)) count++;
    return count;
  }
}
