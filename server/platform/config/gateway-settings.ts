import { isLoopbackHost } from './loopback.ts';
import { ConfigError } from './config-error.ts';
import { ENV, type EnvName } from './env.ts';

/** The keys of each connected gateway. */
export interface GatewayKeys {
  stripe?: { secretKey: string; webhookSecrets: readonly string[]; apiUrl: string };
  razorpay?: { keyId: string; keySecret: string; webhookSecrets: readonly string[]; apiUrl: string };
}

export interface GatewaySettings {
  isTestGatewayOn: boolean;
  gateways: GatewayKeys;
  takingGateways: readonly string[];
}

type Read = (name: EnvName) => string | undefined;

/** Shorter ones can be guessed; both gateways make longer ones, or let the operator choose. */
const LEAST_WEBHOOK_SECRET_LENGTH = 12;

/** Reads which gateways are connected, and which of them take new payments. */
export function gatewaySettings(read: Read, mode: string): GatewaySettings {
  const gateways: GatewayKeys = { ...stripeKeys(read), ...razorpayKeys(read) };
  const real = Object.keys(gateways);
  const isTestByDefault = mode !== 'production' && real.length === 0;
  const test = read('TEST_GATEWAY') ?? (isTestByDefault ? 'on' : 'off');
  if (test !== 'on' && test !== 'off')
    throw new ConfigError('TEST_GATEWAY', 'is not known', 'choose on, off');
  const connected = [...real, ...(test === 'on' ? ['test'] : [])];
  return { isTestGatewayOn: test === 'on', gateways, takingGateways: takingGateways(read, connected) };
}

function takingGateways(read: Read, connected: readonly string[]): readonly string[] {
  const named = read('PAYMENT_GATEWAYS');
  if (named === undefined) return connected;
  const names = named.split(',').map((name) => name.trim().toLowerCase());
  const missing = names.find((name) => !connected.includes(name));
  if (missing !== undefined)
    throw new ConfigError(
      'PAYMENT_GATEWAYS',
      `names "${missing}", which is not connected`,
      `set the keys of ${missing}, or name only ${connected.join(', ') || 'gateways whose keys are set'}`,
    );
  return [...new Set(names)];
}

function stripeKeys(read: Read): Pick<GatewayKeys, 'stripe'> {
  const secretKey = read('STRIPE_SECRET_KEY');
  refuseIdle(read, { key: 'STRIPE_SECRET_KEY', others: ['STRIPE_WEBHOOK_SECRETS', 'STRIPE_API_URL'] });
  if (secretKey === undefined) return {};
  if (!/^[sr]k_(?:test|live)_\w+$/.test(secretKey))
    throw new ConfigError(
      'STRIPE_SECRET_KEY',
      'is not a secret key',
      'copy it from the dashboard: sk_live_…',
    );
  const webhookSecrets = webhookSecretsOf(read, 'STRIPE_WEBHOOK_SECRETS');
  const apiUrl = apiUrlOf(read, 'STRIPE_API_URL', 'https://api.stripe.com');
  return { stripe: { secretKey, webhookSecrets, apiUrl } };
}

function razorpayKeys(read: Read): Pick<GatewayKeys, 'razorpay'> {
  const keyId = read('RAZORPAY_KEY_ID');
  refuseIdle(read, {
    key: 'RAZORPAY_KEY_ID',
    others: ['RAZORPAY_KEY_SECRET', 'RAZORPAY_WEBHOOK_SECRETS', 'RAZORPAY_API_URL'],
  });
  if (keyId === undefined) return {};
  if (!/^rzp_(?:test|live)_\w+$/.test(keyId))
    throw new ConfigError(
      'RAZORPAY_KEY_ID',
      'is not the id of a key',
      'copy it from the dashboard: rzp_live_…',
    );
  const keySecret = read('RAZORPAY_KEY_SECRET');
  if (keySecret === undefined)
    throw new ConfigError('RAZORPAY_KEY_SECRET', 'is missing', ENV.RAZORPAY_KEY_SECRET);
  const webhookSecrets = webhookSecretsOf(read, 'RAZORPAY_WEBHOOK_SECRETS');
  const apiUrl = apiUrlOf(read, 'RAZORPAY_API_URL', 'https://api.razorpay.com');
  return { razorpay: { keyId, keySecret, webhookSecrets, apiUrl } };
}

/** A setting without its key has no effect, and the operator would believe that the gateway is connected. */
function refuseIdle(read: Read, { key, others }: { key: EnvName; others: readonly EnvName[] }): void {
  if (read(key) !== undefined) return;
  const idle = others.find((name) => read(name) !== undefined);
  if (idle !== undefined)
    throw new ConfigError(key, 'is missing', `${idle} has no effect without it; set it, or unset ${idle}`);
}

function webhookSecretsOf(read: Read, name: EnvName): readonly string[] {
  const secrets = (read(name) ?? '')
    .split(',')
    .map((secret) => secret.trim())
    .filter(Boolean);
  if (secrets.length === 0) throw new ConfigError(name, 'is missing', ENV[name]);
  if (secrets.some((secret) => secret.length < LEAST_WEBHOOK_SECRET_LENGTH))
    throw new ConfigError(name, 'is weak', `use ${LEAST_WEBHOOK_SECRET_LENGTH} or more random characters`);
  return secrets;
}

/** Keys are sent to this address. */
function apiUrlOf(read: Read, name: EnvName, real: string): string {
  const url = URL.parse(read(name) ?? real);
  const isSafe = url?.protocol === 'https:' || (url?.protocol === 'http:' && isLoopbackHost(url.hostname));
  if (url === null || !isSafe || url.pathname !== '/' || url.search !== '')
    throw new ConfigError(name, 'is not a safe address', 'write https://host, or http:// and this machine');
  return url.origin;
}
