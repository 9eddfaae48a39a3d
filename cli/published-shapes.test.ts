import { expect, test } from 'vitest';
import { buildCatalogue } from '#schemas/catalogue';
import { checkContent } from '#schemas/engine';
import { nodeFileSystem } from '#schemas/engine/disk';
import type { ImageRef, PublishedImage } from '#schemas/types';
import {
  aboutPage,
  bookPage,
  catalogue,
  contactPage,
  galleryPage,
  homePage,
  policiesPage,
  servicesPage,
  shell,
} from '../schemas/generated/validators/published.js';
import {
  freezeAboutPage,
  freezeContactPage,
  freezeGalleryPage,
  freezePoliciesPage,
  freezeServicesPage,
} from './publish/freeze-pages.ts';
import { freezeBookPage, freezeHomePage, freezeShell } from './publish/freeze-site.ts';

const releaseId = 'r-4f2a9c1b77aa';
const urls = {
  thumb: '/images/a-160.jpg',
  small: '/images/a-480.jpg',
  medium: '/images/a-960.jpg',
  large: '/images/a-1440.jpg',
};

const freeze = ({ alt, decorative }: ImageRef): Promise<PublishedImage> =>
  Promise.resolve({
    id: 'a',
    alt,
    decorative: decorative === true,
    width: 1440,
    height: 960,
    urls,
    webp: urls,
    avif: urls,
  });

test.each(['content', 'e2e/awkward-hotel'])(
  'what publishing %s freezes fits schemas/published',
  async (root) => {
    const { content } = await checkContent({ fs: nodeFileSystem, root: `${import.meta.dirname}/../${root}` });
    if (content === undefined) throw new Error(`${root} does not pass the check`);
    const address = '/content/page.json';
    const pages = {
      home: address,
      about: address,
      services: address,
      gallery: address,
      contact: address,
      policies: address,
      book: address,
    };
    const frozen = [
      [catalogue, buildCatalogue(content, releaseId)],
      [shell, await freezeShell(content, freeze, { releaseId, pages })],
      [homePage, await freezeHomePage(content, freeze)],
      [aboutPage, await freezeAboutPage(content, freeze)],
      [servicesPage, await freezeServicesPage(content, freeze)],
      [galleryPage, await freezeGalleryPage(content, freeze)],
      [contactPage, await freezeContactPage(content, freeze)],
      [policiesPage, await freezePoliciesPage(content, freeze)],
      [bookPage, await freezeBookPage(content, freeze)],
    ] as const;
    expect(frozen.flatMap(([validate, value]) => (validate(value) ? [] : [validate.errors]))).toEqual([]);
  },
);
