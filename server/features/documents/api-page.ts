import { REFUSALS, isRefusalCode } from '#domain/refusal';
import { type Endpoint, resolveParts } from '#schemas/api';
import { escapeHtml } from '../../mails/escape-html.ts';
import { fieldsOf, type TakenField } from './taken-fields.ts';

const START = '/api/v1/';
const PLACES = ['params', 'query', 'headers', 'body'] as const;
const PLACE_NAMES = { params: 'address', query: 'query', headers: 'header', body: 'body' } as const;

/** Plain on purpose: a tool for whoever develops, in the colours that the browser prefers. */
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

/** Every call of the API as a page to read: what each takes, answers and refuses. */
export function apiPage(endpoints: readonly Endpoint[]): string {
  const groups = Map.groupBy(endpoints, groupOf);
  const sections = [...groups].map(
    ([group, calls]) => `<section><h2>${escapeHtml(group)}</h2>\n${calls.map(article).join('\n')}</section>`,
  );
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>The API of Verandah</title>
<link rel="stylesheet" href="/_dev/api.css">
</head>
<body>
<main>
<h1>The API of Verandah</h1>
<p>The same for programs: <a href="${START}openapi.json">openapi.json</a>. Amounts are in the smallest unit of their currency. A field that is not listed is refused.</p>
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
<p>Answers ${Object.keys(call.responses).map(escapeHtml).join(' or ')}.</p>
${example('An example of the answer', call.examples.response)}
${table(['Refuses', 'as', 'with the words'], call.errors.map(refusalRow))}
</article>`;
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

function refusalRow(code: string): string[] {
  if (!isRefusalCode(code)) return [escapeHtml(code), '', ''];
  const { status, message } = REFUSALS[code];
  return [`<code>${code}</code>`, String(status), escapeHtml(message)];
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
