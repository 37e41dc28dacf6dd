import { writeFileSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";

import { redirects } from "../publish/fileOf.ts";
import type { Tree } from "../publish/Tree.ts";
import { headersFile } from "./fileHeaders.ts";
import { nginxConfiguration, nginxRedirects } from "./nginx.ts";

/** What other servers have to be told to serve the folder as this one does, kept beside it. */
export class HostFiles {
  /** The file of headers that some hosts read in the folder itself. */
  readonly headers: string;
  readonly #redirects: string;
  readonly #tree: Tree;
  #written = Promise.resolve();

  /** @param folder where the tree stands. */
  constructor(folder: string, siteUrl: string, tree: Tree) {
    const at = resolve(folder);
    this.headers = join(at, "headers");
    this.#redirects = join(at, "redirects.nginx.conf");
    this.#tree = tree;
    writeFileSync(this.headers, headersFile(siteUrl));
    const configuration = { siteUrl, root: tree.folders.tree, redirects: this.#redirects };
    writeFileSync(join(at, "nginx.conf"), nginxConfiguration(configuration));
    this.changed(redirects);
  }

  /** An answer of the tree has changed. */
  changed(address: string): void {
    if (address === redirects) this.#written = this.#written.then(() => this.#writeRedirects());
  }

  async #writeRedirects(): Promise<void> {
    const lines = await this.#tree.read(redirects, "identity");
    const text = nginxRedirects(lines?.bytes.toString("utf8") ?? "");
    await writeFile(this.#redirects, text).catch(console.error);
  }
}
