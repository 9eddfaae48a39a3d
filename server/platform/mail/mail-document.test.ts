import { expect, test } from 'vitest';
import { type MailDocument, renderHtml, renderText } from './mail-document.ts';

const url = 'https://hotel.example/booking-access#9pq0pxcr69zpw0f4tevs69v03w.dLtutxYiSG6FRWHuSOlX';

test('a link with words is a button above its address, which may break on a phone', () => {
  const mail = {
    language: 'en',
    subject: 'Pay',
    blocks: [{ kind: 'link', url, label: 'Pay & see' } as const],
  };
  const html = renderHtml(mail);
  expect(html.match(/<a href="[^"]*"/g)).toEqual([`<a href="${url}"`, `<a href="${url}"`]);
  expect(html).toContain('>Pay &amp; see</a>');
  expect(html).toMatch(/<p style="[^"]*overflow-wrap:anywhere[^"]*"><a [^>]*>https:/);
  expect(renderText(mail)).toBe(`${url}\n`);
});

test('a link without words is its address alone', () => {
  const html = renderHtml({ language: 'en', subject: 'Find', blocks: [{ kind: 'link', url }] });
  expect(html.match(/<a /g)).toHaveLength(1);
});

test('the amount of a mail stands out, in HTML, and is a fact in text', () => {
  const mail: MailDocument = {
    language: 'en',
    subject: 'Pay',
    blocks: [{ kind: 'amount', label: 'To pay', amount: '€260', lines: ['plus City tax: €18'] }],
  };
  expect(renderText(mail)).toBe('To pay:\n  €260\n  plus City tax: €18\n');
  expect(renderHtml(mail)).toMatch(
    /<span style="font-size:28px[^"]*">€260<\/span><br>plus City tax: €18<\/p>/,
  );
});

test('the number of an invoice or a booking is not broken on a phone, and words and addresses may', () => {
  const numbers = ['K/26-27/00042', '7K3M-Q2PD', 'R&amp;D-1.'];
  const others = ['14:00–16:00', 'check-in', 'Asia/Kolkata', 'Rua 5', `A-${'1'.repeat(30)}`];
  const text = [...numbers, ...others].join(' ').replace('&amp;', '&');
  const facts = [{ label: 'Reference', lines: ['7K3M-Q2PD'] }];
  const html = renderHtml({
    language: 'en',
    subject: '',
    blocks: [
      { kind: 'paragraph', text },
      { kind: 'facts', facts },
    ],
  });
  const held = [...html.matchAll(/<span style="white-space:nowrap">([^<]*)<\/span>/g)].map(
    ([, number]) => number,
  );
  expect(held).toEqual([...numbers, '7K3M-Q2PD']);
});

test('the HTML part says the language of its words', () => {
  expect(renderHtml({ language: 'hi', subject: 'चालान', blocks: [] })).toContain('<html lang="hi">');
});
