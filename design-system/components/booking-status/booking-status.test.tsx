import { render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { expect, it } from 'vitest';
import { BookingStatus } from './index.ts';

it.each([
  ['PENDING', 'Booking Pending'],
  ['SUCCESSFUL', 'Booking Successful'],
  ['EXPIRED', 'Booking Expired'],
  ['CANCELLED', 'Booking Cancelled'],
  ['REFUNDED', 'Booking Refunded'],
  ['NO_SHOW', 'Missed Stay'],
] as const)('says %s in words: %s', (state, words) => {
  render(
    <BookingStatus state={state} data-testid="status">
      {words}
    </BookingStatus>,
  );
  expect(screen.getByText(words)).toBeInTheDocument();
  expect(screen.getByTestId('status')).toHaveAttribute('data-state', state);
});

it('marks a paid booking beside its state, and no other', () => {
  const { rerender } = render(
    <BookingStatus state="SUCCESSFUL" paid="PAID" data-testid="status">
      Booking Successful
    </BookingStatus>,
  );
  expect(screen.getByText('PAID')).toBeInTheDocument();
  rerender(
    <BookingStatus state="SUCCESSFUL" paid="" data-testid="status">
      Booking Successful
    </BookingStatus>,
  );
  expect(screen.getByTestId('status').children).toHaveLength(1);
});

it('gives its element', () => {
  const ref = createRef<HTMLSpanElement>();
  render(
    <BookingStatus ref={ref} state="PENDING">
      Booking Pending
    </BookingStatus>,
  );
  expect(ref.current).toHaveTextContent('Booking Pending');
});
