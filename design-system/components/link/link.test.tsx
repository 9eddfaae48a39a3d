import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef } from 'react';
import { expect, it, vi } from 'vitest';
import { Link } from './index.ts';

it('leads somewhere, and is named by its words alone', () => {
  render(
    <Link href="/rooms" tone="standalone" icon="arrow-right">
      All rooms
    </Link>,
  );
  expect(screen.getByRole('link', { name: 'All rooms' })).toHaveAttribute('href', '/rooms');
});

it('keeps its words in an element of their own, for browser translation', () => {
  render(
    <Link href="/rooms" icon="arrow-right">
      All rooms
    </Link>,
  );
  expect(screen.getByText('All rooms').tagName).toBe('SPAN');
});

it('draws each tone in another way', () => {
  render(
    <>
      <Link href="/rooms">All rooms</Link>
      <Link href="/rooms" tone="quiet">
        All rooms
      </Link>
      <Link href="/rooms" tone="standalone">
        All rooms
      </Link>
    </>,
  );
  const drawn = screen.getAllByRole('link').map(({ className }) => className);
  expect(new Set(drawn).size).toBe(3);
});

it('is reached by Tab and followed by Enter', async () => {
  const onClick = vi.fn<() => void>();
  render(
    <Link href="#rooms" onClick={onClick}>
      All rooms
    </Link>,
  );
  await userEvent.tab();
  expect(screen.getByRole('link')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(onClick).toHaveBeenCalledOnce();
});

it('draws its child as the link, with the icon inside', () => {
  const ref = createRef<HTMLAnchorElement>();
  render(
    <Link asChild icon="arrow-right" ref={ref}>
      <a href="/book">Book a stay</a>
    </Link>,
  );
  expect(ref.current).toBe(screen.getByRole('link', { name: 'Book a stay' }));
  expect(ref.current?.querySelector('svg')).not.toBeNull();
});

it('refuses to draw a child that is not an element', () => {
  vi.spyOn(console, 'error').mockReturnValue();
  expect(() => render(<Link asChild>Book a stay</Link>)).toThrow('asChild needs exactly one element');
});

it('passes on a ref and what it does not know', () => {
  const ref = createRef<HTMLAnchorElement>();
  render(
    <Link ref={ref} href="/rooms" rel="nofollow">
      All rooms
    </Link>,
  );
  expect(ref.current).toHaveAttribute('rel', 'nofollow');
});
