/** Every environment variable that the product reads, and its meaning. */
export const ENV = {
  NODE_ENV: 'development (default), test or production',
  HOST: 'address to listen on; 127.0.0.1 by default',
  PORT: 'port to listen on; 4173 by default, 0 for any free one',
  DATA_DIR: 'folder of the database, the secret and the development mailbox; .data by default',
  CACHE_DIR:
    'folder of copies that each process makes of published files, and of encoded pictures; it may be lost at any time; cache inside DATA_DIR by default',
  RELEASES_DIR:
    'folder in which versions before 0.3 kept releases; the server copies them into the database when it starts; releases inside DATA_DIR by default',
  DATABASE_URL:
    'sqlite:<file> or postgres://user:password@host:port/database; verandah.sqlite inside DATA_DIR by default',
  DATABASE_DIRECT_URL:
    'postgres:// URL of the same database without a pooler, on which the server is told of changes; DATABASE_URL by default. Where no notices arrive, it asks once a second',
  DATABASE_POOL_SIZE: 'most connections to PostgreSQL per process, 2 to 500; 10 by default',
  SITE_ORIGIN: 'origin that guests see, https in production; the listening address by default',
  CUSTOM_DOMAINS:
    'host names that content may use as the custom domain, separated by commas; when set, the server redirects guests there itself, and publishing refuses any other',
  SMTP_URL: 'smtp:// or smtps:// server for mail; without it mail goes to the development mailbox',
  MAIL_FROM: 'sender of every mail; the e-mail address of the location by default',
  PAYMENT_GATEWAYS:
    'the gateways that take new payments, the preferred one first, separated by commas: stripe, razorpay, test; by default every one that is connected. A gateway is connected by its keys, and stays so while it has money to refund. Without a gateway, plans that are paid when booking are not sold',
  STRIPE_SECRET_KEY: 'secret key of the Stripe account, sk_live_… or rk_live_…; connects Stripe',
  STRIPE_WEBHOOK_SECRETS:
    'signing secrets of the Stripe webhook, whsec_…, separated by commas; while one is being changed, the new and the old one',
  STRIPE_API_URL: 'address of the Stripe API, for tests; the real one by default',
  RAZORPAY_KEY_ID: 'id of the Razorpay API key, rzp_live_…; connects Razorpay',
  RAZORPAY_KEY_SECRET: 'secret of the Razorpay API key',
  RAZORPAY_WEBHOOK_SECRETS:
    'secrets of the Razorpay webhook, separated by commas; while one is being changed, the new and the old one',
  RAZORPAY_API_URL: 'address of the Razorpay API, for tests; the real one by default',
  TEST_GATEWAY:
    'on or off: the payment gateway that moves no money; off by default in production and where another gateway is connected, on elsewhere',
  VERANDAH_SECRET: 'at least 32 characters; outside production created and kept in DATA_DIR by default',
  VERANDAH_SECRET_FALLBACK:
    'the previous secret, still accepted while VERANDAH_SECRET is being changed; none by default',
  VERANDAH_STAFF:
    'e-mail address of the member of the staff who types commands here, for commands without `--by`; none by default',
  VERANDAH_TOKEN:
    'token for `verandah publish --to` on a machine without the database; made by `verandah tokens create`',
  TRUSTED_PROXIES:
    'addresses of proxies whose X-Forwarded-For is trusted, separated by commas; none by default',
  REQUESTS_PER_MINUTE: 'API requests that one network address may send; 600 by default',
  REQUESTS_AT_ONCE:
    'API requests that are handled or wait at the same time, half of them for guests who have a quote; others are asked to try again; 100 by default',
  METRICS_PORT:
    'port that serves metrics for Prometheus, on an address of its own; metrics are off by default',
  METRICS_HOST: 'address of the metrics; 127.0.0.1 by default',
  METRICS_TOKEN:
    'bearer token of at least 32 characters that metrics require; needed when METRICS_HOST can be reached from other machines',
  CACHE_PURGE_URL:
    'address that a cache in front of the site is purged by, with a POST after each publishing and rollback; with it the cache may keep pages for an hour, without it for a minute; none by default',
  CACHE_PURGE_TOKEN: 'sent to CACHE_PURGE_URL as a bearer token; none by default',
  GUEST_DATA_DAYS:
    "days after departure until the guest's data are erased from a booking; 1095 by default, three years. The privacy policy shows it in place of `{{guestDataTime}}`: publish again after a change",
  TAX_DOCUMENT_DAYS:
    'days for which invoices and credit notes are kept, with the names on them; 3650 by default, ten years. Take what the law of your country asks for. The privacy policy shows it in place of `{{taxDocumentTime}}`: publish again after a change',
  DRAIN_SECONDS:
    'seconds after SIGTERM in which requests are still accepted while ready answers 503, so that a balancer notices; 0 by default, 10 behind a balancer',
  LOG_CLIENT_ADDRESS:
    'on or off (default): whether log lines about refusals name the address of the client, for fail2ban; this is personal data, so name it in your privacy policy',
  LOG_LEVEL: 'silent, error, warn, info (default) or debug',
} as const;

export type EnvName = keyof typeof ENV;

/** The environment of a process. Only the names above are read. */
export type Env = Readonly<Partial<Record<string, string>>>;
