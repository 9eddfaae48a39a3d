import { expect, test } from 'vitest';
import { ConfigError } from './config-error.ts';
import { loadConfig } from './config.ts';

const STRIPE = {
  STRIPE_SECRET_KEY: 'sk_test_51Abc',
  STRIPE_WEBHOOK_SECRETS: 'whsec_new_one_12, whsec_old_one_34',
};
const RAZORPAY = {
  RAZORPAY_KEY_ID: 'rzp_test_9Xyz',
  RAZORPAY_KEY_SECRET: 'ab12cd34ef56',
  RAZORPAY_WEBHOOK_SECRETS: 'monsoon-and-lamps',
};

function refusalOf(env: Record<string, string>): string {
  try {
    loadConfig(env);
  } catch (error) {
    if (error instanceof ConfigError) return error.message;
  }
  return 'accepted';
}

test('a gateway is connected by its keys, several at once, and then the test gateway is off', () => {
  expect(loadConfig({})).toMatchObject({ isTestGatewayOn: true, takingGateways: ['test'], gateways: {} });
  const both = loadConfig({ ...STRIPE, ...RAZORPAY });
  expect(both).toMatchObject({ isTestGatewayOn: false, takingGateways: ['stripe', 'razorpay'] });
  expect(both.gateways).toEqual({
    stripe: {
      secretKey: 'sk_test_51Abc',
      webhookSecrets: ['whsec_new_one_12', 'whsec_old_one_34'],
      apiUrl: 'https://api.stripe.com',
    },
    razorpay: {
      keyId: 'rzp_test_9Xyz',
      keySecret: 'ab12cd34ef56',
      webhookSecrets: ['monsoon-and-lamps'],
      apiUrl: 'https://api.razorpay.com',
    },
  });
});

test('the operator names those that take new payments; the others stay connected', () => {
  const config = loadConfig({ ...STRIPE, ...RAZORPAY, PAYMENT_GATEWAYS: 'Razorpay' });
  expect(config.takingGateways).toEqual(['razorpay']);
  expect(config.gateways.stripe).toBeDefined();
  expect(loadConfig({ ...STRIPE, TEST_GATEWAY: 'on' }).takingGateways).toEqual(['stripe', 'test']);
});

test.each([
  [{ PAYMENT_GATEWAYS: 'stripe' }, 'PAYMENT_GATEWAYS names "stripe", which is not connected'],
  [{ ...STRIPE, STRIPE_SECRET_KEY: 'pk_live_1' }, 'STRIPE_SECRET_KEY is not a secret key'],
  [{ ...STRIPE, STRIPE_WEBHOOK_SECRETS: ' , ' }, 'STRIPE_WEBHOOK_SECRETS is missing'],
  [{ ...STRIPE, STRIPE_WEBHOOK_SECRETS: 'whsec_new_one_12,old' }, 'STRIPE_WEBHOOK_SECRETS is weak'],
  [{ STRIPE_WEBHOOK_SECRETS: 'whsec_new_one_12' }, 'STRIPE_SECRET_KEY is missing'],
  [{ ...STRIPE, STRIPE_API_URL: 'http://api.example' }, 'STRIPE_API_URL is not a safe address'],
  [{ ...RAZORPAY, RAZORPAY_KEY_ID: 'key' }, 'RAZORPAY_KEY_ID is not the id of a key'],
  [{ ...RAZORPAY, RAZORPAY_KEY_SECRET: '' }, 'RAZORPAY_KEY_SECRET is missing'],
  [{ RAZORPAY_KEY_SECRET: 'ab12cd34ef56' }, 'RAZORPAY_KEY_ID is missing'],
])('refuses %o', (env, words) => {
  expect(refusalOf(env)).toContain(words);
});
