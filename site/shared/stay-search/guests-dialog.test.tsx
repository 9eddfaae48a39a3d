import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeNetwork } from '../../test-content/fake-network.ts';
import type { Shell } from '#schemas/published';
import { loadScreens, showSite } from '../../test-content/show-site.tsx';
import { testSite } from '../../test-content/test-pages.ts';

beforeAll(loadScreens, 60_000);
beforeEach(() => void fakeNetwork({}));
afterEach(() => vi.unstubAllGlobals());

async function openGuests(content?: typeof testSite & { shell: Shell }) {
  await showSite('/book', content === undefined ? {} : { content });
  await userEvent.click(await screen.findByRole('button', { name: 'Who: 1 room, 2 adults' }));
  return within(await screen.findByRole('dialog'));
}

describe('rooms and guests', () => {
  it('counts every press, however fast they come, and tells the form', async () => {
    const dialog = await openGuests();
    const more = dialog.getByRole('button', { name: 'One adult more' });
    fireEvent.click(more);
    expect(dialog.getByRole('spinbutton', { name: 'Adults' })).toHaveAttribute('aria-valuenow', '3');
    fireEvent.click(more);
    fireEvent.click(more);
    fireEvent.click(dialog.getByRole('button', { name: 'Add a room' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Done' }));
    expect(await screen.findByRole('button', { name: 'Who: 2 rooms, 7 adults' })).toBeVisible();
  });

  it('tells the ages of children with prices of their own', async () => {
    const childBands = [
      { name: 'Baby', below: 1 },
      { name: 'Infant', below: 3 },
    ];
    const dialog = await openGuests({ ...testSite, shell: { ...testSite.shell, childBands } });
    expect(dialog.getByRole('spinbutton', { name: 'Children' })).toHaveAccessibleDescription(
      'Below 12: Baby 0, Infant 1 to 2',
    );
  });

  it('asks for the ages that are missing before it closes', async () => {
    const dialog = await openGuests();
    await userEvent.click(dialog.getByRole('button', { name: 'One child more' }));
    await userEvent.click(dialog.getByRole('button', { name: 'One child more' }));
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Age of child 1' }), '4');
    await userEvent.click(dialog.getByRole('button', { name: 'Done' }));
    const missing = dialog.getByRole('combobox', { name: 'Age of child 2' });
    expect(missing).toHaveFocus();
    expect(missing).toHaveAccessibleDescription('Choose the age of each child');
    await userEvent.selectOptions(missing, '9');
    expect(dialog.queryByText('Choose the age of each child')).toBeNull();
    await userEvent.click(dialog.getByRole('button', { name: 'Done' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('keeps the age that is chosen for a child', async () => {
    const dialog = await openGuests();
    await userEvent.click(dialog.getByRole('button', { name: 'One child more' }));
    await userEvent.selectOptions(dialog.getByRole('combobox'), '7');
    expect(dialog.getByRole('combobox')).toHaveValue('7');
    await userEvent.click(dialog.getByRole('button', { name: 'Done' }));
    expect(await screen.findByRole('button', { name: 'Who: 1 room, 2 adults, 1 child' })).toBeVisible();
  });
});
