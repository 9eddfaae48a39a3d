import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import login from '../../../schemas/api/auth/login.json';
import { fakeNetwork } from '../../test-content/fake-network.ts';
import { loadScreens, showSite } from '../../test-content/show-site.tsx';

const { email, password } = login.examples.request.body;
const unverified = { status: 403, body: { code: 'EMAIL_UNVERIFIED', message: 'Please confirm first' } };
const wrongCode = {
  status: 422,
  body: { code: 'OTP_INVALID', messages: [{ field: 'otp', message: 'Invalid Otp' }] },
};

beforeAll(loadScreens, 60_000);
afterEach(() => vi.unstubAllGlobals());

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const fill = async (label: string, text: string) => userEvent.type(await screen.findByLabelText(label), text);

it('sends a refused code of a registration once, by itself or by the button', async () => {
  const asked = fakeNetwork({
    'GET /auth/session': () => ({ body: { account: null } }),
    'POST /auth/login': () => unverified,
    'POST /auth/verify-email': () => wrongCode,
  });
  await showSite('/login');
  await fill('Email', email);
  await fill('Password', password);
  await press('Login');
  await fill('Code', '000000');
  expect(await screen.findByText('Invalid Otp')).toBeVisible();
  await press('Confirm');
  expect(await screen.findByText('Invalid Otp')).toBeVisible();
  await userEvent.type(screen.getByLabelText('Code'), '{Backspace}1');
  await waitFor(() =>
    expect(asked.filter(({ call }) => call.endsWith('/verify-email')).map(({ body }) => body)).toEqual([
      { email, otp: '000000' },
      { email, otp: '000001' },
    ]),
  );
});

it('sends a refused code of a new password once for an address', async () => {
  const asked = fakeNetwork({
    'GET /auth/session': () => ({ body: { account: null } }),
    'POST /auth/reset-password': () => wrongCode,
  });
  await showSite('/reset-password');
  await fill('Code', '000000');
  await fill('Email', 'wrong@example.com');
  await fill('New password', password);
  await fill('Confirm password', password);
  await press('Set new password');
  expect(await screen.findByRole('link', { name: 'Code: Invalid Otp' })).toBeVisible();
  await press('Set new password');
  expect(await screen.findByRole('link', { name: 'Code: Invalid Otp' })).toBeVisible();
  await userEvent.clear(screen.getByLabelText('Email'));
  await fill('Email', email);
  await press('Set new password');
  const sentTo = () =>
    asked
      .filter(({ call }) => call.endsWith('/reset-password'))
      .map(({ body }) => (body as { email: string }).email);
  await waitFor(() => expect(sentTo()).toEqual(['wrong@example.com', email]));
});

it('checks the code that is typed while a wrong one is on its way, and no refused one again', async () => {
  const { promise: isTyped, resolve: typed } = Promise.withResolvers<void>();
  const asked = fakeNetwork({
    'GET /auth/session': () => ({ body: { account: null } }),
    'POST /auth/login': () => unverified,
    'POST /auth/verify-email': async () => {
      await isTyped;
      return wrongCode;
    },
  });
  const codes = () =>
    asked
      .filter(({ call }) => call.endsWith('/verify-email'))
      .map(({ body }) => (body as { otp: string }).otp);
  await showSite('/login');
  await fill('Email', email);
  await fill('Password', password);
  await press('Login');
  await fill('Code', '000000');
  await waitFor(() => expect(codes()).toHaveLength(1));
  await fill('Code', '{Backspace}1');
  typed();
  expect(await screen.findByText('Invalid Otp')).toBeVisible();
  expect(codes()).toEqual(['000000', '000001']);
});

it.each([
  ['the code is corrected', 'Code', ['000000', '000001']],
  ['more than the code is changed', 'Confirm password', ['000000']],
])('sets a new password while a wrong code is on its way: %s', async (_what, alsoChanged, expected) => {
  const { promise: isTyped, resolve: typed } = Promise.withResolvers<void>();
  const asked = fakeNetwork({
    'GET /auth/session': () => ({ body: { account: null } }),
    'POST /auth/reset-password': async () => {
      await isTyped;
      return wrongCode;
    },
  });
  const codes = () =>
    asked
      .filter(({ call }) => call.endsWith('/reset-password'))
      .map(({ body }) => (body as { otp: string }).otp);
  await showSite('/reset-password');
  await fill('Code', '000000');
  await fill('Email', email);
  await fill('New password', password);
  await fill('Confirm password', password);
  await press('Set new password');
  await waitFor(() => expect(codes()).toHaveLength(1));
  await fill('Code', '{Backspace}1');
  await fill(alsoChanged, '{Backspace}1');
  typed();
  expect(await screen.findByRole('link', { name: 'Code: Invalid Otp' })).toBeVisible();
  expect(codes()).toEqual(expected);
});
