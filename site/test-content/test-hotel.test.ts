import { expect, it } from 'vitest';
import {
  aboutPage,
  bookPage,
  contactPage,
  galleryPage,
  homePage,
  policiesPage,
  servicesPage,
  shell,
} from '../../schemas/generated/validators/published.js';
import { testSite } from './test-pages.ts';

it.each([
  ['shell', shell, testSite.shell],
  ['home page', homePage, testSite.home],
  ['about page', aboutPage, testSite.about],
  ['services page', servicesPage, testSite.services],
  ['gallery', galleryPage, testSite.gallery],
  ['contact page', contactPage, testSite.contact],
  ['policies page', policiesPage, testSite.policies],
  ['book page', bookPage, testSite.book],
])('the %s keeps to its published schema', (_name, validate, content) => {
  expect([validate(content), validate.errors]).toEqual([true, null]);
});
