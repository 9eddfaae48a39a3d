import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { Button } from '../button/index.ts';
import { Dialog, DialogClose } from './index.ts';

const question = {
  title: 'Cancel this booking?',
  description: 'The room is given back at once.',
  closeLabel: 'Close',
};
const dialog = () => screen.getByRole('dialog', { name: 'Cancel this booking?' });

it('opens from its trigger with a name, a description and the focus inside', async () => {
  render(<Dialog {...question} trigger={<Button>Cancel</Button>} />);
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(dialog()).toHaveAccessibleDescription('The room is given back at once.');
  expect(dialog()).toContainElement(
    document.activeElement instanceof HTMLElement ? document.activeElement : null,
  );
});

it('closes with Escape and gives the focus back', async () => {
  render(<Dialog {...question} trigger={<Button>Cancel</Button>} />);
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus();
});

it('closes with its close button and with any button that says so', async () => {
  const footer = (
    <DialogClose>
      <Button>Keep my booking</Button>
    </DialogClose>
  );
  render(<Dialog {...question} trigger={<Button>Cancel</Button>} footer={footer} />);
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  await userEvent.click(within(dialog()).getByRole('button', { name: 'Keep my booking' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  await userEvent.click(within(dialog()).getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('asks the parent that holds it to close', async () => {
  const onOpenChange = vi.fn<(open: boolean) => void>();
  render(<Dialog {...question} open onOpenChange={onOpenChange} />);
  await userEvent.keyboard('{Escape}');
  expect(onOpenChange).toHaveBeenCalledWith(false);
  expect(dialog()).toBeInTheDocument();
});
