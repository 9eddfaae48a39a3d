/** Content -> all that guests see and all that the server sells, frozen: what is published, previewed and compared. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { compileTheme } from '#design-system/theme';
import { buildCatalogue } from '#schemas/catalogue';
import type { ContentTree } from '#schemas/engine';
import type {
  AboutPage,
  BookPage,
  ContactPage,
  GalleryPage,
  HomePage,
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
} from './build-pages.ts';
import { buildBookPage, buildHomePage, buildShell } from './build-site.ts';
import type { ImageBuilder } from './images.ts';
import { dataFile } from './site-file.ts';

/** One content, looked up and derived to the end. */
export interface BuiltContent {
  shell: Shell;
  home: HomePage;
  about: AboutPage;
  services: ServicesPage;
  gallery: GalleryPage;
  contact: ContactPage;
  policies: PoliciesPage;
  book: BookPage;
  catalogue: Catalogue;
  /** Interface texts with the hotel's own words, and its theme: one fetch gives words and colours (SPEC section 7). */
  texts: Record<string, unknown>;
}

/** What pages are made from beside the content. */
export interface SiteFacts {
  releaseId: string;
  /** The folder that the site's build wrote (`site/dist`). */
  builtSite: string;
  /** How long after departure the server keeps what names a guest. */
  guestDataDays: number;
}

export async function buildContent(
  content: ContentTree,
  images: ImageBuilder,
  { releaseId, builtSite, guestDataDays }: SiteFacts,
): Promise<BuiltContent> {
  const pages = await buildPages(content, images, guestDataDays);
  return {
    shell: await buildShell(content, images.buildImage, {
      releaseId,
      pages: addressesOf(pages),
    }),
    ...pages,
    catalogue: buildCatalogue(content, releaseId),
    texts: await buildTexts(content, builtSite),
  };
}

/** The pages that have a file of their own, by the names that the shell gives them. */
export type BuiltPages = Pick<BuiltContent, keyof Shell['pages']>;

/** Their names. */
export const PAGES = [
  'home',
  'about',
  'services',
  'gallery',
  'contact',
  'policies',
  'book',
] as const satisfies readonly (keyof BuiltPages)[];

function addressesOf(pages: BuiltPages): Shell['pages'] {
  const addresses = PAGES.map((page) => [page, dataFile(page, pages[page]).path]);
  // Every page of the shell is in the list: `BuiltPages` is made of the same keys.
  return Object.fromEntries(addresses) as Shell['pages'];
}

async function buildPages(
  content: ContentTree,
  { buildImage }: ImageBuilder,
  guestDataDays: number,
): Promise<BuiltPages> {
  return {
    home: await buildHomePage(content, buildImage),
    about: await buildAboutPage(content, buildImage),
    services: await buildServicesPage(content, buildImage),
    gallery: await buildGalleryPage(content, buildImage),
    contact: await buildContactPage(content, buildImage),
    policies: await buildPoliciesPage(content, buildImage, guestDataDays),
    book: await buildBookPage(content, buildImage),
  };
}

async function buildTexts(
  { theme, texts }: ContentTree,
  builtSite: string,
): Promise<Record<string, unknown>> {
  // The site's own file, as the build copied it.
  const usual = JSON.parse(
    await readFile(join(builtSite, 'client/locales/en/common.json'), 'utf8'),
  ) as TextTree;
  const {
    $schema: _editorHint,
    baseBlack: _black,
    baseWhite: _white,
    fontSource: _source,
    ...fields
  } = theme as typeof theme & { $schema?: string };
  const { vars } = compileTheme(theme);
  if (vars === undefined) throw new Error('The theme passed the check but does not compile.');
  return { theme: { ...fields, vars }, ...inWordsOf(texts as TextTree, usual) };
}

type TextTree = { [key: string]: string | TextTree };

/** The usual texts, but for those that the hotel says differently; what the site does not know is left out. */
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
