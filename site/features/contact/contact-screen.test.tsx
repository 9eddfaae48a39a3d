import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { fakeNetwork } from '../../test-content/fake-network.ts';
import { loadScreens, showSite } from '../../test-content/show-site.tsx';

const LEAST_FILLING_MS = 3000;

beforeAll(loadScreens, 60_000);
beforeEach(() => sessionStorage.clear());
afterEach(() => vi.unstubAllGlobals());

it('sends what autofill has filled in at once, as soon as the server believes it', async () => {
  const asked = fakeNetwork({
    'POST /contact-messages': ({ body }) =>
      (body as { filledInMs: number }).filledInMs < LEAST_FILLING_MS
        ? { status: 429, body: { code: 'TOO_MANY_REQUESTS', message: 'Please wait' } }
        : { status: 202, body: { accepted: true } },
  });
  await showSite('/contact?location=udaipur');
  const autofill = async (label: string, text: string) => {
    await userEvent.click(screen.getByLabelText(label));
    await userEvent.paste(text);
  };
  await autofill('Name', 'Meera Rao');
  await autofill('Email', 'meera@example.com');
  await autofill('Phone', '+919812345678');
  await userEvent.selectOptions(screen.getByLabelText('Location'), 'udaipur');
  await autofill('Message', 'Is there a boat on Sundays?');
  await userEvent.click(screen.getByRole('button', { name: 'Send message' }));
  expect(screen.queryByText('Something went wrong')).toBeNull();
  expect(await screen.findByText(/^We have sent your message/)).toBeVisible();
  expect(asked.filter(({ call }) => call === 'POST /contact-messages')).toHaveLength(1);
});
