import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef, useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { FoldedRow, type FoldedRowProps, FoldedRows } from './index.ts';

function Car(props: Partial<FoldedRowProps>) {
  return (
    <FoldedRow label="Airport car" detail="Up to three guests" price="₹1,652" {...props}>
      The driver waits at the arrivals hall.
    </FoldedRow>
  );
}
const summary = () => screen.getByText('Airport car').closest('summary');
const details = () => summary()?.closest('details');
const add = <button type="button">Add Airport car</button>;

describe('a folded row', () => {
  it('shows label, detail and price, and keeps the rest folded but in the document', () => {
    render(<Car />);
    expect(summary()).toHaveTextContent(/^Airport car\s*Up to three guests₹1,652$/);
    expect(details()).not.toHaveAttribute('open');
    expect(screen.getByText('The driver waits at the arrivals hall.')).toBeInTheDocument();
  });

  it('unfolds with a press on its label, and folds again', async () => {
    const onOpenChange = vi.fn<(open: boolean) => void>();
    render(<Car onOpenChange={onOpenChange} />);
    await userEvent.click(screen.getByText('Airport car'));
    expect(details()).toHaveAttribute('open');
    expect(details()?.parentElement).toHaveAttribute('data-state', 'open');
    await userEvent.click(screen.getByText('Airport car'));
    expect(details()).not.toHaveAttribute('open');
    expect(onOpenChange.mock.calls).toEqual([[true], [false]]);
  });

  it('may be unfolded from the start', () => {
    render(<Car defaultOpen />);
    expect(details()).toHaveAttribute('open');
  });

  it('keeps the action outside of what unfolds it', async () => {
    const onAdd = vi.fn<() => void>();
    render(
      <Car
        action={
          <button type="button" onClick={onAdd}>
            Add Airport car
          </button>
        }
      />,
    );
    const button = screen.getByRole('button', { name: 'Add Airport car' });
    expect(summary()).not.toContainElement(button);
    await userEvent.click(button);
    expect(onAdd).toHaveBeenCalledOnce();
    expect(details()).not.toHaveAttribute('open');
  });

  it('without more to say is a plain line with the same words and action', () => {
    render(<FoldedRow label="Late check-out" price="₹900" action={add} data-testid="row" />);
    expect(screen.getByTestId('row')).toHaveTextContent('Late check-out₹900Add Airport car');
    expect(screen.getByTestId('row').querySelector('details')).toBeNull();
    expect(screen.getByTestId('row')).not.toHaveAttribute('data-state');
  });
});

describe('held by its parent', () => {
  function Held({ onOpenChange }: Pick<FoldedRowProps, 'onOpenChange'>) {
    const [isOpen, setOpen] = useState(false);
    return (
      <>
        <Car open={isOpen} {...(onOpenChange && { onOpenChange })} />
        <button type="button" onClick={() => setOpen(true)}>
          Show all
        </button>
      </>
    );
  }

  it('unfolds when the parent says so, and not by itself', async () => {
    const onOpenChange = vi.fn<(open: boolean) => void>();
    render(<Held onOpenChange={onOpenChange} />);
    await userEvent.click(screen.getByText('Airport car'));
    expect(onOpenChange).toHaveBeenLastCalledWith(true);
    expect(details()).not.toHaveAttribute('open');
    await userEvent.click(screen.getByRole('button', { name: 'Show all' }));
    expect(details()).toHaveAttribute('open');
  });
});

describe('the keyboard', () => {
  it('reaches the line, then the action', async () => {
    render(<Car action={add} />);
    await userEvent.tab();
    expect(summary()).toHaveFocus();
    await userEvent.tab();
    expect(screen.getByRole('button', { name: 'Add Airport car' })).toHaveFocus();
  });

  it.each(['Enter', ' '])('leaves "%s" to the browser, which unfolds with it', (key) => {
    render(<Car />);
    const down = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
    expect(summary()?.dispatchEvent(down)).toBe(true);
  });
});

it('follows the browser when its search unfolds the row', () => {
  const onOpenChange = vi.fn<(open: boolean) => void>();
  render(<Car onOpenChange={onOpenChange} />);
  details()?.setAttribute('open', '');
  expect(onOpenChange).toHaveBeenCalledWith(true);
});

it('stands with its like in a named list', () => {
  const list = createRef<HTMLUListElement>();
  render(
    <FoldedRows label="Extras" ref={list}>
      <Car as="li" />
      <FoldedRow as="li" label="Late check-out" />
    </FoldedRows>,
  );
  expect(screen.getByRole('list', { name: 'Extras' })).toBe(list.current);
  expect(within(screen.getByRole('list')).getAllByRole('listitem')).toHaveLength(2);
});

it('passes on a ref and what it does not know', () => {
  const ref = createRef<HTMLDivElement>();
  render(<Car ref={ref} id="car" />);
  expect(ref.current).toHaveAttribute('id', 'car');
});
