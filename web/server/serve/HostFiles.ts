import { writeFileSync } from "node:fs";
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

  /** @param folder where the tree stands. */
  constructor(folder: string, siteUrl: string, tree: Tree) {
    const at = resolve(folder);
    this.headers = join(at, "headers");
    this.#redirects = join(at, "redirects.nginx.conf");
    this.#tree = tree;
    writeFileSync(this.headers, headersFile(siteUrl));
    const configuration = { siteUrl, root: tree.folders.tree, redirects: this.#redirects };
    writeFileSync(join(at, "nginx.conf"), nginxConfiguration(configuration));
    void this.changed(redirects);
  }

  /** An answer of the tree has changed. */
  async changed(address: string): Promise<void> {
    if (address !== redirects) return;
    const lines = await this.#tree.read(redirects, "identity");
    writeFileSync(this.#redirects, nginxRedirects(lines?.bytes.toString("utf8") ?? ""));
  }
}
