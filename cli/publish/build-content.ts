/** Builds what guests see and what the server sells from checked content. Publishing, preview and diff use it. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ThemeVars } from '#design-system/theme';
import { buildCatalogue } from '#schemas/catalogue';
import { compiledTheme, type ContentTree } from '#schemas/engine';
import { textsAddress } from '#schemas/language';
import type {
  AboutPage,
  BookPage,
  ContactPage,
  GalleryPage,
  HomePage,
  LocationPage,
  PoliciesPage,
  ServicesPage,
  Shell,
} from '#schemas/published';
import type { Catalogue } from '#schemas/types';
import {
  buildAboutPage,
  buildContactPage,
  buildGalleryPage,
  buildPoliciesPage,
  buildServicesPage,
  type DataTimes,
} from './build-pages.ts';
import { buildLocationPages } from './build-location.ts';
import { buildBookPage, buildHomePage, buildShell } from './build-site.ts';
import type { SiteFile } from './objects.ts';
import type { ImageBuilder } from './images.ts';
import { dataFile } from './site-file.ts';

interface Texts {
  theme: { vars: ThemeVars };
  [key: string]: unknown;
}

/** The pages, catalogue and texts of one release. */
export interface BuiltContent {
  shell: Shell;
  home: HomePage;
  about: AboutPage;
  services: ServicesPage;
  gallery: GalleryPage;
  contact: ContactPage;
  policies: PoliciesPage;
  book: BookPage;
  /** One for each location that guests see. */
  locationPages: LocationPage[];
  catalogue: Catalogue;
  /** Interface texts with the hotel's own, and its theme: one request for both (SPEC section 7). */
  texts: Texts;
}

export interface SiteFacts extends DataTimes {
  releaseId: string;
  /** The output folder of the site's build (`site/dist`). */
  builtSite: string;
  /** How many days after departure the server keeps personal data. */
}

export async function buildContent(
  content: ContentTree,
  images: ImageBuilder,
  { releaseId, builtSite, ...times }: SiteFacts,
): Promise<BuiltContent> {
  const catalogue = buildCatalogue(content, releaseId);
  const { language } = catalogue.hotel;
  const pages = await buildPages(content, images, { catalogue, times });
  const locationPages = await buildLocationPages(content, catalogue, images.buildImage);
  return {
    shell: await buildShell(content, images.buildImage, {
      releaseId,
      language,
      pages: addressesOf(pages),
      locationPages: Object.fromEntries(
        locationPages.map((page) => [page.locationId, locationFile(page).path]),
      ),
    }),
    ...pages,
    locationPages,
    catalogue,
    texts: await buildTexts(content, builtSite, language),
  };
}

/** The pages with a data file of their own. */
export type BuiltPages = Pick<BuiltContent, keyof Shell['pages']>;

export const PAGES = [
  'home',
  'about',
  'services',
  'gallery',
  'contact',
  'policies',
  'book',
] as const satisfies readonly (keyof BuiltPages)[];

/** The data file of a location's page. */
export function locationFile(page: LocationPage): SiteFile {
  return dataFile(`location-${page.locationId}`, page);
}

function addressesOf(pages: BuiltPages): Shell['pages'] {
  const addresses = PAGES.map((page) => [page, dataFile(page, pages[page]).path]);
  // `BuiltPages` has the same keys, so every page of the shell is in the list.
  return Object.fromEntries(addresses) as Shell['pages'];
}

async function buildPages(
  content: ContentTree,
  { buildImage }: ImageBuilder,
  { catalogue, times }: { catalogue: Catalogue; times: DataTimes },
): Promise<BuiltPages> {
  return {
    home: await buildHomePage(content, buildImage),
    about: await buildAboutPage(content, buildImage),
    services: await buildServicesPage(content, catalogue, buildImage),
    gallery: await buildGalleryPage(content, buildImage),
    contact: await buildContactPage(content, buildImage),
    policies: await buildPoliciesPage(content, buildImage, { ...times, language: catalogue.hotel.language }),
    book: await buildBookPage(content, buildImage),
  };
}

async function buildTexts(
  { theme, texts }: ContentTree,
  builtSite: string,
  language: string,
): Promise<Texts> {
  const usual = JSON.parse(
    await readFile(join(builtSite, 'client', textsAddress(language)), 'utf8'),
  ) as TextTree;
  const {
    $schema: _editorHint,
    baseBlack: _black,
    baseWhite: _white,
    fontSource: _source,
    headingFontFamily: _headings,
    shape: _shape,
    border: _border,
    density: _density,
    headingScale: _scale,
    letterCase: _case,
    hero: _hero,
    ...fields
  } = theme as typeof theme & { $schema?: string };
  const { vars } = await compiledTheme(theme);
  if (vars === undefined) throw new Error('The theme passed the check but does not compile.');
  return { theme: { ...fields, vars }, ...inWordsOf(texts as TextTree, usual) };
}

type TextTree = { [key: string]: string | TextTree };

/** The default texts with the hotel's own; unknown keys are dropped. */
function inWordsOf(hotel: TextTree, usual: TextTree): TextTree {
  return Object.fromEntries(
    Object.entries(usual).map(([key, words]) => {
      const own = Object.hasOwn(hotel, key) ? hotel[key] : undefined;
      if (own === undefined) return [key, words];
      if (typeof words === 'string' || typeof own === 'string') return [key, own];
      return [key, inWordsOf(own, words)];
    }),
  );
}
