import { spawnSync } from "node:child_process";

/** Where Debian puts nginx, a user's PATH may not lead. */
export const nginxEnv = { ...process.env, PATH: `${process.env.PATH}:/usr/sbin` };

/** No file of the project installs it: without it nothing of it is tested, which is said. */
export const isNginxInstalled = spawnSync("nginx", ["-v"], { env: nginxEnv }).status === 0;
if (!isNginxInstalled) console.warn("nginx is missing, and not tested: apt-get install nginx");
