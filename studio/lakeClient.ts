import { type ClientConfig, createClient } from "@sanity/client";

import { port, setIn } from "functions/variables";

import { apiVersion } from "./apiVersion.ts";
import { localEditor, localProject } from "./localProject.ts";

/** Where the local lake is, as the environment has it. */
export const localLakeUrl = () =>
  `http://127.0.0.1:${port("LAKE_PORT").parse(setIn(process.env)["LAKE_PORT"])}`;

/** Sanity's own client of the local lake at `url`, as someone of the staff. */
export const lakeClient = (url: string, config: ClientConfig = {}) =>
  createClient({
    ...localProject,
    apiVersion,
    // Node knows no `<project>.localhost`, nor `localhost` where IPv6 comes first.
    apiHost: url.replace("localhost", "127.0.0.1"),
    useProjectHostname: false,
    useCdn: false,
    token: localEditor,
    ...config,
  });
