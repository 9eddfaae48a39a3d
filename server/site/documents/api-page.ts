import type { RefusalCode } from '#domain/refusal';
import { type ApiCookie, COOKIES, type Endpoint, isCookieId, refusalsOf, resolveParts } from '#schemas/api';
import { LANGUAGE_HEADER, TOOL_LANGUAGE } from '#schemas/language';
import { REFUSAL_STATUS } from '../../platform/http/refusal-status.ts';
import { escapeHtml } from '../../platform/mail/escape-html.ts';
import { PRODUCT_TEXTS } from '../../platform/texts.ts';
import { fieldsOf, type TakenField } from './taken-fields.ts';

const START = '/api/v1/';
const PLACES = ['params', 'query', 'headers', 'body'] as const;
const PLACE_NAMES = { params: 'address', query: 'query', headers: 'header', body: 'body' } as const;

/** A development tool: plain, in the browser's colour scheme. */
export const API_STYLES = `:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif }
body { margin: 2rem auto; max-width: 64rem; padding: 0 1rem }
nav ul { columns: 20rem; list-style: none; padding: 0 }
article { margin-block: 3rem; scroll-margin-top: 1rem }
h3 { overflow-wrap: anywhere }
code, pre { font: 0.875rem/1.5 ui-monospace, monospace }
pre { overflow-x: auto; max-height: 30rem; padding: 1rem; border: 1px solid color-mix(in srgb, currentColor 25%, transparent) }
.wide { overflow-x: auto; margin-block: 1rem }
details { margin-block: 0.5rem }
table { border-collapse: collapse; min-width: 40rem }
th, td { border-bottom: 1px solid color-mix(in srgb, currentColor 25%, transparent); padding: 0.25rem 1rem 0.25rem 0; text-align: start; vertical-align: top }
:focus-visible { outline: 3px solid; outline-offset: 2px }
`;

/** Lists every API call with its fields, answers and refusals as an HTML page. */
export function apiPage(endpoints: readonly Endpoint[]): string {
  const groups = Map.groupBy(endpoints, groupOf);
  const sections = [...groups].map(
    ([group, calls]) => `<section><h2>${escapeHtml(group)}</h2>\n${calls.map(article).join('\n')}</section>`,
  );
  return `<!doctype html>
<html lang="${TOOL_LANGUAGE}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>The API of Verandah</title>
<link rel="stylesheet" href="/_dev/api.css">
</head>
<body>
<main>
<h1>The API of Verandah</h1>
<p>The same for programs: <a href="${START}openapi.json">openapi.json</a>.</p>
<ul>
<li>Amounts are in the smallest unit of their currency, instants in UTC, dates of a stay are days at the hotel. The header <code>Date</code> is of the clock that these instants are of.</li>
<li>A field that is not listed is refused. A refusal is <code>{ code, message, details? }</code>; one of 422 has <code>messages: [{ field, message }]</code> instead of the message. 429 and 503 say in <code>Retry-After</code> when to ask again.</li>
<li>A change with an <code>idempotency-key</code> is done once: who lost the answer asks again with the same key and the same request, for at least 24 hours.</li>
<li>The header <code>${LANGUAGE_HEADER}</code> says in which language the guest reads: messages, a new quote and all that follows from it are in that one, or in the hotel's own.</li>
<li>Nobody keeps an answer (<code>Cache-Control: no-store</code>) unless the call says so.</li>
</ul>
<h2>Who asks</h2>
<p>A browser sends these cookies by itself. Scripts cannot read them, other sites cannot have them sent with a change, and on https <code>__Host-</code> stands before their names.</p>
<ul>${Object.values(COOKIES).map(cookieItem).join('\n')}</ul>
<h2>Calls</h2>
<nav aria-label="Calls"><ul>${endpoints.map(entry).join('\n')}</ul></nav>
${sections.join('\n')}
</main>
</body>
</html>
`;
}

function groupOf({ path }: Endpoint): string {
  return path.slice(START.length).split('/')[0] ?? '';
}

function entry(call: Endpoint): string {
  return `<li><a href="#${escapeHtml(call.id)}">${escapeHtml(nameOf(call))}</a></li>`;
}

function nameOf({ method, path }: Endpoint): string {
  return `${method} ${path}`;
}

function article(call: Endpoint): string {
  const fields = PLACES.flatMap((place) => rowsOf(call, place));
  return `<article id="${escapeHtml(call.id)}">
<h3>${escapeHtml(nameOf(call))}</h3>
<p>${escapeHtml(call.summary)}.</p>
${fields.length === 0 ? '' : table(['Takes', 'in', 'which is', 'meaning'], fields)}
${file(call)}${example('An example of the body', bodyExample(call))}
${knownBy(call)}<p>Answers ${Object.keys(call.responses).map(escapeHtml).join(' or ')}${alsoAnswered(call)}.</p>
${example('An example of the answer', call.examples.response)}
${answerFields(call)}${table(['Refuses', 'as', 'with the words'], refusalsOf(call).toSorted(byStatus).map(refusalRow))}
</article>`;
}

function answerFields({ responses }: Endpoint): string {
  const rows = Object.values(responses)
    .flatMap((schema) => fieldsOf(resolveParts(schema)))
    .map(({ name, kind, isRequired, description }) => [
      `<code>${escapeHtml(name)}</code>`,
      escapeHtml(isRequired ? kind : `${kind}, may be missing`),
      escapeHtml(description),
    ]);
  return rows.length === 0
    ? ''
    : `<details><summary>The fields of the answer</summary>${table(['Field', 'which is', 'meaning'], rows)}</details>\n`;
}

function rowsOf(call: Endpoint, place: (typeof PLACES)[number]): string[][] {
  const schema = call[place];
  return schema === undefined ? [] : fieldsOf(resolveParts(schema)).map((field) => fieldRow(field, place));
}

function fieldRow({ name, kind, isRequired, description }: TakenField, place: (typeof PLACES)[number]) {
  const code = `<code>${escapeHtml(name)}</code>`;
  const need = isRequired ? '' : ', may be left out';
  return [code, PLACE_NAMES[place], escapeHtml(kind + need), escapeHtml(description)];
}

function cookieItem({ name, description }: ApiCookie): string {
  return `<li><code>${escapeHtml(name)}</code>: ${escapeHtml(description)}</li>`;
}

function knownBy({ knows = [] }: Endpoint): string {
  return knows.length === 0 ? '' : `<p>Asks who it is: ${cookieNames(knows, ' or ')}.</p>\n`;
}

function alsoAnswered({ sets = [], cacheControl }: Endpoint): string {
  const cookies = sets.length === 0 ? '' : `, and may set or take away ${cookieNames(sets, ' and ')}`;
  const cache = cacheControl === undefined ? '' : `, to be kept: <code>${escapeHtml(cacheControl)}</code>`;
  return cookies + cache;
}

function cookieNames(ids: readonly string[], word: string): string {
  const names = ids.filter(isCookieId).map((id) => `<code>${escapeHtml(COOKIES[id].name)}</code>`);
  return names.join(word);
}

function byStatus(one: RefusalCode, other: RefusalCode): number {
  return REFUSAL_STATUS[one] - REFUSAL_STATUS[other];
}

function refusalRow(code: RefusalCode): string[] {
  return [
    `<code>${code}</code>`,
    String(REFUSAL_STATUS[code]),
    escapeHtml(PRODUCT_TEXTS(`refusals.${code}`)),
  ];
}

function file({ requestMediaTypes }: Endpoint): string {
  return requestMediaTypes === undefined
    ? ''
    : `<p>The body is a file: ${requestMediaTypes.map(escapeHtml).join(', ')}.</p>\n`;
}

function bodyExample({ body, examples }: Endpoint): unknown {
  if (body === undefined || examples.request === undefined) return undefined;
  return Object.entries(examples.request).find(([place]) => place === 'body')?.[1];
}

function example(title: string, value: unknown): string {
  if (value === undefined) return '';
  const text = typeof value === 'string' ? value : JSON.stringify(value, null, 2);
  return `<details><summary>${title}</summary><pre tabindex="0">${escapeHtml(text)}</pre></details>`;
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const body = rows.map((row) => `<tr>${cells('td', row)}</tr>`).join('\n');
  return `<div class="wide" tabindex="0" role="region" aria-label="${head[0] ?? ''}"><table><thead><tr>${cells('th', head)}</tr></thead><tbody>\n${body}\n</tbody></table></div>`;
}

function cells(tag: 'td' | 'th', row: readonly string[]): string {
  return row.map((cell) => `<${tag}>${cell}</${tag}>`).join('');
}
