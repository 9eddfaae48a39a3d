import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import forgot from '../../../schemas/api/auth/forgot-password.json';
import login from '../../../schemas/api/auth/login.json';
import register from '../../../schemas/api/auth/register.json';
import resend from '../../../schemas/api/auth/resend-code.json';
import reset from '../../../schemas/api/auth/reset-password.json';
import verify from '../../../schemas/api/auth/verify-email.json';
import profile from '../../../schemas/api/profile/show.json';
import { enterText } from '../../test-content/enter-text.ts';
import { fakeNetwork } from '../../test-content/fake-network.ts';
import { loadScreens, showSite } from '../../test-content/show-site.tsx';

const nobody = { 'GET /auth/session': () => ({ body: { account: null } }) };
const ownProfile = { 'GET /profile': () => ({ body: profile.examples.response }) };
const soon = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();
const sent = () => ({ ...register.examples.response, resendAt: soon(1), expiresAt: soon(5) });
const { email, password } = login.examples.request.body;

const refusal = (code: string, field: string, message: string) => ({
  status: 422,
  body: { code, messages: [{ field, message }] },
});

beforeAll(loadScreens, 60_000);
afterEach(() => vi.unstubAllGlobals());

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const fill = async (label: string, text: string) => enterText(await screen.findByLabelText(label), text);

describe('login', () => {
  it('says what is missing, above the form and beside the fields, and sends nothing', async () => {
    const asked = fakeNetwork(nobody);
    await showSite('/login');
    await press('Login');
    for (const field of ['Email', 'Password'])
      expect(await screen.findByRole('link', { name: `${field} is required` })).toBeVisible();
    expect(screen.getByLabelText('Password')).toHaveAccessibleDescription('Password is required');
    expect(screen.getByRole('alert')).toHaveFocus();
    expect(asked.some(({ call }) => call === 'POST /auth/login')).toBe(false);
  });

  it('takes any password that exists, and goes to the profile', async () => {
    const asked = fakeNetwork({
      ...nobody,
      ...ownProfile,
      'POST /auth/login': () => ({ body: login.examples.response }),
    });
    await showSite('/login');
    await fill('Email', ` ${email}`);
    await fill('Password', 'old');
    await press('Login');
    expect(await screen.findByRole('heading', { level: 1, name: 'Your profile' })).toHaveFocus();
    const request = asked.find(({ call }) => call === 'POST /auth/login');
    expect(request?.body).toEqual({ email, password: 'old' });
  });

  it('goes back to where the guest was', async () => {
    fakeNetwork({ ...nobody, 'POST /auth/login': () => ({ body: login.examples.response }) });
    const { router } = await showSite('/login?next=%2Fcontact%3Flocation%3Dudaipur');
    await fill('Email', email);
    await fill('Password', password);
    await press('Login');
    await vi.waitFor(() => expect(router.state.location.pathname).toBe('/contact'));
    expect(router.state.location.search).toBe('?location=udaipur');
  });

  it('never goes to another host', async () => {
    fakeNetwork({ ...nobody, ...ownProfile, 'POST /auth/login': () => ({ body: login.examples.response }) });
    const { router } = await showSite('/login?next=%2F%2Fevil.example');
    await fill('Email', email);
    await fill('Password', password);
    await press('Login');
    await vi.waitFor(() => expect(router.state.location.pathname).toBe('/profile'));
  });

  it('keeps what was typed when it was wrong', async () => {
    const message = 'The e-mail or the password is not right';
    fakeNetwork({
      ...nobody,
      'POST /auth/login': () => refusal('WRONG_CREDENTIALS', 'password', message),
    });
    await showSite('/login');
    await fill('Email', email);
    await fill('Password', 'Wrong-1-password');
    await press('Login');
    expect(await screen.findByRole('link', { name: message })).toBeVisible();
    expect(screen.getByLabelText('Email')).toHaveValue(email);
    expect(screen.getByLabelText('Password')).toHaveValue('Wrong-1-password');
  });

  it('leads to the code where only the code is missing', async () => {
    fakeNetwork({
      ...nobody,
      'POST /auth/login': () => ({
        status: 403,
        body: { code: 'EMAIL_UNVERIFIED', message: 'Confirm first' },
      }),
    });
    await showSite('/login');
    await fill('Email', email);
    await fill('Password', password);
    await press('Login');
    expect(await screen.findByRole('heading', { name: 'Confirm your e-mail' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Send a new code' })).toBeVisible();
  });

  it('says in the page why nobody was let in', async () => {
    const message = 'Too many requests. Please wait a moment';
    fakeNetwork({
      ...nobody,
      'POST /auth/login': () => ({ status: 429, body: { code: 'TOO_MANY_REQUESTS', message } }),
    });
    await showSite('/login');
    await fill('Email', email);
    await fill('Password', password);
    await press('Login');
    expect((await screen.findAllByText(message)).length).toBeGreaterThan(0);
    expect(screen.getByLabelText('Password')).toHaveValue(password);
  });

  it.each(['/login', '/forgot-password'])('%s has nothing to do for whoever is signed in', async (page) => {
    fakeNetwork({ ...ownProfile, 'GET /auth/session': () => ({ body: login.examples.response }) });
    await showSite(page);
    expect(await screen.findByRole('heading', { level: 1, name: 'Your profile' })).toBeVisible();
  });

  it.each([
    ['Email', 'username'],
    ['Password', 'current-password'],
  ])('tells password managers what %s is', async (label, token) => {
    fakeNetwork(nobody);
    await showSite('/login');
    expect(screen.getByLabelText(label)).toHaveAttribute('autocomplete', token);
  });
});

async function fillRegistration(changes: Record<string, string> = {}) {
  const typed = {
    'First name': 'Meera',
    'Last name': 'Nair',
    Email: email,
    Phone: '098123 45678',
    Password: password,
    'Confirm password': password,
    ...changes,
  };
  for (const [label, text] of Object.entries(typed)) await fill(label, text);
}

describe('register', () => {
  it('names every field that is missing', async () => {
    fakeNetwork(nobody);
    await showSite('/register');
    await press('Register and get my code');
    for (const field of ['First name', 'Last name', 'Email', 'Phone', 'Password', 'Confirm password'])
      expect(await screen.findByRole('link', { name: `${field} is required` })).toBeVisible();
  });

  it.each([
    ['First name', 'R2D2', 'No numbers or special characters allowed'],
    ['Phone', '12', 'Enter a valid phone number'],
    ['Phone', 'abc', 'Enter a valid phone number'],
    ['Email', 'meera@', 'Enter a valid Email'],
    ['Password', 'Short-7', 'must be atleast 8 characters long'],
    [
      'Password',
      'marigold-ferry',
      'Password must contain at least one number, special character and a mixture of uppercase and lowercase letters.',
    ],
    ['Confirm password', 'Another-7-word', 'Password does not match with above field'],
  ])('refuses %s "%s" in the words of the specification', async (label, text, message) => {
    fakeNetwork(nobody);
    await showSite('/register');
    await fillRegistration({ [label]: text });
    await press('Register and get my code');
    // Above the form it also says which field it means.
    const says = (link: string) => link.endsWith(message) && link.toLowerCase().includes(label.toLowerCase());
    expect(await screen.findByRole('link', { name: says })).toBeVisible();
    expect(screen.getByText(message, { ignore: 'a' })).toBeVisible();
  });

  it('tells the rule of the password before it is typed', async () => {
    fakeNetwork(nobody);
    await showSite('/register');
    expect(screen.getByLabelText('Password')).toHaveAccessibleDescription(/At least 8 characters/u);
    expect(screen.getByLabelText('Password')).toHaveAttribute('autocomplete', 'new-password');
  });

  it('goes on to the code, and from there to the profile', async () => {
    const asked = fakeNetwork({
      ...nobody,
      ...ownProfile,
      'POST /auth/register': () => ({ status: 202, body: sent() }),
      'POST /auth/verify-email': () => ({ body: verify.examples.response }),
    });
    await showSite('/register');
    await fillRegistration();
    await press('Register and get my code');
    expect(await screen.findByRole('heading', { level: 1, name: 'Confirm your e-mail' })).toHaveFocus();
    expect(screen.getByText(/m•••@example\.com/u)).toBeVisible();
    await userEvent.click(screen.getByLabelText('Code'));
    await userEvent.paste('481 502');
    expect(await screen.findByRole('heading', { level: 1, name: 'Your profile' })).toHaveFocus();
    expect(asked.find(({ call }) => call === 'POST /auth/register')?.body).toEqual(
      register.examples.request.body,
    );
    expect(asked.find(({ call }) => call === 'POST /auth/verify-email')?.body).toEqual({
      email,
      otp: '481502',
    });
  });
});

describe('the code', () => {
  async function waitForCode(routes: Parameters<typeof fakeNetwork>[0]) {
    const asked = fakeNetwork({
      ...nobody,
      ...ownProfile,
      'POST /auth/register': () => ({ status: 202, body: sent() }),
      ...routes,
    });
    await showSite('/register');
    await fillRegistration();
    await press('Register and get my code');
    await screen.findByLabelText('Code');
    return asked;
  }

  it('is refused in the words of the specification, and can be typed again', async () => {
    await waitForCode({ 'POST /auth/verify-email': () => refusal('OTP_INVALID', 'otp', 'Invalid Otp') });
    await fill('Code', '000000');
    expect(await screen.findByText('Invalid Otp')).toBeVisible();
    expect(screen.getByLabelText('Code')).toBeInvalid();
    expect(screen.getByLabelText('Code')).toHaveFocus();
  });

  it('is missed by name', async () => {
    await waitForCode({});
    await press('Confirm');
    expect(await screen.findByText('Code is required')).toBeVisible();
    expect(screen.getByLabelText('Code')).toHaveFocus();
  });

  it('can be sent again after a minute', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    await waitForCode({ 'POST /auth/resend-code': () => ({ status: 202, body: resend.examples.response }) });
    expect(screen.queryByRole('button', { name: 'Send a new code' })).not.toBeInTheDocument();
    await vi.advanceTimersByTimeAsync(61_000);
    await userEvent.click(await screen.findByRole('button', { name: 'Send a new code' }));
    expect(await screen.findByText('A new code is on its way to m•••@example.com')).toBeVisible();
    vi.useRealTimers();
  });

  it('waits for nothing where nobody registered', async () => {
    fakeNetwork(nobody);
    await showSite('/verify-email');
    expect(
      screen.getByRole('heading', { level: 1, name: 'There is no address to confirm here' }),
    ).toBeVisible();
  });
});

describe('a forgotten password', () => {
  it('is replaced with a code, and signs in anew', async () => {
    const asked = fakeNetwork({
      ...nobody,
      'POST /auth/forgot-password': () => ({ status: 202, body: forgot.examples.response }),
      'POST /auth/reset-password': () => ({ body: reset.examples.response }),
    });
    await showSite('/forgot-password');
    await fill('Email', email);
    await press('Send me a code');
    expect(await screen.findByRole('heading', { level: 1, name: 'Reset password' })).toHaveFocus();
    expect(screen.getByLabelText('Email')).toHaveValue(email);
    await fill('Code', '481502');
    await fill('New password', password);
    await fill('Confirm password', password);
    await press('Set new password');
    expect(await screen.findByRole('heading', { level: 1, name: 'Login' })).toHaveFocus();
    expect(await screen.findByText('Changes saved successfully')).toBeVisible();
    expect(asked.find(({ call }) => call === 'POST /auth/reset-password')?.body).toEqual(
      reset.examples.request.body,
    );
  });

  it('keeps everything that was typed beside a wrong code', async () => {
    fakeNetwork({
      ...nobody,
      'POST /auth/reset-password': () => refusal('OTP_INVALID', 'otp', 'Invalid Otp'),
    });
    await showSite('/reset-password');
    await fill('Code', '000000');
    await fill('Email', email);
    await fill('New password', password);
    await fill('Confirm password', password);
    await press('Set new password');
    expect(await screen.findByRole('link', { name: 'Code: Invalid Otp' })).toBeVisible();
    expect(screen.getByLabelText('New password')).toHaveValue(password);
  });

  it('names every field that is missing', async () => {
    fakeNetwork(nobody);
    await showSite('/reset-password');
    await press('Set new password');
    for (const field of ['Code', 'Email', 'New password', 'Confirm password'])
      expect(await screen.findByRole('link', { name: `${field} is required` })).toBeVisible();
  });
});
