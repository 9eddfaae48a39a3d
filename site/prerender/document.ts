import type { SearchHead } from './search-head.ts';
import { type LoadingColours, loadingStyle } from '../early-start/loading-style.ts';

/** The document around one page: all text is escaped here, and nowhere is it a script. */
export interface DocumentParts {
  language: string;
  direction: 'ltr' | 'rtl';
  releaseId: string;
  /** Where the release serves the shell; the application reads it from the document. */
  shellAddress: string;
  head: SearchHead;
  /** Colour of the browser's own frame. */
  themeColor: string | undefined;
  loadingScript: string;
  /** Of the frame first, then of the page. */
  stylesheets: readonly string[];
  /** Font files of the first screen. */
  fonts: readonly string[];
  start: StartOrder;
  /** Picture hints that React wrote for the page. */
  hints: string;
  /** The page that stands in the document; the application hydrates it at this path only. */
  path: string;
  /** The spinner in place of the hidden layout: what it says, and what it wears. */
  spinner: LoadingColours & { label: string };
  html: string;
  /** Shown where the page lives from scripts: when there are none, and when they did not start. */
  help: { noScripts: string; notStarted: string } | undefined;
}

/** What the start script fetches, and when. */
interface StartOrder {
  script: string;
  /** The module that is the application. */
  application: string;
  /** The other modules of the page. */
  modules: readonly string[];
  /** JSON files that the application reads before it draws. */
  files: readonly string[];
  /** The page is nothing without the application: only its first paint is waited for. */
  atOnce: boolean;
  /** A guest on any other host is about to be sent to this one, which the application does. */
  domain: string | undefined;
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
    spinnerLine(parts.spinner),
    // Not in the head, where the first paint would wait for them: the spinner stands above.
    ...parts.stylesheets.map((href) => tag('link', { rel: 'stylesheet', href })),
    ...helpLines(parts.help),
    `<div${attributes({ id: 'root', 'data-path': parts.path })}>${parts.html}</div>`,
    '</body>',
    '</html>',
    '',
  ].join('\n');
}

function spinnerLine({ label, ground, ring }: DocumentParts['spinner']): string {
  const style = `--ground:${ground};--ring:${ring}`;
  return `<div${attributes({ id: 'loading', role: 'status', style })}><span>${escapeText(label)}</span></div>`;
}

function helpLines(help: DocumentParts['help']): string[] {
  if (!help) return [];
  return [
    `<noscript><div role="alert">${help.noScripts}</div></noscript>`,
    `<div id="start-failed" role="alert" hidden>${help.notStarted}</div>`,
  ];
}

function headLines(parts: DocumentParts): string[] {
  const { head, fonts, stylesheets } = parts;
  return [
    '<meta charset="utf-8">',
    tag('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
    `<title>${escapeText(head.title)}</title>`,
    tag('meta', { name: 'description', content: head.description }),
    `<style>${loadingStyle}</style>`,
    // The parser waits for it: not every browser can make only the first paint wait, and would draw the page without its styles.
    `<script${attributes({ src: parts.loadingScript })}></script>`,
    // As early as if they were linked here, which they are for whoever has no scripts.
    ...stylesheets.map((href) => tag('link', { rel: 'preload', as: 'style', href })),
    `<noscript>${stylesheets.map((href) => tag('link', { rel: 'stylesheet', href })).join('')}</noscript>`,
    parts.hints,
    ...fonts.map((href) =>
      tag('link', { rel: 'preload', as: 'font', type: 'font/woff2', href, crossorigin: '' }),
    ),
    startLine(parts.start),
    ...searchEngineLines(head),
    tag('link', { rel: 'icon', href: '/icon.svg', type: 'image/svg+xml' }),
    ...(parts.themeColor ? [tag('meta', { name: 'theme-color', content: parts.themeColor })] : []),
  ].filter((line) => line !== '');
}

/** Nothing of the application is fetched before the page is drawn, not even as a hint: the first paint would share the line with it. */
function startLine({ script, application, modules, files, atOnce, domain }: StartOrder): string {
  const order = {
    src: script,
    'data-application': application,
    'data-modules': modules.join(' '),
    'data-files': files.join(' '),
    ...(atOnce ? { 'data-now': '' } : {}),
    ...(domain === undefined ? {} : { 'data-domain': domain }),
  };
  return `<script defer${attributes(order)}></script>`;
}

function searchEngineLines({ keywords, canonical, openGraph, structuredData }: SearchHead): string[] {
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
