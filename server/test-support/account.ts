import type { AuthSession, Refusal, ValidationRefusal, Verification } from '#schemas/api-types';
import type { TestAnswer, TestGuest } from './guest.ts';
import type { TestServer } from './test-server.ts';

/** Meets every password rule. */
export const PASSWORD = 'Marigold-7-ferry';
export const OTHER_PASSWORD = 'Harbour-9-lights';

export const PLAIN_ACCOUNT = {
  email: 'meera.nair@example.com',
  phone: '+919812345678',
  firstName: 'Meera',
  lastName: 'Nair',
  password: PASSWORD,
  confirmPassword: PASSWORD,
};

type Answered<Body> = Promise<TestAnswer<Body & Refusal & ValidationRefusal>>;

/** Sends the account requests of a guest's browser. */
export const account = {
  register: (guest: TestGuest, changes: object = {}): Answered<Verification> =>
    guest.post('/api/v1/auth/register', { ...PLAIN_ACCOUNT, ...changes }),
  verify: (guest: TestGuest, otp: string, email = PLAIN_ACCOUNT.email): Answered<AuthSession> =>
    guest.post('/api/v1/auth/verify-email', { email, otp }),
  resend: (guest: TestGuest, email = PLAIN_ACCOUNT.email): Answered<Verification> =>
    guest.post('/api/v1/auth/resend-code', { email }),
  login: (guest: TestGuest, password = PASSWORD, email = PLAIN_ACCOUNT.email): Answered<AuthSession> =>
    guest.post('/api/v1/auth/login', { email, password }),
  forgot: (guest: TestGuest, email = PLAIN_ACCOUNT.email): Answered<Verification> =>
    guest.post('/api/v1/auth/forgot-password', { email }),
  reset: (guest: TestGuest, otp: string, changes: object = {}): Answered<AuthSession> =>
    guest.post('/api/v1/auth/reset-password', {
      otp,
      email: PLAIN_ACCOUNT.email,
      password: OTHER_PASSWORD,
      confirmPassword: OTHER_PASSWORD,
      ...changes,
    }),
  /** The e-mail of the signed-in account. */
  async whoIs(guest: TestGuest): Promise<string | undefined> {
    return (await guest.get<AuthSession>('/api/v1/auth/session')).body.account?.email;
  },
};

/** The code in the newest mail. */
export async function mailedCode(server: TestServer): Promise<string> {
  const [mail] = await server.guestMails();
  const code = /^\d{6}$/m.exec(mail?.text ?? '')?.[0];
  if (code === undefined) throw new Error(`No code in the mail: ${mail?.text ?? 'no mail'}`);
  return code;
}

/** A guest signed in to a new account. */
export async function signedInGuest(server: TestServer, changes: object = {}): Promise<TestGuest> {
  const guest = server.guest();
  const { email } = { ...PLAIN_ACCOUNT, ...changes };
  const asked = await account.register(guest, changes);
  if (asked.status !== 202) throw new Error(`Not registered: ${asked.text}`);
  const verified = await account.verify(guest, await mailedCode(server), email);
  if (verified.status !== 200) throw new Error(`Not verified: ${verified.text}`);
  return guest;
}
