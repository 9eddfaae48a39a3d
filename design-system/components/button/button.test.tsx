import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { Button } from './index.ts';

it('is a button that submits nothing unless told to', () => {
  render(<Button>Find a room</Button>);
  expect(screen.getByRole('button', { name: 'Find a room' })).toHaveAttribute('type', 'button');
});

it('keeps its words in an element of their own, for browser translation', () => {
  render(<Button startIcon="search">Find a room</Button>);
  expect(screen.getByText('Find a room').tagName).toBe('SPAN');
});

it('while busy says so, keeps the focus and does nothing', async () => {
  const onClick = vi.fn<() => void>();
  const onSubmit = vi.fn<() => void>();
  render(
    <form onSubmit={onSubmit}>
      <Button type="submit" busy busyLabel="Looking for rooms" onClick={onClick}>
        Find a room
      </Button>
    </form>,
  );
  await userEvent.click(screen.getByRole('button'));
  expect(screen.getByRole('button')).toHaveFocus();
  expect(screen.getByRole('status')).toHaveTextContent('Looking for rooms');
  expect(onClick).not.toHaveBeenCalled();
  expect(onSubmit).not.toHaveBeenCalled();
});

it('draws its child as the button, with icon and label inside', () => {
  render(
    <Button asChild endIcon="arrow-right">
      <a href="/book">Book a stay</a>
    </Button>,
  );
  const link = screen.getByRole('link', { name: 'Book a stay' });
  expect(link).toHaveAttribute('href', '/book');
  expect(link.querySelector('svg')).not.toBeNull();
  expect(link).not.toHaveAttribute('type');
});
