import { writtenEmail } from '#domain/email-address';
import { writtenPhone } from '#schemas/written-phone';
import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { TOOL_LANGUAGE } from '#schemas/language';
import type { Catalogue, CatalogueLocation } from '#schemas/types';
import { escapeHtml } from '../mail/escape-html.ts';

const STYLE =
  'body{max-width:38rem;margin:12vh auto 0;padding:0 1.25rem;font:1.125rem/1.6 system-ui,sans-serif;color:#1c1c1c;background:#fff}' +
  'h1{font-size:1.75rem;line-height:1.25}a{color:#0b4f6c}li{margin-block:.5rem}ul{padding:0;list-style:none}';
const STYLE_HASH = createHash('sha256').update(STYLE).digest('base64');

/** Allows only the page's own style and the hotel's icon: the rest of the site may be unavailable. */
export const ERROR_PAGE_POLICY = `default-src 'none'; style-src 'sha256-${STYLE_HASH}'; img-src 'self'; form-action 'none'; base-uri 'none'; frame-ancestors 'none'`;

const AWAY = {
  title: 'We are away for a moment',
  words: 'Our website cannot be shown at this moment. Nothing that you have booked is lost.',
};
const NO_PAGE = {
  title: 'This page cannot be shown',
  words: 'Please check the address.',
};

/** Whether a browser requests a page to show. */
export function asksForPage({ method, url, headers }: FastifyRequest): boolean {
  const isRead = method === 'GET' || method === 'HEAD';
  return isRead && !/^\/api(?:[/?]|$)/.test(url) && headers.accept?.includes('text/html') === true;
}

/** The HTML page for a status when no page of the release can be served, with the hotel's contact details. */
export function errorPage(
  status: number,
  catalogue: Pick<Catalogue, 'hotel' | 'locations'> | undefined,
): string {
  const { title, words } = status >= 500 ? AWAY : NO_PAGE;
  const hotel = catalogue?.hotel.businessName;
  return `<!doctype html>
<html lang="${TOOL_LANGUAGE}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(hotel === undefined ? title : `${title} · ${hotel}`)}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
${hotel === undefined ? '' : `<p>${escapeHtml(hotel)}</p>\n`}<h1>${title}</h1>
<p>${words} <a href="">Try again</a></p>
${catalogue === undefined ? '' : contacts(catalogue.locations)}</main>
</body>
</html>
`;
}

function contacts(locations: readonly CatalogueLocation[]): string {
  const lines = locations.map(({ name, phone, email }) => {
    const mail = encodeURIComponent(email).replace('%40', '@');
    return `<li>${escapeHtml(name)}: <a href="tel:${escapeHtml(phone)}">${escapeHtml(writtenPhone(phone))}</a>, <a href="mailto:${escapeHtml(mail)}">${escapeHtml(writtenEmail(email))}</a></li>`;
  });
  return `<p>You can reach us:</p>\n<ul>\n${lines.join('\n')}\n</ul>\n`;
}
