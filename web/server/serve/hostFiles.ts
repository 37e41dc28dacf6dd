import { mkdirSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";

import { redirects, type Tree } from "../publish/Tree.ts";
import { headersFile } from "./fileHeaders.ts";
import { nginxConfiguration, nginxRedirects } from "./nginx.ts";

/** What other servers have to be told to serve the folder as this one does, kept beside it. */
export class HostFiles {
  readonly #folder: string;
  readonly #siteUrl: string;
  readonly #tree: Tree;

  /** @param folder where the tree stands. */
  constructor(folder: string, siteUrl: string, tree: Tree) {
    this.#folder = resolve(folder);
    this.#siteUrl = siteUrl;
    this.#tree = tree;
    mkdirSync(this.#folder, { recursive: true });
    writeFileSync(this.headers, headersFile(siteUrl));
    void this.changed(redirects);
  }

  /** The file of headers that some hosts read in the folder itself. */
  get headers(): string {
    return join(this.#folder, "headers");
  }

  /** An answer of the tree has changed. */
  async changed(address: string): Promise<void> {
    if (address !== redirects && !address.includes("?")) return;
    const lines = await this.#tree.read(redirects, "identity");
    const file = join(this.#folder, "redirects.nginx.conf");
    writeFileSync(file, nginxRedirects(lines?.bytes.toString("utf8") ?? ""));
    writeFileSync(
      join(this.#folder, "nginx.conf"),
      nginxConfiguration({
        siteUrl: this.#siteUrl,
        root: join(this.#folder, "tree"),
        redirects: file,
        queryNames: this.#queryNames(),
      }),
    );
  }

  #queryNames(): string[] {
    const queries = [...this.#tree.addresses].flatMap((address) => address.split("?")[1] ?? []);
    return [...new Set(queries.map((query) => query.split("=")[0] ?? ""))].toSorted();
  }
}
