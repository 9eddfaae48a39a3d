/** Replaces published content by content that no check accepts, to test the site alone. */
import type { Page } from '@playwright/test';

type Json = string | number | boolean | null | Json[] | { [name: string]: Json };

interface Change {
  text?: (text: string) => string;
  pictures?: (pictures: Json[]) => Json[];
}

/** Markup and scripts that an attacker would try. */
export const HOSTILE_WORDS = [
  `"'><img src=x onerror="globalThis.ran=1"><script>globalThis.ran=1</script>`,
  `</title></style></textarea><svg/onload=globalThis.ran=1><iframe srcdoc="<script>parent.ran=1</script>">`,
  `<link rel=stylesheet href=https://evil.example/a.css><meta http-equiv=refresh content="0;url=https://evil.example">`,
  `<base href=https://evil.example>\u2028</script><!--{{constructor.constructor('globalThis.ran=1')()}}`,
].join(' ');

/** Values that are not text for guests: ids, amounts, days and file addresses. */
const NO_WORDS = /^(?:[\w./+:-]*|data:.*)$/u;

/** Published content always has a site address and compiled colours. */
const KEPT = new Set(['siteUrl', 'theme']);

/** True for text that guests read. */
const isText = (text: string): boolean => !text.startsWith('https://') && !NO_WORDS.test(text);

/** Adds hostile text to all texts, and makes every address a script. */
export function hostile(text: string): string {
  if (text.startsWith('https://')) return `javascript:globalThis.ran=1//${text}`;
  return isText(text) ? `${text} ${HOSTILE_WORDS}` : text;
}

interface PublishedAddresses {
  pages: Record<string, string>;
  locationPages: Record<string, string>;
}

/** Answers for the pages and their content with changed ones. */
export async function forceContent(page: Page, origin: string, change: Change): Promise<void> {
  const read = async (path: string): Promise<Json> =>
    (await page.request.get(origin + path)).json() as Promise<Json>;
  const document = await (await page.request.get(`${origin}/`)).text();
  const [, shellAddress = ''] = /data-shell="([^"]+)"/u.exec(document) ?? [];
  const [, stylesheet = ''] = /rel="stylesheet" href="([^"]+)"/u.exec(document) ?? [];
  // The schemas define the published files; here they are changed as plain JSON.
  const { pages, locationPages } = (await read(shellAddress)) as unknown as PublishedAddresses;
  const textsAddress = '/locales/en/common.json';
  const files = new Map<string, string>();
  const force = async (path: string): Promise<Json> => {
    const content = changed(await read(path), change);
    files.set(path, JSON.stringify(content));
    return content;
  };
  const named = { shell: shellAddress, texts: textsAddress, ...pages };
  const contents = await Promise.all(
    Object.entries(named).map(async ([name, path]) => [name, await force(path)] as const),
  );
  for (const { path, html } of await prerendered({
    ...Object.fromEntries(contents),
    locationPages: await Promise.all(Object.values(locationPages).map(force)),
    shellAddress,
    stylesheet,
    fonts: [],
    icons: [],
  }))
    files.set(path, html);

  await page.route(
    (url) => url.origin === origin && files.has(url.pathname),
    // Keep the headers of the real answer, with its content policy.
    async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: files.get(new URL(route.request().url()).pathname) ?? '' });
    },
  );
}

function changed(value: Json, change: Change): Json {
  if (typeof value === 'string') return change.text?.(value) ?? value;
  if (Array.isArray(value)) {
    const list = value.some(isPicture) ? (change.pictures?.(value) ?? value) : value;
    return list.map((item) => changed(item, change));
  }
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, KEPT.has(name) ? inner : changed(inner, change)]),
  );
}

const isPicture = (value: Json): boolean =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && 'urls' in value;

/** Any number of pictures, each with its own id. */
export const pictures =
  (count: number) =>
  (known: Json[]): Json[] =>
    Array.from({ length: count }, (_, index) => ({
      ...(known[index % known.length] as object),
      id: `picture-${index}`,
    }));

interface Prerenderer {
  readClientAssets: (folder: string) => unknown;
  prerenderSite: (site: Record<string, unknown>) => Promise<{ path: string; html: string }[]>;
}

/** Uses the built site's entry, as publishing does. */
async function prerendered(site: Record<string, unknown>): Promise<{ path: string; html: string }[]> {
  const door = new URL('../site/dist/server/prerender.js', import.meta.url).href;
  const { readClientAssets, prerenderSite } = (await import(door)) as Prerenderer;
  const assets = readClientAssets(new URL('../site/dist/client', import.meta.url).pathname);
  return prerenderSite({ ...site, assets });
}
