import { expect, test } from 'vitest';
import { renderHtml, renderText } from './mail-document.ts';

const url = 'https://hotel.example/booking-access#9pq0pxcr69zpw0f4tevs69v03w.dLtutxYiSG6FRWHuSOlX';

test('a link with words is a button above its address, which may break on a phone', () => {
  const mail = { subject: 'Pay', blocks: [{ kind: 'link', url, label: 'Pay & see' } as const] };
  const html = renderHtml(mail);
  expect(html.match(/<a href="[^"]*"/g)).toEqual([`<a href="${url}"`, `<a href="${url}"`]);
  expect(html).toContain('>Pay &amp; see</a>');
  expect(html).toMatch(/<p style="[^"]*overflow-wrap:anywhere[^"]*"><a [^>]*>https:/);
  expect(renderText(mail)).toBe(`${url}\n`);
});

test('a link without words is its address alone', () => {
  const html = renderHtml({ subject: 'Find', blocks: [{ kind: 'link', url }] });
  expect(html.match(/<a /g)).toHaveLength(1);
});
