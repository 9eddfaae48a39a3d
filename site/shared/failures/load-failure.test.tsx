import { render, screen } from '@testing-library/react';
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

it('names telephone, WhatsApp and mail of the location, and tries again', async () => {
  const last = shell.locations.at(-1);
  const onRetry = show(last?.id, '+919812345678');
  expect(targets()).toEqual([`tel:${last?.phone}`, 'https://wa.me/919812345678', `mailto:${last?.email}`]);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(onRetry).toHaveBeenCalledOnce();
});

it('names the first location where the page belongs to none', () => {
  show(undefined);
  expect(targets()).toEqual([`tel:${shell.locations[0]?.phone}`, `mailto:${shell.locations[0]?.email}`]);
});
