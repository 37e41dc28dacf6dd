import { existsSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { rename, writeFile } from "node:fs/promises";
import { join } from "node:path";

import { redirects } from "../publish/fileOf.ts";
import type { Tree } from "../publish/Tree.ts";
import { headersFile } from "./fileHeaders.ts";
import { nginxInside, nginxOutside, nginxRedirects, type Outside } from "./nginx.ts";

/** What other servers have to be told to serve the folder as this one does, kept beside it. */
export class HostFiles {
  /** The file of headers that some hosts read in the folder itself. */
  readonly headers: string;
  readonly #redirects: string;
  readonly #tree: Tree;
  #written = Promise.resolve();

  /** @param folder where the tree stands, from the root. @param server where the site listens. */
  constructor(folder: string, siteUrl: string, tree: Tree, server: Outside["server"]) {
    this.headers = join(folder, "headers");
    this.#redirects = join(folder, "redirects.nginx.conf");
    this.#tree = tree;
    replaceNow(this.headers, headersFile(siteUrl));
    const outside = nginxOutside({ siteUrl, redirects: this.#redirects, server });
    replaceNow(join(folder, "nginx.http.conf"), outside);
    replaceNow(join(folder, "nginx.server.conf"), nginxInside({ siteUrl, root: tree.folders.tree }));
    this.changed(redirects);
  }

  /** An answer of the tree has changed. */
  changed(address: string): void {
    if (address === redirects) this.#written = this.#written.then(() => this.#writeRedirects());
  }

  async #writeRedirects(): Promise<void> {
    const lines = await this.#tree.read(redirects, "identity");
    const text = nginxRedirects(lines?.bytes.toString("utf8") ?? "");
    await replace(this.#redirects, text).catch(console.error);
  }
}

/** What is read at any moment is replaced by one rename: a kill or a full disk leaves all of what it was. */
function replaceNow(file: string, text: string): void {
  // A start with nothing new needs no room on the disk.
  if (existsSync(file) && readFileSync(file, "utf8") === text) return;
  writeFileSync(`${file}.new`, text);
  renameSync(`${file}.new`, file);
}

async function replace(file: string, text: string): Promise<void> {
  await writeFile(`${file}.new`, text);
  await rename(`${file}.new`, file);
}
