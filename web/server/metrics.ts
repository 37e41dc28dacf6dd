import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from "prom-client";

/** What can be said of the site's work at any moment. */
export type State = {
  behind: number;
  waiting: number;
  failing: number;
  kept: number;
  pictures: number;
  following: boolean;
  reachable: boolean;
  cdnFails: boolean;
};

/** What the site counts, as Prometheus reads it. */
export class Metrics {
  readonly #registry = new Registry();
  readonly #rendered = this.#counter("site_renders_total", "Pages and files made");
  readonly #failed = this.#counter("site_render_failures_total", "Renders that failed and are tried again");
  readonly #served = this.#counter("site_answers_total", "Answers, by status", ["status"]);
  readonly #live = new Histogram({
    name: "site_publish_to_live_seconds",
    help: "From hearing of a publication to the page that shows it",
    buckets: [0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 15, 60, 300],
    registers: [this.#registry],
  });

  /** @param state read when the figures are asked for. */
  constructor(state: () => State) {
    // A stop of the event loop is told as longer than it was by up to this, in milliseconds.
    collectDefaultMetrics({ register: this.#registry, eventLoopMonitoringPrecision: 2 });
    const gauge = (name: string, help: string, read: (state: State) => number | boolean) =>
      new Gauge({
        name,
        help,
        registers: [this.#registry],
        collect() {
          this.set(Number(read(state())));
        },
      });
    gauge(
      "site_behind_seconds",
      "Age of the oldest publication that is not shown yet",
      ({ behind }) => behind,
    );
    gauge("site_renders_waiting", "Pages and files to be made", ({ waiting }) => waiting);
    gauge("site_renders_failing", "Those among them that failed last time", ({ failing }) => failing);
    gauge("site_pictures_waiting", "Pictures to be made when there is time", ({ pictures }) => pictures);
    gauge("site_pages_kept", "Answers in the tree", ({ kept }) => kept);
    gauge("site_following", "Whether publications are announced", ({ following }) => following);
    gauge("site_cdn_failing", "Whether a CDN could not be told what changed", ({ cdnFails }) => cdnFails);
    gauge("site_lake_reachable", "Whether the lake answers", ({ reachable }) => reachable);
  }

  rendered(): void {
    this.#rendered.inc();
  }

  failed(): void {
    this.#failed.inc();
  }

  served(status: number): void {
    this.#served.inc({ status });
  }

  /** @param milliseconds from hearing of a publication to its page. */
  live(milliseconds: number): void {
    this.#live.observe(milliseconds / 1000);
  }

  text(): Promise<string> {
    return this.#registry.metrics();
  }

  #counter(name: string, help: string, labelNames: string[] = []): Counter {
    return new Counter({ name, help, labelNames, registers: [this.#registry] });
  }
}
