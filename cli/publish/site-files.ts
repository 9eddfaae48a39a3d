/** Builds all files of a release except its pictures. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ContentTree } from '#schemas/engine';
import { textsAddress } from '#schemas/language';
import { type IconLink, makeIcons } from './icons.ts';
import { type BuiltContent, locationFile, PAGES } from './build-content.ts';
import type { SiteFile } from './objects.ts';
import { dataFile, siteFile } from './site-file.ts';
import { makeStylesheet } from './stylesheet.ts';

/** The exports of the built site that publishing uses; see `site/prerender/index.ts`. */
interface Prerenderer {
  readClientAssets(folder: string): unknown;
  loadingStyle: string;
  prerenderSite(
    site: Omit<BuiltContent, 'catalogue'> & {
      themeColor: string;
      loadingColours: { ground: string; ring: string };
      shellAddress: string;
      stylesheet: string;
      fonts: readonly string[];
      icons: readonly IconLink[];
      assets: unknown;
    },
  ): Promise<{ path: string; file: string; html: string }[]>;
}

/** React chooses its build when it is loaded; the development build renders three times slower. */
async function loadPrerenderer(builtSite: string): Promise<Prerenderer> {
  const { NODE_ENV } = process.env;
  process.env['NODE_ENV'] = 'production';
  try {
    // The site's build wrote this module with the exports of `site/prerender/index.ts`.
    return (await import(pathToFileURL(join(builtSite, 'server/prerender.js')).href)) as Prerenderer;
  } finally {
    if (NODE_ENV === undefined) delete process.env['NODE_ENV'];
    else process.env['NODE_ENV'] = NODE_ENV;
  }
}

/** Assets of the build that documents or other files refer to. */
function builtFiles(clientFolder: string): SiteFile[] {
  const names = readdirSync(clientFolder, { recursive: true, withFileTypes: true });
  const paths = names
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(clientFolder.length))
    .filter((path) => !path.startsWith('/.vite/') && !path.startsWith('/locales/') && !path.endsWith('.map'));
  return paths.map((path) => siteFile(path, readFileSync(join(clientFolder, path))));
}

/** Pages of a single guest are not listed for search engines. */
function searchEngineFiles(
  siteUrl: string,
  documents: readonly { path: string; html: string }[],
): SiteFile[] {
  const base = siteUrl.replace(/\/$/, '');
  const urls = documents
    .filter(({ html }) => html.includes('<link rel="canonical"'))
    .map(({ path }) => `  <url><loc>${base}${path}</loc></url>`);
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

interface MadeSite {
  files: SiteFile[];
  /** Digest of the documents' one style element, for the content security policy. */
  inlineStyle: string;
}

interface SitePlaces {
  /** The output folder of the site's build (`site/dist`). */
  builtSite: string;
  /** The folder with `fonts/` and `images/`. */
  contentRoot: string;
}

export async function makeSiteFiles(
  { hotel, theme }: Pick<ContentTree, 'hotel' | 'theme'>,
  built: BuiltContent,
  { builtSite, contentRoot }: SitePlaces,
): Promise<MadeSite> {
  const { vars } = built.texts.theme;
  const prerenderer = await loadPrerenderer(builtSite);
  const assets = prerenderer.readClientAssets(join(builtSite, 'client'));
  const { catalogue: _forTheServer, ...forGuests } = built;
  const shellFile = dataFile('shell', built.shell);
  const stylesheet = await makeStylesheet(theme, vars, contentRoot);

  const icons = await makeIcons(hotel, theme, contentRoot);
  const documents = await prerenderer.prerenderSite({
    ...forGuests,
    themeColor: theme.neutralColor,
    loadingColours: { ground: theme.neutralColor, ring: vars['--vr-page-link'] ?? 'currentColor' },
    shellAddress: shellFile.path,
    stylesheet: stylesheet.address,
    fonts: stylesheet.firstFonts,
    icons: icons.links,
    assets,
  });
  const files = [
    ...documents.map(({ file, html }) => siteFile(`/${file}`, html)),
    ...PAGES.map((page) => dataFile(page, built[page])),
    ...built.locationPages.map(locationFile),
    shellFile,
    siteFile(textsAddress(built.shell.language), JSON.stringify(built.texts)),
    ...icons.files,
    ...stylesheet.files,
    ...searchEngineFiles(hotel.siteUrl, documents),
    ...builtFiles(join(builtSite, 'client')),
  ];
  const digest = createHash('sha256').update(prerenderer.loadingStyle).digest('base64');
  return { files, inlineStyle: `sha256-${digest}` };
}
