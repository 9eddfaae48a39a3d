import { beforeAll, describe, expect, it } from 'vitest';
import texts from '../public/locales/en/common.json';
import { testShell } from '../test-content/test-hotel.ts';
import { testSite } from '../test-content/test-pages.ts';
import { loadScreens } from '../test-content/show-site.tsx';
import { prerenderSite } from './prerender-site.tsx';

const assets = {
  loadingScript: '/assets/loading.js',
  startScript: '/assets/start.js',
  entry: '/assets/main.js',
  modulesOf: (module: string | undefined) => (module ? [`/assets/${module.split('/').at(-1) ?? ''}.js`] : []),
  stylesOf: (module: string | undefined) => (module ? [`/assets/${module.split('/').at(-1) ?? ''}.css`] : []),
};

const documents = new Map<string, string>();

const prerender = (content = testSite) =>
  prerenderSite({
    ...content,
    texts,
    themeColor: '#fbf7f0',
    loadingColours: { ground: '#fbf7f0', ring: '#0f4c4c' },
    shellAddress: '/data/shell.json',
    stylesheet: '/assets/site.css',
    fonts: [],
    icons: [{ rel: 'icon', href: '/icon.svg', type: 'image/svg+xml' }],
    assets,
  });

beforeAll(async () => {
  await loadScreens();
  const written = await prerender();
  for (const { file, html } of written) documents.set(file, html);
}, 60_000);

const read = (file: string) => documents.get(file) ?? '';

describe('prerenderSite', () => {
  it('writes a document for every page that the server knows', () => {
    expect([...documents.keys()]).toEqual([
      'index.html',
      'about.html',
      'services.html',
      'gallery.html',
      'contact.html',
      'policies.html',
      'book.html',
      'udaipur.html',
      'udaipur/courtyard-double.html',
      'udaipur/deluxe-double.html',
      'udaipur/family-room.html',
      'udaipur/lake-suite.html',
      'valley.html',
      'valley/cedar-cabin.html',
      'accessibility.html',
      'checkout.html',
      'bookings.html',
      'find-booking.html',
      'booking-access.html',
      'stop-news.html',
      'login.html',
      'register.html',
      'verify-email.html',
      'forgot-password.html',
      'reset-password.html',
      'profile.html',
      'app.html',
      '404.html',
    ]);
  });

  it('writes each document in the language of its shell', async () => {
    const shell = { ...testShell, language: 'hi' };
    const written = await prerender({ ...testSite, shell });
    for (const { html } of written) {
      expect(html).toContain('<html lang="hi"');
      expect(html).toContain('/locales/hi/common.json');
      expect(html).not.toContain('/locales/en/');
    }
  });

  it('holds what a guest or a search engine reads without scripts', () => {
    for (const words of [
      'Sleep where the boats wake you',
      'Cedar Cabin',
      'Us through Images',
      '+912942345678',
    ]) {
      expect(read('index.html')).toContain(words);
    }
    expect(read('book.html')).toContain('Find your room');
    expect(read('about.html')).toContain('The boat leaked.');
    expect(read('services.html')).toContain('Facilities and Services');
    expect(read('gallery.html')).toContain('Rooms by the lake');
    expect(read('contact.html')).toContain('mailto:');
    expect(read('policies.html')).toContain('From 3 days before arrival we keep the first night.');
    expect(read('404.html')).toContain('There is no such page');
  });

  it('works as plain HTML: the search is a form that leads to the book page', () => {
    expect(read('index.html')).toMatch(/<form[^>]* action="\/book" method="get"/u);
    expect(read('index.html')).toContain('<input type="hidden" name="rooms" value="2"/>');
  });

  it('holds both beginnings of the checkout: a quote that is on its way, and nothing to book', () => {
    expect(read('checkout.html')).toContain('Review and book');
    expect(read('checkout.html')).toContain('Choose dates and a room first. The price then appears here.');
  });

  it('knows no day of publishing', () => {
    expect(read('index.html')).not.toMatch(/ min="20/u);
  });

  it('puts hints for pictures into the head, so that the page starts with the page', () => {
    expect(read('index.html')).toMatch(/<div id="root" data-path="\/"><a href="#content"/u);
    expect(read('index.html').indexOf('as="image"')).toBeLessThan(read('index.html').indexOf('</head>'));
  });

  it('asks for the code and the content of its own page', () => {
    expect(read('index.html')).toContain('data-modules="/assets/home-screen.tsx.js"');
    expect(read('checkout.html')).toContain('data-modules="/assets/checkout-screen.tsx.js"');
    expect(read('index.html')).toContain(` ${testShell.pages.home}"`);
    expect(read('checkout.html')).not.toContain(testShell.pages.home);
  });

  it('links the styles of its own page, after those of every page', () => {
    const links =
      '<link rel="stylesheet" href="/assets/site.css">\n<link rel="stylesheet" href="/assets/home-screen.tsx.css">';
    expect(read('index.html')).toContain(links);
    expect(read('404.html')).toContain('<link rel="stylesheet" href="/assets/site.css">');
    expect(read('404.html')).not.toContain('screen.tsx.css');
  });

  it('keeps every part of a page in its place, also one whose script comes later', () => {
    expect(read('index.html')).toContain(texts.home.marquee);
    for (const html of documents.values()) expect(html).not.toMatch(/<template|<div hidden="" id="S:/u);
  });

  it('shows albums of one and of two hundred pictures whole', async () => {
    const { albums } = testSite.gallery;
    const [album] = albums;
    const [picture] = album?.images ?? [];
    if (!album || !picture) throw new Error('The test hotel has no picture');
    const albumOf = (count: number) => {
      const images = Array.from({ length: count }, (_, index) => ({ ...picture, id: `picture-${index}` }));
      return { ...album, id: `album-of-${count}`, name: `${count} pictures`, images };
    };
    const gallery = { ...testSite.gallery, albums: [albumOf(1), albumOf(200)] };
    const written = await prerender({ ...testSite, gallery });
    const html = written.find(({ file }) => file === 'gallery.html')?.html;
    const page = new DOMParser().parseFromString(
      /<main[^]*<\/main>/u.exec(html ?? '')?.[0] ?? '',
      'text/html',
    );
    const pictures = [...page.querySelectorAll('main img')].filter(
      (image) => image.getAttribute('alt') === picture.alt,
    );
    expect(pictures).toHaveLength(201);
    expect(pictures.filter((image) => image.getAttribute('loading') !== 'lazy').length).toBeLessThan(20);
  });

  it('writes no part of an address that its country does not have, on any page', async () => {
    const locations = testShell.locations.map(({ pin: _pin, state: _state, ...location }) => ({
      ...location,
      streetAddress: '1 Creek Road',
      town: 'Dubai',
      country: 'AE',
    }));
    const contact = {
      ...testSite.contact,
      locations: testSite.contact.locations.map((location) => ({
        ...location,
        address: { streetAddress: '1 Creek Road', town: 'Dubai', country: 'AE' },
      })),
    };
    const written = await prerender({ ...testSite, contact, shell: { ...testShell, locations } });
    const pages = written.map(({ html }) => html).join('\n');
    expect(pages).toContain('<bdi>1 Creek Road</bdi>, <bdi>Dubai</bdi></address>');
    expect(pages).toContain('"addressLocality":"Dubai","addressCountry":"AE"');
    expect(pages).not.toMatch(/undefined|<bdi><\/bdi>|<bdi>Dubai |postalCode|addressRegion/u);
  });

  it('says what to do where a page lives from scripts', () => {
    expect(read('checkout.html')).toContain('<noscript><div role="alert">');
    expect(read('index.html')).not.toContain('<noscript><div role="alert">');
  });

  it('writes no style or event attribute with code, and no inline script', () => {
    for (const html of documents.values()) {
      expect(html).not.toMatch(/<script(?![^>]* src=)(?![^>]*ld\+json)/u);
      expect(html).not.toMatch(/ on[a-z]+="/u);
    }
  });
});
