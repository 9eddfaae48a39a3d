import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { testSite } from '../test-content/test-pages.ts';
import { PhoneNumber } from './phone-number.tsx';
import { ShellContext } from './use-shell.ts';

function show(number: string) {
  render(
    <ShellContext value={testSite.shell}>
      <PhoneNumber number={number} />
    </ShellContext>,
  );
}

it('shows a number of the hotel as its country writes it, from the start', () => {
  show('+912942345678');
  expect(screen.getByText('+91 294 234 5678')).toHaveAttribute('dir', 'ltr');
});

it('writes the number of a guest once the formats have arrived', async () => {
  show('+447911123456');
  expect(screen.getByText('+447911123456')).toBeVisible();
  expect(await screen.findByText('+44 7911 123456')).toBeVisible();
});
