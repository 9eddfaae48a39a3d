import type { Head } from '../app/head.ts';

/** The document around one page: all text is escaped here, and nowhere is it a script. */
export interface DocumentParts {
  language: string;
  direction: 'ltr' | 'rtl';
  releaseId: string;
  /** Where the release serves the shell; the application reads it from the document. */
  shellAddress: string;
  head: Head;
  /** Colour of the browser's own frame. */
  themeColor: string | undefined;
  loadingScript: string;
  /** Of the frame first, then of the page. */
  stylesheets: readonly string[];
  /** Font files of the first screen. */
  fonts: readonly string[];
  /** JSON files that the application reads before it starts. */
  dataFiles: readonly string[];
  /** JavaScript modules of the page; the first one starts the application. */
  modules: readonly string[];
  /** Picture hints that React wrote for the page. */
  hints: string;
  /** The page that stands in the document; the application hydrates it at this path only. */
  path: string;
  /** The spinner over the hidden layout. */
  spinner: string;
  html: string;
  /** Said where the page lives from scripts: when there are none, and when they did not start. */
  help: { noScripts: string; notStarted: string } | undefined;
}

export function writeDocument(parts: DocumentParts): string {
  const { language, direction, releaseId, shellAddress } = parts;
  return [
    '<!doctype html>',
    `<html${attributes({ lang: language, dir: direction, 'data-release': releaseId, 'data-shell': shellAddress })}>`,
    '<head>',
    ...headLines(parts),
    '</head>',
    '<body>',
    // Outside React: it must stand while React is not there, and go when React never comes.
    `<div id="loading">${parts.spinner}</div>`,
    ...helpLines(parts.help),
    `<div${attributes({ id: 'root', 'data-path': parts.path })}>${parts.html}</div>`,
    '</body>',
    '</html>',
    '',
  ].join('\n');
}

function helpLines(help: DocumentParts['help']): string[] {
  if (!help) return [];
  return [
    `<noscript><p role="alert">${escapeText(help.noScripts)}</p></noscript>`,
    `<p id="start-failed" role="alert" hidden>${escapeText(help.notStarted)}</p>`,
  ];
}

function headLines(parts: DocumentParts): string[] {
  const { head, modules, fonts, dataFiles, stylesheets } = parts;
  const [entry, ...others] = modules;
  return [
    '<meta charset="utf-8">',
    tag('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
    `<title>${escapeText(head.title)}</title>`,
    tag('meta', { name: 'description', content: head.description }),
    // Before the stylesheets, so that it does not wait for them.
    `<script${attributes({ src: parts.loadingScript })}></script>`,
    ...stylesheets.map((href) => tag('link', { rel: 'stylesheet', href })),
    parts.hints,
    ...fonts.map((href) =>
      tag('link', { rel: 'preload', as: 'font', type: 'font/woff2', href, crossorigin: '' }),
    ),
    ...(entry === undefined ? [] : [`<script${attributes({ type: 'module', src: entry })}></script>`]),
    ...others.map((href) => tag('link', { rel: 'modulepreload', href })),
    ...dataFiles.map((href) => tag('link', { rel: 'preload', as: 'fetch', href, crossorigin: '' })),
    ...searchEngineLines(head),
    tag('link', { rel: 'icon', href: '/icon.svg', type: 'image/svg+xml' }),
    ...(parts.themeColor ? [tag('meta', { name: 'theme-color', content: parts.themeColor })] : []),
  ].filter((line) => line !== '');
}

function searchEngineLines({ keywords, canonical, openGraph, structuredData }: Head): string[] {
  return [
    ...(keywords.length > 0 ? [tag('meta', { name: 'keywords', content: keywords.join(', ') })] : []),
    canonical
      ? tag('link', { rel: 'canonical', href: canonical })
      : tag('meta', { name: 'robots', content: 'noindex' }),
    ...openGraph.map(({ property, content }) => tag('meta', { property, content })),
    // A data block: browsers do not execute it, and no text in it can end the element.
    ...(structuredData ? [`<script type="application/ld+json">${escapeJson(structuredData)}</script>`] : []),
  ];
}

function tag(name: string, values: Record<string, string>): string {
  return `<${name}${attributes(values)}>`;
}

function attributes(values: Record<string, string>): string {
  return Object.entries(values)
    .map(([name, value]) => ` ${name}="${escapeText(value)}"`)
    .join('');
}

function escapeText(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

function escapeJson(value: unknown): string {
  return JSON.stringify(value)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');
}
