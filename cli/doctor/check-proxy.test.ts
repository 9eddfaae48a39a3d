import { expect, test } from 'vitest';
import type { SeenRequest } from '#server/proxy-check';
import { FORGED, checkProxyRequest } from './check-proxy.ts';

const EXPECTED = { siteOrigin: 'https://www.hotel.example', trustedProxies: ['127.0.0.1'] };
const GUEST = '203.0.113.9';
const CDN = '198.51.100.7';

const WELL: SeenRequest = {
  peer: '127.0.0.1',
  client: GUEST,
  isPeerTrusted: true,
  headers: { host: 'www.hotel.example', 'x-forwarded-for': GUEST, 'x-forwarded-proto': 'https' },
};

function checked(changes: Partial<SeenRequest>, forwarded: SeenRequest['headers'] = {}): string[] {
  const seen = { ...WELL, ...changes, headers: { ...WELL.headers, ...forwarded } };
  return checkProxyRequest(seen, EXPECTED).map((finding) =>
    [finding.kind, finding.part, finding.words, finding.kind === 'ok' ? '' : finding.remedy].join(' | '),
  );
}

test('a proxy that tells of guests and is believed is in order', () => {
  expect(checked({})).toEqual([
    expect.stringContaining(
      `ok | Request | came from 127.0.0.1, counts as ${GUEST}; x-forwarded-for ${GUEST}`,
    ),
    expect.stringContaining(`ok | Guests | have addresses of their own; this command has ${GUEST}`),
    expect.stringContaining('ok | Host'),
  ]);
});

test.each<[string, Partial<SeenRequest>, SeenRequest['headers'], string]>([
  [
    'that is not trusted',
    { peer: '10.0.0.7', client: '10.0.0.7', isPeerTrusted: false },
    {},
    'every guest looks like 10.0.0.7, so all guests share one limit | set TRUSTED_PROXIES=127.0.0.1,10.0.0.7',
  ],
  [
    'that says nothing of guests',
    { client: '127.0.0.1', isPeerTrusted: false },
    { 'x-forwarded-for': '' },
    'every guest looks like 127.0.0.1, so all guests share one limit: the proxy does not send their addresses',
  ],
  [
    'that passes on what a guest has written',
    { client: FORGED },
    { 'x-forwarded-for': FORGED },
    'the server trusts X-Forwarded-For from everybody',
  ],
  [
    'that takes a delivery network for the guest',
    { client: CDN },
    { 'x-forwarded-for': CDN, 'cf-connecting-ip': GUEST },
    `every guest looks like ${CDN}, so all guests share one limit: the guest is ${GUEST}`,
  ],
  [
    'behind CloudFront',
    { client: CDN },
    { 'x-forwarded-for': CDN, 'cloudfront-viewer-address': `${GUEST}:46532` },
    `the guest is ${GUEST}`,
  ],
  [
    'that extends what a delivery network has said',
    { client: CDN },
    { 'x-forwarded-for': `${FORGED}, ${GUEST}, ${CDN}` },
    `every guest looks like ${CDN}`,
  ],
])('a proxy %s is bad', (_name, changes, forwarded, words) => {
  const [, guests] = checked(changes, forwarded);
  expect(guests).toMatch(/^failure \| Guests/);
  expect(guests).toContain(words);
});

test('another proxy on the way is something to look at', () => {
  expect(checked({}, { via: '1.1 far-away' })[1]).toMatch(
    /^warning \| Guests \| another proxy .*1\.1 far-away/,
  );
});

test('a host and a scheme that are not those of SITE_ORIGIN are something to look at', () => {
  expect(checked({}, { host: '127.0.0.1:4173', 'x-forwarded-proto': 'http' }).slice(2)).toEqual([
    expect.stringContaining('warning | Host | the server is asked for 127.0.0.1'),
    expect.stringContaining('warning | Scheme | the proxy says http'),
  ]);
});
