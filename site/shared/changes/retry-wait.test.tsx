import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { I18nextProvider } from 'react-i18next';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { RequestError } from '../../api/request-error.ts';
import { enterText } from '../../test-content/enter-text.ts';
import { fakeNetwork } from '../../test-content/fake-network.ts';
import { loadScreens, showSite } from '../../test-content/show-site.tsx';
import { createTestI18n } from '../../test-content/test-texts.ts';
import { ChangeFailure } from './change-failure.tsx';

const NOW = Date.parse('2026-11-21T10:00:00Z');
const tooSoon = (seconds: number) => ({
  status: 429,
  headers: { 'retry-after': String(seconds) },
  body: {
    code: 'OTP_TOO_SOON',
    message: 'A code was sent a moment ago',
    details: { retryAfterSeconds: seconds },
  },
});

beforeAll(loadScreens, 60_000);
beforeEach(() => {
  sessionStorage.clear();
  vi.useFakeTimers({ now: NOW, shouldAdvanceTime: true });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a refusal that asks to wait', () => {
  function show(seconds: number | undefined, status = 429) {
    const retryAt = seconds === undefined ? undefined : NOW + seconds * 1000;
    const error = new RequestError('refused', { status, body: { message: 'Please wait' }, retryAt });
    render(
      <I18nextProvider i18n={createTestI18n()}>
        <ChangeFailure error={error} />
      </I18nextProvider>,
    );
  }

  it('counts down, and speaks at the start and at the end only', () => {
    show(42);
    expect(screen.getByRole('timer')).toHaveTextContent('You can try again in 0:42');
    const spoken = new Set<string>();
    for (let second = 0; second < 44; second += 1) {
      act(() => void vi.advanceTimersByTime(1000));
      for (const { textContent } of screen.getAllByRole('status')) spoken.add(textContent);
    }
    expect(screen.getByRole('timer')).toHaveTextContent('You can try again now');
    expect([...spoken].filter((words) => words !== 'Please wait')).toEqual([
      'You can try again in 42 seconds',
      'You can try again now',
    ]);
  });

  it.each([
    [601, 'You can try again in about 11 minutes'],
    [3 * 3600 - 5, 'You can try again in about 3 hours'],
    [3600, 'You can try again in about 1 hour'],
  ])('says in words that it takes %i seconds', (seconds, words) => {
    show(seconds);
    expect(screen.queryByRole('timer')).toBeNull();
    expect(screen.getByText(words)).toBeVisible();
  });

  it.each([
    [undefined, 429],
    [20, 503],
  ])('says nothing of a wait of %s after %i', (seconds, status) => {
    show(seconds, status);
    expect(screen.queryByText(/You can try again/)).toBeNull();
  });
});

it.each([
  ['/forgot-password', 'POST /auth/forgot-password', 'Send me a code'],
  ['/login', 'POST /auth/login', 'Login'],
  ['/find-booking', 'POST /bookings/find', 'E-mail me the link'],
])('%s says how long to wait, and its button answers again', async (page, call, button) => {
  const asked = fakeNetwork({
    'GET /auth/session': () => ({ body: { account: null } }),
    [call]: () => tooSoon(42),
  });
  const user = userEvent.setup({ advanceTimers: (ms) => vi.advanceTimersByTime(ms) });
  await showSite(page);
  await enterText(await screen.findByLabelText('Email'), 'meera@example.com');
  const password = screen.queryByLabelText('Password');
  if (password) await enterText(password, 'Marigold-7-ferry');
  const reference = screen.queryByLabelText('Booking reference');
  if (reference) await enterText(reference, 'KM4V7QXR');
  await user.click(screen.getByRole('button', { name: button }));
  expect(await screen.findByRole('timer')).toHaveTextContent(/^You can try again in 0:4\d$/);
  await act(() => vi.advanceTimersByTimeAsync(43_000));
  expect(screen.getAllByText('You can try again now')[0]).toBeVisible();
  await user.click(screen.getByRole('button', { name: button }));
  await vi.waitFor(() => expect(asked.filter((request) => request.call === call)).toHaveLength(2));
});
