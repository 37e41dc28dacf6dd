import { own } from "studio/addresses";

import { Metrics } from "../metrics.ts";
import type { PictureKeeper } from "../publish/PictureKeeper.ts";
import type { Publisher } from "../publish/Publisher.ts";
import type { Tree } from "../publish/Tree.ts";
import { type Exchange, sendText } from "./send.ts";

type Published = Pick<Publisher, "behindSince" | "waiting" | "failing" | "kept" | "drawing" | "isWhole">;

/** What the server says of itself: whether it lives, whether it is ready, what it counts. */
export class Health {
  /** What is known of the lake. */
  lake = { reachable: true, following: false };
  readonly metrics: Metrics;
  readonly answers: ReadonlyMap<string, (exchange: Exchange) => Promise<void> | void>;
  readonly #tree: Pick<Tree, "isFull">;
  readonly #publisher: () => Published;
  readonly #mailTrouble: () => Promise<string | undefined>;
  readonly #cdnFails: () => boolean;
  #ready = false;

  constructor(
    tree: Pick<Tree, "isFull">,
    publisher: () => Published,
    pictures: () => Pick<PictureKeeper, "missing">,
    mailTrouble: () => Promise<string | undefined>,
    cdnFails: () => boolean,
  ) {
    this.#tree = tree;
    this.#publisher = publisher;
    this.#mailTrouble = mailTrouble;
    this.#cdnFails = cdnFails;
    this.metrics = new Metrics(() => ({
      behind: this.#behind,
      waiting: publisher().waiting,
      failing: publisher().failing,
      kept: publisher().kept,
      pictures: publisher().drawing + pictures().missing,
      cdnFails: cdnFails(),
      ...this.lake,
    }));
    this.answers = new Map([
      [own.alive, (exchange: Exchange) => sendText(exchange, 200, "ok")],
      [own.ready, (exchange: Exchange) => this.#sayReady(exchange)],
      [own.metrics, (exchange: Exchange) => this.#sayMetrics(exchange)],
    ]);
  }

  /**
   * Ready once every page is made, but for those that cannot be: while the lake is in trouble, that is any. From then on a lake,
   * a disk, a CDN or mail in trouble is said, and changes nothing.
   */
  async #sayReady(exchange: Exchange): Promise<void> {
    const [mail, isFull] = await Promise.all([this.#mailTrouble(), this.#tree.isFull()]);
    const publisher = this.#publisher();
    this.#ready ||= publisher.isWhole(this.lake.reachable);
    const lines = [
      this.#ready ? "ok" : "les pages ne sont pas toutes faites",
      ...(this.lake.reachable ? [] : ["le Content Lake ne répond pas"]),
      ...(this.lake.following ? [] : ["les publications ne sont pas annoncées"]),
      ...(this.#cdnFails() ? ["le CDN n’apprend pas ce qui change"] : []),
      ...(isFull ? ["le disque est plein"] : []),
      ...(mail ? [mail] : []),
      `retard : ${this.#behind.toFixed(1)} s, à refaire : ${publisher.waiting}, en échec : ${publisher.failing}`,
    ];
    sendText(exchange, this.#ready ? 200 : 503, lines.join("\n"));
  }

  /** Figures are for those who run the site: not for whoever comes through a proxy. */
  async #sayMetrics(exchange: Exchange): Promise<void> {
    if (exchange.request.headers["x-forwarded-for"])
      return sendText(exchange, 404, "Cette page n’existe pas.");
    sendText(exchange, 200, await this.metrics.text());
  }

  get #behind(): number {
    const since = this.#publisher().behindSince;
    return since === undefined ? 0 : (Date.now() - since) / 1000;
  }
}
