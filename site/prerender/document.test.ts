import { describe, expect, it } from 'vitest';
import { writeDocument, type DocumentParts } from './document.ts';
import { loadingStyle } from '../early-start/loading-style.ts';

const parts: DocumentParts = {
  language: 'en',
  direction: 'ltr',
  releaseId: 'r1',
  shellAddress: '/data/shell-1.json',
  head: {
    title: 'The Kesar',
    description: 'A hotel',
    keywords: ['lake', 'palace'],
    canonical: 'https://kesar.example/',
    openGraph: [],
  },
  themeColor: '#112233',
  loadingScript: '/assets/loading.js',
  stylesheets: ['/assets/site.css', '/assets/home.css'],
  icons: [{ rel: 'icon', href: '/icon.svg', type: 'image/svg+xml' }],
  fonts: ['/fonts/a.woff2'],
  start: {
    script: '/assets/start.js',
    application: '/assets/main.js',
    modules: ['/assets/home.js'],
    files: ['/data/shell-1.json'],
    atOnce: false,
    domain: undefined,
  },
  hints: '',
  path: '/',
  spinner: { label: 'Loading', ground: '#fbf7f0', ring: '#0f4c4c' },
  html: '<main>Hello</main>',
  help: undefined,
};

/** The document without the addresses that a parser with a window would try to load. */
function parse(changes: Partial<DocumentParts>) {
  const html = writeDocument({ ...parts, ...changes }).replaceAll(
    / rel="(?:stylesheet|(?:module)?preload)"/gu,
    '',
  );
  return new DOMParser().parseFromString(html, 'text/html');
}

describe('writeDocument', () => {
  it('states language, direction and release', () => {
    const { documentElement: html } = parse({});
    expect([html.lang, html.dir, html.dataset['release'], html.dataset['shell']]).toEqual([
      'en',
      'ltr',
      'r1',
      '/data/shell-1.json',
    ]);
  });

  it('reaches to the edges of a phone, and leaves the zoom to its guest', () => {
    expect(parse({}).querySelector('meta[name="viewport"]')?.getAttribute('content')).toBe(
      'width=device-width, initial-scale=1, viewport-fit=cover',
    );
  });

  it('asks for the loading script before the stylesheet and holds no inline script', () => {
    const html = writeDocument(parts);
    expect(html.indexOf('/assets/loading.js')).toBeLessThan(html.indexOf('/assets/site.css'));
    expect(
      [...parse({}).querySelectorAll('script')].map((script) => [
        script.getAttribute('src'),
        script.textContent,
      ]),
    ).toEqual([
      ['/assets/loading.js', ''],
      ['/assets/start.js', ''],
    ]);
  });

  it('hides the layout before the parser comes to it, in a browser of any kind', () => {
    const script = parse({}).querySelector('head script[src="/assets/loading.js"]');
    expect([script?.hasAttribute('async'), script?.hasAttribute('defer')]).toEqual([false, false]);
  });

  it.each([false, true])('fetches nothing of the application until the start script does', (atOnce) => {
    const start = { ...parts.start, atOnce };
    expect(writeDocument({ ...parts, start })).not.toMatch(/modulepreload|as="fetch"|type="module"/u);
    const script = parse({ start }).querySelector<HTMLScriptElement>('script[defer]');
    expect(script?.dataset).toMatchObject({
      application: '/assets/main.js',
      modules: '/assets/home.js',
      files: '/data/shell-1.json',
    });
  });

  it('tells the start script which page waits for its first paint only, and where guests belong', () => {
    const html = writeDocument({ ...parts, start: { ...parts.start, atOnce: true, domain: 'a.example' } });
    expect(html).toContain(' data-now="" data-domain="a.example"');
    expect(writeDocument(parts)).not.toContain('data-now');
  });

  it('paints a spinner in the colours of the theme above every stylesheet', () => {
    const { head, body } = new DOMParser().parseFromString(writeDocument(parts), 'text/html');
    expect([...head.querySelectorAll('style')].map(({ textContent }) => textContent)).toEqual([loadingStyle]);
    expect(head.querySelector(':not(noscript) > link[rel="stylesheet"]')).toBeNull();
    const [spinner, ...others] = body.children;
    expect(spinner?.outerHTML).toBe(
      '<div id="loading" role="status" style="--ground:#fbf7f0;--ring:#0f4c4c"><span>Loading</span></div>',
    );
    expect(others.map((element) => element.getAttribute('href') ?? element.id)).toEqual([
      '/assets/site.css',
      '/assets/home.css',
      'root',
    ]);
  });

  it('links the frame before the page, so that a page may build on it', () => {
    const html = writeDocument(parts);
    expect(html.indexOf('href="/assets/site.css"')).toBeLessThan(html.indexOf('href="/assets/home.css"'));
  });

  it('keeps a page without canonical address out of search engines', () => {
    const { canonical: _, ...head } = parts.head;
    expect(parse({ head }).querySelector('meta[name="robots"]')?.getAttribute('content')).toBe('noindex');
  });

  it('writes hostile texts as text', () => {
    const hostile = '</title></script><script>alert(1)</script>"><img src=x onerror=alert(1)>';
    const page = parse({
      head: {
        ...parts.head,
        title: hostile,
        description: hostile,
        keywords: [hostile],
        openGraph: [{ property: 'og:title', content: hostile }],
        structuredData: { '@context': 'https://schema.org', '@graph': [{ name: hostile }] },
      },
    });
    expect(page.title).toBe(hostile);
    expect(page.querySelectorAll('img')).toHaveLength(0);
    expect(page.querySelectorAll('script:not([src])')).toHaveLength(1);
    expect(JSON.parse(page.querySelector('script[type="application/ld+json"]')?.textContent ?? '')).toEqual({
      '@context': 'https://schema.org',
      '@graph': [{ name: hostile }],
    });
  });
});
