import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef } from 'react';
import { expect, it, vi } from 'vitest';
import { IconButton } from './index.ts';

it('is a button named by its label, which submits nothing unless told to', () => {
  render(<IconButton label="Call the hotel" icon="phone" />);
  expect(screen.getByRole('button', { name: 'Call the hotel' })).toHaveAttribute('type', 'button');
  expect(screen.queryByRole('img')).toBeNull();
});

it.each(['{Enter}', ' '])('is reached by Tab and pressed by "%s"', async (key) => {
  const onClick = vi.fn<() => void>();
  render(<IconButton label="Call the hotel" icon="phone" onClick={onClick} />);
  await userEvent.tab();
  expect(screen.getByRole('button')).toHaveFocus();
  await userEvent.keyboard(key);
  expect(onClick).toHaveBeenCalledOnce();
});

it('keeps the focus at its bound', async () => {
  render(<IconButton label="One fewer" icon="minus" aria-disabled />);
  await userEvent.tab();
  expect(screen.getByRole('button')).toHaveFocus();
});

it('draws each tone and size in another way', () => {
  render(
    <>
      <IconButton label="Add" icon="plus" />
      <IconButton label="Add" icon="plus" tone="secondary" />
      <IconButton label="Add" icon="plus" size="s" />
    </>,
  );
  const drawn = screen.getAllByRole('button').map(({ className }) => className);
  expect(new Set(drawn).size).toBe(3);
});

it('passes on a ref and what it does not know', () => {
  const ref = createRef<HTMLButtonElement>();
  render(<IconButton ref={ref} label="Menu" icon="menu" aria-expanded={false} />);
  expect(ref.current).toBe(screen.getByRole('button', { expanded: false }));
});
