/** Every file of a release: documents, page files, texts, stylesheet, pictures and the built site's own assets. */
import { readdir, readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { compileTheme } from '#design-system/theme';
import type { BookPage, HomePage, Shell } from '#schemas/types';
import { freezeBookPage, freezeHomePage, freezeShell, type SiteSource } from './freeze-site.ts';
import type { ImageFreezer } from './images.ts';
import { sha256, type SiteFile } from './objects.ts';
import { makeStylesheet } from './stylesheet.ts';

/** What the built site offers to publishing; `site/prerender/index.ts` says what each part means. */
interface Prerenderer {
  readClientAssets(folder: string): { frameStyles: string };
  prerenderSite(site: {
    shell: Shell;
    home: HomePage;
    book: BookPage;
    texts: Record<string, unknown>;
    themeColor: string;
    shellAddress: string;
    stylesheet: string;
    fonts: readonly string[];
    assets: unknown;
  }): Promise<{ path: string; file: string; html: string }[]>;
}

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.woff2': 'font/woff2',
  '.png': 'image/png',
};

/** A file by its address; the type follows from the ending. */
function siteFile(path: string, bytes: Buffer | string): SiteFile {
  const type = TYPES[extname(path)];
  if (type === undefined) throw new Error(`No media type is known for ${path}.`);
  return { path, type, bytes: Buffer.from(bytes) };
}

/** A JSON file whose address changes with its content. */
function dataFile(name: string, value: unknown): SiteFile {
  const text = JSON.stringify(value);
  return siteFile(`/data/${name}.${sha256(text).slice(0, 12)}.json`, text);
}

/** Files that the build wrote and that a document or another file names. */
async function builtFiles(clientFolder: string): Promise<SiteFile[]> {
  const names = await readdir(clientFolder, { recursive: true, withFileTypes: true });
  const paths = names
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(clientFolder.length))
    .filter((path) => !path.startsWith('/.vite/') && !path.startsWith('/locales/') && !path.endsWith('.map'));
  return Promise.all(paths.map(async (path) => siteFile(path, await readFile(join(clientFolder, path)))));
}

/** The operator's theme in the texts file: one fetch gives words and colours (SPEC section 7). */
async function publishedTexts(
  builtSite: string,
  source: SiteSource,
  vars: object,
): Promise<Record<string, unknown>> {
  const texts = JSON.parse(
    await readFile(join(builtSite, 'client/locales/en/common.json'), 'utf8'),
  ) as object;
  const {
    $schema: _editorHint,
    baseBlack: _black,
    baseWhite: _white,
    fontSource: _source,
    ...fields
  } = source.theme as typeof source.theme & { $schema?: string };
  return { theme: { ...fields, vars }, ...texts };
}

function icon(businessName: string, { primaryColor, baseWhite }: SiteSource['theme']): string {
  const initial = businessName.replace(/^the\s+/i, '').match(/\p{L}/u)?.[0] ?? 'V';
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">',
    `<circle cx="32" cy="32" r="32" fill="${primaryColor}"/>`,
    `<text x="32" y="44" font-family="Georgia, serif" font-size="36" text-anchor="middle" fill="${baseWhite ?? '#ffffff'}">${initial.toUpperCase()}</text>`,
    '</svg>\n',
  ].join('');
}

function searchEngineFiles(siteUrl: string): SiteFile[] {
  const base = siteUrl.replace(/\/$/, '');
  const urls = ['/', '/book'].map((path) => `  <url><loc>${base}${path}</loc></url>`);
  return [
    siteFile(
      '/robots.txt',
      `User-agent: *\nDisallow: /api/\nDisallow: /checkout\nSitemap: ${base}/sitemap.xml\n`,
    ),
    siteFile(
      '/sitemap.xml',
      `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('\n')}\n</urlset>\n`,
    ),
  ];
}

/** @param builtSite folder that the site's build wrote (`site/dist`). */
export async function makeSiteFiles(
  source: SiteSource,
  images: ImageFreezer,
  { releaseId, builtSite }: { releaseId: string; builtSite: string },
): Promise<SiteFile[]> {
  const compiled = compileTheme(source.theme);
  if (compiled.vars === undefined) throw new Error('The theme passed the check but does not compile.');
  // The module is written by the site's build, in the shape that `Prerenderer` repeats from its door.
  const prerenderer = (await import(
    pathToFileURL(join(builtSite, 'server/prerender.js')).href
  )) as Prerenderer;
  const assets = prerenderer.readClientAssets(join(builtSite, 'client'));

  const home = await freezeHomePage(source, images.freeze);
  const book = await freezeBookPage(source, images.freeze);
  const homeFile = dataFile('home', home);
  const bookFile = dataFile('book', book);
  const shell = await freezeShell(source, images.freeze, {
    releaseId,
    pages: { home: homeFile.path, book: bookFile.path },
  });
  const shellFile = dataFile('shell', shell);
  const texts = await publishedTexts(builtSite, source, compiled.vars);
  const stylesheet = await makeStylesheet(source.theme, compiled.vars, assets.frameStyles);

  const documents = await prerenderer.prerenderSite({
    shell,
    home,
    book,
    texts,
    themeColor: source.theme.neutralColor,
    shellAddress: shellFile.path,
    stylesheet: stylesheet.address,
    fonts: stylesheet.firstFonts,
    assets,
  });
  return [
    ...documents.map(({ file, html }) => siteFile(`/${file}`, html)),
    homeFile,
    bookFile,
    shellFile,
    siteFile('/locales/en/common.json', JSON.stringify(texts)),
    siteFile('/icon.svg', icon(source.hotel.businessName, source.theme)),
    ...stylesheet.files,
    ...searchEngineFiles(source.hotel.siteUrl),
    ...(await builtFiles(join(builtSite, 'client'))),
    ...images.files(),
  ];
}
