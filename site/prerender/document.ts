import type { SearchHead } from './search-head.ts';
import { type LoadingColours, loadingStyle } from '../early-start/loading-style.ts';

/** The parts of a document. All text is escaped and none becomes a script. */
export interface DocumentParts {
  language: string;
  direction: 'ltr' | 'rtl';
  releaseId: string;
  shellAddress: string;
  head: SearchHead;
  themeColor: string | undefined;
  loadingScript: string;
  /** The layout's first, then the page's. */
  stylesheets: readonly string[];
  fonts: readonly string[];
  icons: readonly { rel: string; href: string; type: string }[];
  start: StartOrder;
  /** Image preload hints that React wrote for the page. */
  hints: string;
  /** The path of the page in this document. The application hydrates it at this path only. */
  path: string;
  spinner: LoadingColours & { label: string };
  html: string;
  /** Messages of pages that need scripts: without scripts, and when they failed to start. */
  help: { noScripts: string; notStarted: string } | undefined;
}

interface StartOrder {
  script: string;
  application: string;
  modules: readonly string[];
  /** JSON files that the application reads before it renders. */
  files: readonly string[];
  /** The page needs the application, so load it right after first paint. */
  atOnce: boolean;
  /** The hotel's own domain. The application redirects guests on other hosts. */
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
    // Outside React, because it must work before React loads and if it never does.
    spinnerLine(parts.spinner),
    // In the body, so that the spinner paints before they load.
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
  const { head, fonts, icons, stylesheets } = parts;
  return [
    '<meta charset="utf-8">',
    tag('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1, viewport-fit=cover' }),
    `<title>${escapeText(head.title)}</title>`,
    tag('meta', { name: 'description', content: head.description }),
    `<style>${loadingStyle}</style>`,
    // The script blocks the parser: not every browser can block only rendering.
    `<script${attributes({ src: parts.loadingScript })}></script>`,
    // Preload them as early as links in the head.
    ...stylesheets.map((href) => tag('link', { rel: 'preload', as: 'style', href })),
    `<noscript>${stylesheets.map((href) => tag('link', { rel: 'stylesheet', href })).join('')}</noscript>`,
    parts.hints,
    ...fonts.map((href) =>
      tag('link', { rel: 'preload', as: 'font', type: 'font/woff2', href, crossorigin: '' }),
    ),
    startLine(parts.start),
    ...searchEngineLines(head),
    ...icons.map(({ rel, href, type }) => tag('link', { rel, href, type })),
    ...(parts.themeColor ? [tag('meta', { name: 'theme-color', content: parts.themeColor })] : []),
  ].filter((line) => line !== '');
}

/** Adds no preload hints for the application: they would compete with the first paint. */
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
    // A data block: browsers do not execute it, and its text cannot end the element.
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
