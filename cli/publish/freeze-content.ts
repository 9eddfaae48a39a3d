/** Content -> all that guests see and all that the server sells, frozen: what is published, previewed and compared. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ThemeVars } from '#design-system/theme';
import { buildCatalogue } from '#schemas/catalogue';
import { compiledTheme, type ContentTree } from '#schemas/engine';
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
  freezeAboutPage,
  freezeContactPage,
  freezeGalleryPage,
  freezePoliciesPage,
  freezeServicesPage,
} from './freeze-pages.ts';
import { freezeBookPage, freezeHomePage, freezeShell } from './freeze-site.ts';
import type { ImageFreezer } from './images.ts';
import { dataFile } from './site-file.ts';

interface Texts {
  theme: { vars: ThemeVars };
  [key: string]: unknown;
}

/** One content, looked up and derived to the end. */
export interface FrozenContent {
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
  texts: Texts;
}

/** What pages are made from beside the content. */
export interface SiteFacts {
  releaseId: string;
  /** The folder that the site's build wrote (`site/dist`). */
  builtSite: string;
  /** How long after departure the server keeps what names a guest. */
  guestDataDays: number;
}

export async function freezeContent(
  content: ContentTree,
  images: ImageFreezer,
  { releaseId, builtSite, guestDataDays }: SiteFacts,
): Promise<FrozenContent> {
  const pages = await freezePages(content, images, guestDataDays);
  return {
    shell: await freezeShell(content, images.freeze, {
      releaseId,
      pages: addressesOf(pages),
    }),
    ...pages,
    catalogue: buildCatalogue(content, releaseId),
    texts: await freezeTexts(content, builtSite),
  };
}

/** The pages that have a file of their own, by the names that the shell gives them. */
export type FrozenPages = Pick<FrozenContent, keyof Shell['pages']>;

/** Their names. */
export const PAGES = [
  'home',
  'about',
  'services',
  'gallery',
  'contact',
  'policies',
  'book',
] as const satisfies readonly (keyof FrozenPages)[];

function addressesOf(pages: FrozenPages): Shell['pages'] {
  const addresses = PAGES.map((page) => [page, dataFile(page, pages[page]).path]);
  // Every page of the shell is in the list: `FrozenPages` is made of the same keys.
  return Object.fromEntries(addresses) as Shell['pages'];
}

async function freezePages(
  content: ContentTree,
  { freeze }: ImageFreezer,
  guestDataDays: number,
): Promise<FrozenPages> {
  return {
    home: await freezeHomePage(content, freeze),
    about: await freezeAboutPage(content, freeze),
    services: await freezeServicesPage(content, freeze),
    gallery: await freezeGalleryPage(content, freeze),
    contact: await freezeContactPage(content, freeze),
    policies: await freezePoliciesPage(content, freeze, guestDataDays),
    book: await freezeBookPage(content, freeze),
  };
}

async function freezeTexts({ theme, texts }: ContentTree, builtSite: string): Promise<Texts> {
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
  const { vars } = await compiledTheme(theme);
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
