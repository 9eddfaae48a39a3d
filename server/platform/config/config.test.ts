import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { BROKEN_CONFIGURATIONS, PRODUCTION } from '../../test-support/broken-configurations.ts';
import { configWarnings } from './config.ts';
import { ConfigError, loadConfig } from './index.ts';

test('works with an empty environment', () => {
  expect(loadConfig({})).toMatchObject({
    mode: 'development',
    host: '127.0.0.1',
    port: 4173,
    dataDir: resolve('.data'),
    cacheDir: resolve('.data/cache'),
    oldReleasesDir: resolve('.data/releases'),
    database: { kind: 'sqlite', file: resolve('.data/verandah.sqlite') },
    trustedProxies: [],
  });
});

test('the demo’s texts say of no booking that it is paid at the hotel alone', () => {
  const texts = ['content/seo.json', 'content/policies/terms.json'].map((file) => readFileSync(file, 'utf8'));
  const rates = ['udaipur', 'kochi', 'manali'].map((id) => readFileSync(`content/rates/${id}.json`, 'utf8'));
  for (const rate of rates) expect(rate).toContain('"PAY_NOW"');
  for (const text of texts) expect(text).not.toMatch(/(?:and|[Yy]ou) pay at the hotel|, paid at the hotel/);
});

test('takes a PostgreSQL server by its address', () => {
  const url = 'postgres://verandah:secret@db.hotel.example:5432/verandah';
  expect(loadConfig({ DATABASE_URL: url }).database).toEqual({ kind: 'postgres', url });
});

test('opens as many connections to PostgreSQL as configured', () => {
  const url = 'postgres://verandah:secret@db.hotel.example:5432/verandah';
  const { database } = loadConfig({ DATABASE_URL: url, DATABASE_POOL_SIZE: '25' });
  expect(database).toEqual({ kind: 'postgres', url, poolSize: 25 });
});

test('reads what production needs', () => {
  expect(loadConfig(PRODUCTION)).toMatchObject({
    mode: 'production',
    siteOrigin: 'https://hotel.example',
    mailFrom: { name: 'Hotel', address: 'stay@hotel.example' },
  });
});

test('a gateway that moves no money is off in production, and every start warns where it is switched on', () => {
  expect(loadConfig(PRODUCTION).isTestGatewayOn).toBe(false);
  expect(configWarnings(loadConfig(PRODUCTION))).toEqual([]);
  expect(configWarnings(loadConfig({}))).toEqual([]);
  expect(configWarnings(loadConfig({ ...PRODUCTION, TEST_GATEWAY: 'on' }))).toEqual([
    expect.stringContaining('no money moves'),
  ]);
});

test('takes the custom domains that content may name', () => {
  expect(loadConfig({}).customDomains).toBeUndefined();
  expect(loadConfig({ CUSTOM_DOMAINS: 'Stay.Hotel.example, hotel.example' }).customDomains).toEqual([
    'stay.hotel.example',
    'hotel.example',
  ]);
});

test.each([
  ['NODE_ENV', 'prod'],
  ['PORT', '65536'],
  ['PORT', '-1'],
  ['PORT', '80a'],
  ['DATABASE_POOL_SIZE', '1'],
  ['DATABASE_POOL_SIZE', '501'],
  ['DRAIN_SECONDS', '301'],
  ['DRAIN_SECONDS', '-1'],
  ['DATABASE_URL', 'postgres://db'],
  ['DATABASE_URL', 'postgres:///hotel'],
  ['DATABASE_URL', 'mysql://db/hotel'],
  ['DATABASE_URL', 'hotel.sqlite'],
  ['SITE_ORIGIN', 'hotel.example'],
  ['SITE_ORIGIN', 'https://hotel.example/book'],
  ['SITE_ORIGIN', 'ftp://hotel.example'],
  ['CUSTOM_DOMAINS', 'https://hotel.example'],
  ['CUSTOM_DOMAINS', 'hotel.example, evil.example/path'],
  ['SMTP_URL', 'https://mail.hotel.example'],
  ['MAIL_FROM', 'hotel'],
  ['MAIL_FROM', 'Hotel <stay@hotel.example>\r\nBcc: everyone@example.com'],
  ['VERANDAH_SECRET', 'short'],
  ['VERANDAH_SECRET', 'a'.repeat(64)],
  ['REQUESTS_PER_MINUTE', '0'],
  ['LOG_LEVEL', 'loud'],
])('refuses %s=%s and names the variable', (name, value) => {
  const load = () => loadConfig({ [name]: value });
  expect(load).toThrow(ConfigError);
  expect(load).toThrow(name);
});

test('refuses a misspelt variable', () => {
  expect(() => loadConfig({ VERANDAH_SECERT: 'x' })).toThrow('VERANDAH_SECERT is not a known variable');
});

test.each([
  ['DATABSE_URL', 'DATABASE_URL'],
  ['DATA_DIRR', 'DATA_DIR'],
  ['SITE_ORIGN', 'SITE_ORIGIN'],
  ['Mail_From', 'MAIL_FROM'],
])('refuses %s, which is a slip for %s', (typed, meant) => {
  expect(() => loadConfig({ [typed]: 'x' })).toThrow(`${typed} is not a known variable: ${meant} is`);
});

test('leaves the variables of other programs alone', () => {
  const others = [
    'HOME',
    'PATH',
    'HOSTNAME',
    'PORTS',
    'XDG_DATA_DIRS',
    'NODE_OPTIONS',
    'NODE_PATH',
    'DEBUG',
    'HTTP_URL',
  ];
  expect(() => loadConfig(Object.fromEntries(others.map((name) => [name, 'x'])))).not.toThrow();
  // The right name is set too, so the similar one is another program's.
  expect(loadConfig({ DATA_DIR: '/srv/kesar', DATA_DIRS: '/a:/b' }).dataDir).toBe(resolve('/srv/kesar'));
});

test('warns at every start of a development mailbox that others can reach', () => {
  expect(configWarnings(loadConfig({ HOST: '0.0.0.0' }))).toEqual([
    expect.stringContaining('can read every mail and every code'),
  ]);
  expect(configWarnings(loadConfig({ HOST: '0.0.0.0', SMTP_URL: 'smtp://mail.hotel.example' }))).toEqual([]);
});

test.each(['SITE_ORIGIN', 'SMTP_URL', 'MAIL_FROM', 'VERANDAH_SECRET'])(
  'production does not start without %s',
  (name) => {
    expect(() => loadConfig({ ...PRODUCTION, [name]: undefined })).toThrow(`${name} is missing`);
  },
);

test('production does not start on plain http, except on this machine', () => {
  expect(() => loadConfig({ ...PRODUCTION, SITE_ORIGIN: 'http://hotel.example' })).toThrow(
    'SITE_ORIGIN is not https',
  );
  expect(loadConfig({ ...PRODUCTION, SITE_ORIGIN: 'http://127.0.0.1:4173' }).siteOrigin).toBe(
    'http://127.0.0.1:4173',
  );
});

test('metrics have an address of their own, and beyond this machine a token', () => {
  expect(loadConfig({ METRICS_PORT: '9464' }).metrics).toEqual({
    host: '127.0.0.1',
    port: 9464,
    token: undefined,
  });
  expect(() => loadConfig({ METRICS_PORT: '9464', METRICS_HOST: '0.0.0.0' })).toThrow(
    'METRICS_TOKEN is missing',
  );
  expect(
    loadConfig({ METRICS_PORT: '9464', METRICS_HOST: '0.0.0.0', METRICS_TOKEN: PRODUCTION.VERANDAH_SECRET })
      .metrics,
  ).toMatchObject({ host: '0.0.0.0' });
});

test('development is for no public site: its codes are shown, and its payments are none', () => {
  const site = { SITE_ORIGIN: 'https://hotel.example' };
  const mail = { SMTP_URL: 'smtp://mail.example', MAIL_FROM: 'stay@hotel.example' };
  expect(() => loadConfig(site)).toThrow('NODE_ENV is development');
  expect(() => loadConfig({ ...site, ...mail })).toThrow('NODE_ENV is development');
  expect(loadConfig({ SITE_ORIGIN: 'https://localhost:4173' }).mode).toBe('development');
});

test.each([
  ['203.0.113.7', ['203.0.113.7']],
  ['10.0.0.7, 2001:db8::/48,loopback', ['10.0.0.7', '2001:db8::/48', 'loopback']],
  [' , ', []],
])('believes the proxies %s', (value, proxies) => {
  expect(loadConfig({ TRUSTED_PROXIES: value }).trustedProxies).toEqual(proxies);
});

test('there are at least thirty ways to break a configuration', () => {
  expect(BROKEN_CONFIGURATIONS.length).toBeGreaterThanOrEqual(30);
  expect(() => loadConfig(PRODUCTION)).not.toThrow();
});

test.each(BROKEN_CONFIGURATIONS)(
  'T27: production does not start with %s %j, and says in one line which variable it is and what to do',
  (name, value, others) => {
    const load = () => loadConfig({ ...PRODUCTION, ...others, [name]: value });
    expect(load).toThrow(ConfigError);
    expect(load).toThrow(new RegExp(`^${name} [^\n:]+: [^\n]{10,}\\.$`));
  },
);
