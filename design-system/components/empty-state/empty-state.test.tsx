import { render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { expect, it } from 'vitest';
import { EmptyState } from './index.ts';

it('says what is not here, in the outline of the page', () => {
  render(
    <EmptyState heading="No Bookings" headingLevel={3}>
      Stays that you book appear here.
    </EmptyState>,
  );
  expect(screen.getByRole('heading', { level: 3, name: 'No Bookings' })).toBeInTheDocument();
  expect(screen.getByText('Stays that you book appear here.')).toBeInTheDocument();
});

it('offers the way on', () => {
  render(<EmptyState heading="No Bookings" action={<a href="/book">Find a room</a>} />);
  expect(screen.getByRole('link', { name: 'Find a room' })).toBeInTheDocument();
});

it('has a sign only where one is given, and only to the eye', () => {
  const ref = createRef<HTMLDivElement>();
  const { rerender } = render(<EmptyState ref={ref} heading="No Photos" />);
  expect(ref.current?.querySelector('svg')).toBeNull();
  rerender(<EmptyState ref={ref} heading="No Photos" icon="calendar" />);
  expect(ref.current?.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
});

it('passes on what it does not know, and its ref', () => {
  const ref = createRef<HTMLDivElement>();
  render(<EmptyState ref={ref} heading="No Bookings" role="status" />);
  expect(screen.getByRole('status')).toBe(ref.current);
});
