import { isIP } from 'node:net';
import { join, resolve } from 'node:path';
import { editDistance } from '#domain/edit-distance';
import { isHostName } from '#domain/host-name';
import { type CachePurge, cachePurge } from './cache-purge.ts';
import { ConfigError } from './config-error.ts';
import { mailFrom } from './mail-sender.ts';
import { ENV, type Env, type EnvName } from './env.ts';
import { type GatewayKeys, gatewaySettings } from './gateway-settings.ts';
import { type DatabaseTarget, databaseTarget } from './database-target.ts';
import { isLoopbackHost } from './loopback.ts';
import { integer, oneOf, parsedUrl } from './parse-value.ts';
import { isFileName, withSecretFiles } from './secret-files.ts';

const MODES = ['development', 'test', 'production'] as const;
const LOG_LEVELS = ['silent', 'error', 'warn', 'info', 'debug'] as const;
const SWITCH = ['on', 'off'] as const;
const SHORTEST_CHECKED_NAME = 8;
const LETTERS_PER_TYPO = 5;
const LEAST_SECRET_LENGTH = 32;
const LEAST_SECRET_LETTERS = 10;
/** proxy-addr's names for private networks. */
const OWN_NETWORKS = new Set(['loopback', 'linklocal', 'uniquelocal']);
/** Words of example secrets. */
const PLACEHOLDER = /change.?me|replace|example|secret|password|verandah|qwerty|12345|abcde/i;

export type { DatabaseTarget };

export interface Config {
  mode: (typeof MODES)[number];
  host: string;
  port: number;
  dataDir: string;
  /** Files that can be made again; may be lost at any time. */
  cacheDir: string;
  /** Where versions before 0.3 kept releases; read once, when the server starts. */
  oldReleasesDir: string;
  database: DatabaseTarget;
  /** Undefined: any address that the server listens on. */
  siteOrigin: string | undefined;
  /** The only custom domains that content may name; undefined: any. */
  customDomains: readonly string[] | undefined;
  smtpUrl: string | undefined;
  mailFrom: { name: string; address: string } | undefined;
  /** Whether the test gateway, which moves no money, takes payments. */
  isTestGatewayOn: boolean;
  /** The keys of connected gateways. */
  gateways: GatewayKeys;
  /** The names of those that take new payments, in small letters, the preferred one first. */
  takingGateways: readonly string[];
  /** Undefined: kept in a file in the data folder. */
  secret: string | undefined;
  /** The previous secret: still accepted, never used for anything new. */
  secretFallback: string | undefined;
  /** Who types commands on this machine; undefined: `--by` says it. */
  staff: string | undefined;
  trustedProxies: readonly string[];
  requestsPerMinute: number;
  requestsAtOnce: number;
  /** Undefined: metrics are off. */
  metrics: { host: string; port: number; token: string | undefined } | undefined;
  /** Undefined: no cache is told of new releases. */
  cachePurge: CachePurge | undefined;
  /** Days after departure until the guest's data are erased from a booking. */
  guestDataDays: number;
  /** Days for which an invoice or credit note is kept. */
  taxDocumentDays: number;
  /** How long the server still accepts requests after it was asked to stop. */
  drainSeconds: number;
  logLevel: (typeof LOG_LEVELS)[number];
  /** Whether log lines about refusals name the client's address. */
  logsClientAddress: boolean;
}

/** Reads the environment, fills in defaults and throws a ConfigError with the remedy for invalid values. */
export function loadConfig(given: Env): Config {
  refuseUnknownNames(given);
  const env = withSecretFiles(given);
  const read = (name: EnvName): string | undefined => env[name]?.trim() || undefined;
  const mode = oneOf('NODE_ENV', read('NODE_ENV') ?? 'development', MODES);
  const dataDir = resolve(read('DATA_DIR') ?? '.data');
  const config: Config = {
    mode,
    host: read('HOST') ?? '127.0.0.1',
    port: integer('PORT', read('PORT') ?? '4173', { min: 0, max: 65_535 }),
    dataDir,
    cacheDir: resolve(read('CACHE_DIR') ?? join(dataDir, 'cache')),
    oldReleasesDir: resolve(read('RELEASES_DIR') ?? join(dataDir, 'releases')),
    database: databaseTarget(read('DATABASE_URL'), {
      dataDir,
      directUrl: read('DATABASE_DIRECT_URL'),
      poolSize: read('DATABASE_POOL_SIZE'),
    }),
    siteOrigin: origin(read('SITE_ORIGIN')),
    customDomains: customDomains(read('CUSTOM_DOMAINS')),
    smtpUrl: smtpUrl(read('SMTP_URL')),
    mailFrom: mailFrom(read('MAIL_FROM')),
    ...gatewaySettings(read, mode),
    secret: secret('VERANDAH_SECRET', read('VERANDAH_SECRET')),
    secretFallback: secret('VERANDAH_SECRET_FALLBACK', read('VERANDAH_SECRET_FALLBACK')),
    staff: read('VERANDAH_STAFF'),
    trustedProxies: trustedProxies(read('TRUSTED_PROXIES')),
    requestsPerMinute: integer('REQUESTS_PER_MINUTE', read('REQUESTS_PER_MINUTE') ?? '600', {
      min: 1,
      max: 10_000_000,
    }),
    requestsAtOnce: integer('REQUESTS_AT_ONCE', read('REQUESTS_AT_ONCE') ?? '100', {
      min: 1,
      max: 1_000_000,
    }),
    metrics: metrics(read('METRICS_PORT'), {
      host: read('METRICS_HOST'),
      token: secret('METRICS_TOKEN', read('METRICS_TOKEN')),
    }),
    cachePurge: cachePurge(read),
    guestDataDays: integer('GUEST_DATA_DAYS', read('GUEST_DATA_DAYS') ?? '1095', { min: 30, max: 36_500 }),
    taxDocumentDays: integer('TAX_DOCUMENT_DAYS', read('TAX_DOCUMENT_DAYS') ?? '3650', {
      min: 365,
      max: 36_500,
    }),
    drainSeconds: integer('DRAIN_SECONDS', read('DRAIN_SECONDS') ?? '0', { min: 0, max: 300 }),
    logLevel: oneOf('LOG_LEVEL', read('LOG_LEVEL') ?? 'info', LOG_LEVELS),
    logsClientAddress: oneOf('LOG_CLIENT_ADDRESS', read('LOG_CLIENT_ADDRESS') ?? 'off', SWITCH) === 'on',
  };
  refuseIdleMetrics(env, config);
  refuseSameSecret(config);
  if (mode === 'production') refuseUnsafeProduction(config);
  if (mode === 'development') refusePublicDevelopment(config);
  return config;
}

/** Settings that are right for a test site and dangerous on a real one. They are logged at every start. */
export function configWarnings(config: Config): string[] {
  const { mode, isTestGatewayOn, host } = config;
  const isTestPayment = mode === 'production' && isTestGatewayOn;
  const isMailboxOpen = mode !== 'production' && config.smtpUrl === undefined && !isLoopbackHost(host);
  return [
    ...(isTestPayment
      ? [
          'TEST_GATEWAY is on in production: guests book paid rooms and no money moves. Set TEST_GATEWAY=off before the first real guest.',
        ]
      : []),
    ...(isMailboxOpen
      ? [
          `HOST=${host} can be reached from other machines, and everybody there can read every mail and every code in the development mailbox. Set NODE_ENV=production for guests, or unset HOST.`,
        ]
      : []),
  ];
}

/** Metrics settings without METRICS_PORT have no effect, and the operator would believe that metrics are on. */
function refuseIdleMetrics(env: Env, { metrics: shown, port }: Config): void {
  const idle = (['METRICS_HOST', 'METRICS_TOKEN'] as const).find((name) => env[name]?.trim());
  if (shown === undefined && idle !== undefined)
    throw new ConfigError(
      'METRICS_PORT',
      'is missing',
      `${idle} has no effect without it; set it, or unset ${idle}`,
    );
  if (shown !== undefined && shown.port === port && port !== 0)
    throw new ConfigError('METRICS_PORT', 'is the port of the site', 'choose another port for the metrics');
}

/** With two equal values the operator would believe that the secret was changed. */
function refuseSameSecret({ secret: newest, secretFallback }: Config): void {
  if (newest === undefined || newest !== secretFallback) return;
  throw new ConfigError(
    'VERANDAH_SECRET_FALLBACK',
    'has the same value as VERANDAH_SECRET',
    'set VERANDAH_SECRET to the new value and this variable to the old one, or unset this variable',
  );
}

function refuseUnsafeProduction(config: Config): void {
  if (config.secret === undefined) {
    throw new ConfigError(
      'VERANDAH_SECRET',
      'is missing',
      `set it to ${LEAST_SECRET_LENGTH} or more random characters`,
    );
  }
  if (config.smtpUrl === undefined) {
    throw new ConfigError(
      'SMTP_URL',
      'is missing',
      'production has no development mailbox; set it to a mail server',
    );
  }
  if (config.mailFrom === undefined)
    throw new ConfigError('MAIL_FROM', 'is missing', 'name the sender, as Hotel <stay@hotel.example>');
  if (config.siteOrigin === undefined)
    throw new ConfigError('SITE_ORIGIN', 'is missing', 'set it to the https address of the site');
  const { protocol, hostname } = new URL(config.siteOrigin);
  if (protocol !== 'https:' && !isLoopbackHost(hostname)) {
    throw new ConfigError(
      'SITE_ORIGIN',
      'is not https',
      'cookies of guests are sent only over https in production',
    );
  }
}

/** The test gateway takes no money and the development mailbox shows every code, so a public site must have neither. */
function refusePublicDevelopment(config: Config): void {
  if (config.siteOrigin === undefined) return;
  const { protocol, hostname } = new URL(config.siteOrigin);
  if (protocol === 'https:' && !isLoopbackHost(hostname)) {
    throw new ConfigError(
      'NODE_ENV',
      'is development, but SITE_ORIGIN is a public site',
      'set NODE_ENV=production; in development paid rooms are booked without money, and codes are shown to everybody',
    );
  }
}

/** A misspelt name would silently use the default: bookings in a local file instead of the named database. */
function refuseUnknownNames(env: Env): void {
  const others = Object.keys(env).filter((name) => !Object.hasOwn(ENV, name) && !isFileName(name));
  const ours = others.find((name) => name.startsWith('VERANDAH_'));
  if (ours !== undefined)
    throw new ConfigError(ours, 'is not a known variable', `use one of ${Object.keys(ENV).join(', ')}`);
  for (const name of others) {
    const intended = Object.keys(ENV).find((known) => isTypo(name, known));
    if (intended !== undefined && !env[intended]?.trim())
      throw new ConfigError(name, 'is not a known variable', `${intended} is; correct the name, or unset it`);
  }
}

/** Short names are close to those of other programs: HOST and HOME. */
function isTypo(name: string, known: string): boolean {
  if (known.length < SHORTEST_CHECKED_NAME) return false;
  const mostTypos = Math.floor(known.length / LETTERS_PER_TYPO);
  // Without this every start compares some thousand pairs letter by letter.
  if (Math.abs(name.length - known.length) > mostTypos) return false;
  return editDistance(name.toUpperCase(), known) <= mostTypos;
}

function origin(value: string | undefined): string | undefined {
  if (value === undefined) return undefined;
  const url = parsedUrl('SITE_ORIGIN', value);
  if (!/^https?:$/.test(url.protocol) || url.origin !== value.replace(/\/$/, '')) {
    throw new ConfigError(
      'SITE_ORIGIN',
      'is not an origin',
      'write scheme, host and port only, for example https://hotel.example',
    );
  }
  return url.origin;
}

function customDomains(value: string | undefined): readonly string[] | undefined {
  const names = value?.split(',').map((name) => name.trim().toLowerCase());
  if (names?.every(isHostName) ?? true) return names;
  throw new ConfigError(
    'CUSTOM_DOMAINS',
    'contains something other than host names',
    'write host names only, separated by commas, for example stay.hotel.example, hotel.example',
  );
}

/** A trusted proxy may state any client address, so trusting everybody would disable the limits per network. */
function trustedProxies(value: string | undefined): readonly string[] {
  const entries = (value ?? '')
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean);
  if (entries.every(isProxy)) return entries;
  throw new ConfigError(
    'TRUSTED_PROXIES',
    'contains something other than addresses of proxies',
    'write addresses or networks, separated by commas, for example 10.0.0.7, 192.168.1.0/24; a network of all addresses is refused',
  );
}

function isProxy(entry: string): boolean {
  if (OWN_NETWORKS.has(entry)) return true;
  const [address = '', bits, ...others] = entry.split('/');
  const family = isIP(address);
  if (family === 0 || others.length > 0) return false;
  return bits === undefined || (/^[1-9]\d{0,2}$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128));
}

function smtpUrl(value: string | undefined): string | undefined {
  if (value === undefined) return undefined;
  const { protocol, hostname } = parsedUrl('SMTP_URL', value);
  if (!/^smtps?:$/.test(protocol) || hostname === '') {
    throw new ConfigError(
      'SMTP_URL',
      'is not a mail server',
      'write smtp://user:password@host:587 or smtps://…:465',
    );
  }
  return value;
}

/** Metrics are business figures: a listener that other machines can reach requires a token. */
function metrics(
  port: string | undefined,
  { host = '127.0.0.1', token }: { host: string | undefined; token: string | undefined },
): Config['metrics'] {
  if (port === undefined) return undefined;
  if (token === undefined && !isLoopbackHost(host)) {
    throw new ConfigError(
      'METRICS_TOKEN',
      'is missing',
      `METRICS_HOST can be reached from other machines; set ${LEAST_SECRET_LENGTH} or more random characters, or unset METRICS_HOST`,
    );
  }
  return { host, port: integer('METRICS_PORT', port, { min: 0, max: 65_535 }), token };
}

function secret(name: EnvName, value: string | undefined): string | undefined {
  if (value === undefined) return undefined;
  const isGuessable = new Set(value).size < LEAST_SECRET_LETTERS || PLACEHOLDER.test(value);
  if (value.length < LEAST_SECRET_LENGTH || isGuessable) {
    throw new ConfigError(name, 'is weak', `use ${LEAST_SECRET_LENGTH} or more random characters`);
  }
  return value;
}
