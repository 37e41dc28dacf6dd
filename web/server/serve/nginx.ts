import { own } from "studio/addresses";

import { queryNames } from "../../app/site/queryNames.ts";
import { fileOf, notFound } from "../publish/fileOf.ts";
import { isCompressed, namedTypes, speculationRules, types } from "../publish/types.ts";
import { addressOf } from "./addressOf.ts";
import { asItIs, caching, commonHeaders, picturePolicy } from "./fileHeaders.ts";
import { unavailable } from "./refuse.ts";
import { noSuchPart } from "./send.ts";

export type Outside = {
  siteUrl: string;
  /** The file with the redirects, as `nginxRedirects` writes it. */
  redirects: string;
  /** Where the site's own server listens: it answers what no file does. */
  server: { host: string; port: number };
};

const unreadable = "Cette demande n’est pas valable.";
const files = Object.entries(types).filter(([extension]) => extension !== "");
const compressed = files.filter(([, type]) => isCompressed(type)).map(([extension]) => extension.slice(1));
const written = "# Written by the site's server when it starts.";

/** What stands in nginx's `http` block, outside its server: what the answers of that server depend on. */
export function nginxOutside({ siteUrl, redirects, server }: Outside): string {
  const headers = commonHeaders(siteUrl);
  return `${written} nginx reads redirects again when it is reloaded.
upstream site_server {
  server ${addressOf(server)};
  keepalive 16;
}
map $request_uri $site_path { "~^(?<path>[^?]*)" $path; }
map $uri $site_plain { "~^(?<plain>/.*?[^/])/+$" $plain; default $uri; }
map "$status $site_path" $site_cache {
  "~^[23]\\d\\d (${own.assets}|${own.images})" "${caching.forEver}";
  "~^[45]" ${caching.never};
  default "${caching.asked}";
}
map $sent_http_content_type $site_as_it_is { "~^text/html" "${asItIs}"; default ""; }
map $site_path $site_policy {
  "~^${own.images}" "${picturePolicy}";
  default "${headers["Content-Security-Policy"]}";
}
map $site_path $site_vary { "~^${own.images}" Accept; "~\\.(${compressed.join("|")})$" ""; default Accept-Encoding; }
map $uri $site_shared { "~^${own.social}" $uri; default /.none; }
map $http_accept $site_picture { "~image/avif" .avif; "~image/webp" .webp; default .none; }
# A slash in a query would lead out of the folder.
map $args $site_shape { "~^[^/]+$" $args; default .none; }
${queryNames.map((name) => `map $arg_${name} $site_${name} { "~^[^/]+$" $arg_${name}; default .none; }`).join("\n")}
# Beyond the last page of a list there is none, and what a form is about no file says.
map $args $site_whole { "~(^|&)(?!page=1(&|$))(${queryNames.join("|")})=" .none; default index.html; }
map $sent_http_content_type $site_speculation { "~^text/html" '"${speculationRules}"'; default ""; }
map $site_path $site_canonical {
  "/index.md" '<${siteUrl}/>; rel="canonical"';
  "~^(?<page>/.+)\\.md$" '<${siteUrl}$page>; rel="canonical"';
  default "";
}
include ${asOne(redirects)};
map "$is_args$site_moved_301$site_moved_302" $site_moved_query {
  "~^\\?[^?]+$" "?$args";
  "~^\\?.+\\?" "&$args";
  default "";
}
`;
}

export type Inside = {
  siteUrl: string;
  /** The folder with the site's files. */
  root: string;
};

/**
 * What stands inside a `server` block of the owner's, which says where it listens and by what name. It serves the folder
 * as the site's own server does, and passes on what no file answers. `brotli_static on` beside it adds Brotli, where nginx
 * has the module.
 */
export function nginxInside({ siteUrl, root }: Inside): string {
  const headers = commonHeaders(siteUrl);
  const spoken = files.filter(([, type]) => type.endsWith("utf-8")).map(([, type]) => bare(type));
  return `${written}
root ${asOne(root)};
charset utf-8;
charset_types ${[...new Set(spoken)].filter((type) => type !== "text/html").join(" ")};
default_type application/octet-stream;
types {
${files.map(([extension, type]) => `  ${bare(type)} ${extension.slice(1)};`).join("\n")}
}
gzip_static on;
absolute_redirect off;
merge_slashes off;
server_tokens off;
${Object.entries({ ...headers, "Content-Security-Policy": "$site_policy" })
  .map(([name, value]) => `add_header ${name} "${value}" always;`)
  .join("\n")}
add_header Cache-Control "$site_cache$site_as_it_is" always;
add_header Speculation-Rules $site_speculation always;
add_header Link $site_canonical always;
add_header Vary $site_vary always;
# Forms that are sent, and who reads drafts.
error_page 418 = @site_server;
if ($cookie_preview) { return 418; }
if ($request_method !~ "^(GET|HEAD)$") { return 418; }
# What no file answers.
error_page 404 = @site_server;
recursive_error_pages on;
location @site_server {
  proxy_pass http://site_server$request_uri;
  proxy_http_version 1.1;
  proxy_set_header Connection "";
  proxy_set_header Host $host;
  proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
  # Sent to nobody: it keeps those above from being sent twice.
  add_header Vary "";
  proxy_connect_timeout 5s;
  proxy_read_timeout 20s;
  error_page 502 504 = @site_alone;
}
# While that server is away, where an address led when nginx was last loaded, or the page as it is for all.
location @site_alone {
  if ($site_moved_301) { return 301 $site_moved_301$site_moved_query$site_moved_hash; }
  if ($site_moved_302) { return 302 $site_moved_302$site_moved_query$site_moved_hash; }
  if ($request_method = POST) { return 503 "${unavailable}"; }
  default_type text/plain;
  try_files $uri/index.html $site_shared @site_away;
}
location @site_away { default_type text/plain; return 503 "${unavailable}"; }
# What nginx refuses before anybody else reads it.
error_page 400 405 413 414 494 /_refused;
location = /_refused { internal; default_type text/plain; return 400 "${unreadable}"; }
# A part that a file does not have: those headers and its type are there already, one header here keeps them from being sent twice.
error_page 416 /_no_such_part;
location = /_no_such_part {
  internal;
  default_type text/plain;
  charset_types *;
  add_header Cache-Control ${caching.never} always;
  return 416 "${noSuchPart}";
}
${Object.entries(namedTypes)
  .map(([path, type]) => `location = ${path} { default_type ${type}; types {} }`)
  .join("\n")}
# Other sites keep the picture of a page that they are given: it is drawn first.
location ${own.social} { return 418; }
location ~ // { return 404; }
location ~ ^/${fileOf(notFound).replace(".", "\\.")}$|^/_\\w+$|/index\\.html$|/(${queryNames.join("|")})=|\\.(br|gz)$ { return 404; }
location ~ ^(?<site_unslashed>/.*[^/])/+$ {
  if (-f $document_root$site_unslashed/index.html) { return 308 $site_unslashed$is_args$args; }
  return 404;
}
location ~ ^${own.images}.*\\.(?<site_own>\\w+)$ {
  try_files $uri/$site_shape$site_picture $uri/$site_shape.$site_own $uri/$site_shape.jpg =404;
}
location / {
  try_files ${queryNames.map((name) => `$uri/${name}=$site_${name}/index.html `).join("")}$uri/$site_whole $uri @site_server;
}
`;
}

/** A path with spaces in it is one all the same. */
const asOne = (path: string) => `"${path.replaceAll(/["\\]/g, "\\$&")}"`;

const bare = (type: string) => type.replace(/;.*/, "");

/** Redirects as nginx reads them, from the lines « from to status » of a `_redirects` file. */
export function nginxRedirects(file: string): string {
  const lines = file
    .split("\n")
    .filter(Boolean)
    .map((line) => {
      const [from = "", to = "", status = ""] = line.split(" ");
      const [path = "", hash] = to.replaceAll("$", "%24").split("#");
      return { from: decodeURI(from), path, hash, status };
    });
  const map = (name: string, entries: { from: string; to: string }[]) =>
    `map $site_plain $site_moved_${name} {
  default "";
${entries.map(({ from, to }) => `  ${exactly(from)} ${quoted(to)};\n`).join("")}}
`;
  const withStatus = (wanted: string) =>
    lines.flatMap(({ from, path, status }) => (status === wanted ? [{ from, to: path }] : []));
  const hashes = lines.flatMap(({ from, hash }) => (hash === undefined ? [] : [{ from, to: `#${hash}` }]));
  return map("301", withStatus("301")) + map("302", withStatus("302")) + map("hash", hashes);
}

/** A pattern, for nginx reads capitals in what is none as small letters. */
const exactly = (text: string) => `"~^\\Q${text.replaceAll('"', '\\"')}\\E$"`;

/** A string that is no pattern, whatever it starts with. */
function quoted(text: string): string {
  const literal = /^[~\\]|^(default|hostnames|include|volatile)$/.test(text) ? "\\" : "";
  return `"${literal}${text.replaceAll(/["\\]/g, "\\$&")}"`;
}
