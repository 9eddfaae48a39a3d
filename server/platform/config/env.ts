/** Every environment variable that the product reads, and its meaning. */
export const ENV = {
  NODE_ENV: 'development (default), test or production',
  HOST: 'address to listen on; 127.0.0.1 by default',
  PORT: 'port to listen on; 4173 by default, 0 for any free one',
  DATA_DIR:
    'folder of the database, the secret, profile pictures and the development mailbox; .data by default',
  RELEASES_DIR: 'folder of published releases; releases inside DATA_DIR by default',
  DATABASE_URL:
    'sqlite:<file> or postgres://user:password@host:port/database; verandah.sqlite inside DATA_DIR by default',
  DATABASE_POOL_SIZE: 'connections to PostgreSQL that a process opens at most, 2 to 500; 10 by default',
  SITE_ORIGIN: 'origin that guests see, https in production; the listening address by default',
  CUSTOM_DOMAINS:
    'host names that content may send guests to as the custom domain, by comma; when set, the server itself sends them there, and publishing refuses any other',
  SMTP_URL: 'smtp:// or smtps:// server for mail; without it mail lands in the development mailbox',
  MAIL_FROM: 'sender of every mail; the e-mail address of the location by default',
  TEST_GATEWAY:
    'on or off: the payment gateway that moves no money; off by default in production, on elsewhere. Without a gateway, plans that are paid when booking are not sold',
  VERANDAH_SECRET: 'at least 32 characters; made and kept in DATA_DIR when not in production',
  VERANDAH_SECRET_FALLBACK:
    'a second secret, accepted beside VERANDAH_SECRET while that is changed; none by default',
  TRUSTED_PROXIES: 'addresses of proxies whose X-Forwarded-For is believed, by comma; none by default',
  REQUESTS_PER_MINUTE: 'API requests that one network address may send; 600 by default',
  REQUESTS_AT_ONCE:
    'API requests that are answered or wait at the same time, half of them for guests who have a quote; who comes on top is asked to try again; 100 by default',
  METRICS_PORT:
    'port that serves metrics for Prometheus, on an address of its own; without it there are none',
  METRICS_HOST: 'address of the metrics; 127.0.0.1 by default',
  METRICS_TOKEN:
    'bearer token of at least 32 characters that the metrics ask for; needed beyond this machine',
  GUEST_DATA_DAYS:
    'days after departure on which a booking stops naming its guest; 1095 by default, three years. The privacy policy names it where it writes `{{guestDataTime}}`: publish again after a change',
  DRAIN_SECONDS:
    'seconds for which everything is still served after SIGTERM while ready answers 503, so that a balancer notices; 0 by default, 10 behind a balancer',
  LOG_CLIENT_ADDRESS:
    'on or off (default): whether a line about a refusal names the address of the client, for fail2ban; personal data, so say so in your privacy policy',
  LOG_LEVEL: 'silent, error, warn, info (default) or debug',
} as const;

export type EnvName = keyof typeof ENV;

/** The environment of a process. Only the names above are read. */
export type Env = Readonly<Partial<Record<string, string>>>;
