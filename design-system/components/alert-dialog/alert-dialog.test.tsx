import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { Button } from '../button/index.ts';
import { AlertDialog } from './index.ts';

const question = {
  title: 'Cancel this booking?',
  description: 'The room is given back at once.',
  cancelLabel: 'Keep my booking',
  actionLabel: 'Cancel booking',
  busyLabel: 'Cancelling',
};
const nothing = () => undefined;
const opener = () => screen.getByRole('button', { name: 'Cancel' });
const dialog = () => screen.getByRole('alertdialog', { name: 'Cancel this booking?' });
const button = (name: string) => within(dialog()).getByRole('button', { name });

async function openFromTrigger(onAction: () => void | Promise<void>) {
  render(<AlertDialog {...question} onAction={onAction} trigger={<Button>Cancel</Button>} />);
  await userEvent.click(opener());
}

describe('the question', () => {
  it('has a name, a description, and the focus on the way back', async () => {
    await openFromTrigger(nothing);
    expect(dialog()).toHaveAccessibleDescription('The room is given back at once.');
    expect(button('Keep my booking')).toHaveFocus();
  });

  it('keeps the focus, forwards and backwards', async () => {
    await openFromTrigger(nothing);
    await userEvent.tab();
    expect(button('Cancel booking')).toHaveFocus();
    await userEvent.tab();
    expect(button('Keep my booking')).toHaveFocus();
    await userEvent.tab({ shift: true });
    expect(button('Cancel booking')).toHaveFocus();
  });

  it.each(['{Escape}', '{Enter}', ' '])('is left with "%s", and the focus goes back', async (key) => {
    const onAction = vi.fn<() => void>();
    await openFromTrigger(onAction);
    await userEvent.keyboard(key);
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(opener()).toHaveFocus();
    expect(onAction).not.toHaveBeenCalled();
  });

  it('is not left with a press beside it', async () => {
    await openFromTrigger(nothing);
    await userEvent.click(dialog().parentElement ?? document.body);
    expect(dialog()).toBeInTheDocument();
  });

  it('says in more than a colour that there is no way back', () => {
    render(<AlertDialog {...question} open onOpenChange={nothing} onAction={nothing} tone="danger" />);
    expect(dialog()).toHaveAttribute('data-tone', 'danger');
    expect(dialog().querySelector('svg')).not.toBeNull();
  });

  it('passes on what it does not know, and its ref', () => {
    const ref = createRef<HTMLDivElement>();
    render(
      <AlertDialog {...question} open onOpenChange={nothing} onAction={nothing} ref={ref} id="question" />,
    );
    expect(dialog()).toBe(ref.current);
    expect(dialog()).toHaveAttribute('id', 'question');
  });
});

describe('the action', () => {
  it('closes a dialog that its trigger has opened', async () => {
    const onAction = vi.fn<() => void>();
    await openFromTrigger(onAction);
    await userEvent.click(button('Cancel booking'));
    expect(onAction).toHaveBeenCalledTimes(1);
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('keeps the dialog busy until its promise is kept, and happens once', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const onAction = vi.fn<() => Promise<void>>(() => promise);
    await openFromTrigger(onAction);
    await userEvent.dblClick(button('Cancel booking'));
    expect(within(dialog()).getByRole('status')).toHaveTextContent('Cancelling');
    await userEvent.keyboard('{Escape}');
    await userEvent.click(button('Keep my booking'));
    expect(dialog()).toBeInTheDocument();
    expect(onAction).toHaveBeenCalledTimes(1);
    resolve();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(opener()).toHaveFocus();
  });

  it('does nothing while its parent is busy with it, and leaves the closing to the parent', async () => {
    const onAction = vi.fn<() => void>();
    const onOpenChange = vi.fn<(open: boolean) => void>();
    const held = { ...question, open: true, onOpenChange, onAction };
    const { rerender } = render(<AlertDialog {...held} />);
    await userEvent.click(button('Cancel booking'));
    rerender(<AlertDialog {...held} busy />);
    await userEvent.click(within(dialog()).getByText('Cancel booking'));
    await userEvent.keyboard('{Escape}');
    expect(onAction).toHaveBeenCalledTimes(1);
    expect(onOpenChange).not.toHaveBeenCalled();
    expect(button('Keep my booking')).toHaveAttribute('aria-disabled', 'true');
  });

  it('keeps the focus while it is under way', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    await openFromTrigger(() => promise);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    expect(within(dialog()).getByText('Cancel booking').closest('button')).toHaveFocus();
    resolve();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  });
});

describe('without anything to agree to', () => {
  const { title, description, cancelLabel } = question;
  const words = { title, description, cancelLabel };

  it('has the way back only, which holds the focus and leads back', async () => {
    render(<AlertDialog {...words} trigger={<Button>Cancel</Button>} />);
    await userEvent.click(opener());
    expect(within(dialog()).getAllByRole('button')).toEqual([button('Keep my booking')]);
    expect(button('Keep my booking')).toHaveFocus();
    await userEvent.tab();
    expect(button('Keep my booking')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(opener()).toHaveFocus();
  });

  it('shows what there is to read, and asks the parent that holds it', async () => {
    const onOpenChange = vi.fn<(open: boolean) => void>();
    render(
      <AlertDialog {...words} open onOpenChange={onOpenChange}>
        <p>Your refund is being worked out.</p>
      </AlertDialog>,
    );
    expect(dialog()).toHaveTextContent('Your refund is being worked out.');
    // What is to be read comes first; the way back may be below it.
    expect(dialog()).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    expect(onOpenChange).toHaveBeenCalledWith(false);
  });

  it('gains its action without moving the focus', async () => {
    const held = { ...words, open: true, onOpenChange: nothing };
    const { rerender } = render(<AlertDialog {...held} />);
    expect(button('Keep my booking')).toHaveFocus();
    rerender(<AlertDialog {...held} actionLabel="Cancel booking" onAction={nothing} />);
    expect(button('Cancel booking')).toBeInTheDocument();
    expect(button('Keep my booking')).toHaveFocus();
  });
});

it('asks the parent that holds it, and gives the focus back where it was', async () => {
  const onOpenChange = vi.fn<(open: boolean) => void>();
  const held = { ...question, onAction: nothing, onOpenChange };
  const before = (open: boolean) => (
    <>
      <button type="button">Before</button>
      <AlertDialog {...held} open={open} />
    </>
  );
  const { rerender } = render(before(false));
  screen.getByRole('button', { name: 'Before' }).focus();
  rerender(before(true));
  await userEvent.keyboard('{Escape}');
  expect(onOpenChange).toHaveBeenCalledWith(false);
  rerender(before(false));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Before' })).toHaveFocus());
});
