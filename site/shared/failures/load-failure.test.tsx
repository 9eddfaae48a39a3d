import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { I18nextProvider } from 'react-i18next';
import { expect, it, vi } from 'vitest';
import { testSite } from '../../test-content/test-pages.ts';
import { createTestI18n } from '../../test-content/test-texts.ts';
import { ShellContext } from '../use-shell.ts';
import { LoadFailure } from './load-failure.tsx';

const { shell } = testSite;

function show(locationId: string | undefined, whatsappNumber?: string) {
  const onRetry = vi.fn<() => void>();
  const hotel = { ...shell.hotel, ...(whatsappNumber ? { whatsappNumber } : {}) };
  render(
    <I18nextProvider i18n={createTestI18n()}>
      <ShellContext value={{ ...shell, hotel }}>
        <LoadFailure heading="The prices did not arrive" onRetry={onRetry} locationId={locationId} />
      </ShellContext>
    </I18nextProvider>,
  );
  return onRetry;
}
const targets = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));
const [first, second] = shell.locations;

it('names telephone, mail and WhatsApp of the location, and tries again', async () => {
  const onRetry = show(second?.id, '+919812345678');
  expect(screen.getByText(`How to reach ${second?.name}`)).toBeVisible();
  expect(targets()).toEqual([
    `tel:${second?.phone}`,
    `mailto:${second?.email}`,
    'https://wa.me/919812345678',
  ]);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(onRetry).toHaveBeenCalledOnce();
});

it.each([undefined, 'no-such-location'])('names every location where none is known: %s', (locationId) => {
  show(locationId, '+919812345678');
  for (const location of shell.locations) {
    const name = `How to reach ${location.name}`;
    expect(screen.getByText(name)).toBeVisible();
    const contacts = within(screen.getByRole('list', { name })).getAllByRole('link');
    expect(contacts.map((link) => link.textContent)).toEqual([
      shell.writtenPhones[location.phone],
      location.email,
    ]);
  }
  expect(targets()).toEqual([
    `tel:${first?.phone}`,
    `mailto:${first?.email}`,
    `tel:${second?.phone}`,
    `mailto:${second?.email}`,
    'https://wa.me/919812345678',
  ]);
});
