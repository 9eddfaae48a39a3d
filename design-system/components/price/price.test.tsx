import { render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { expect, it } from 'vitest';
import { Price } from './index.ts';

const RUPEES = { currency: 'INR', currencyDigits: 2 };
const YEN = { currency: 'JPY', currencyDigits: 0 };

it('is seen as a figure, and heard as a number with the name of its currency', () => {
  render(
    <button type="button">
      <Price amountMinor={1_234_567_800} unit={RUPEES} locale="en-IN" prefix="from" suffix="a night" />
    </button>,
  );
  expect(screen.getByText('₹1,23,45,678')).toBeVisible();
  expect(screen.getByRole('button')).toHaveAccessibleName('from 12345678 Indian rupees a night');
});

it('keeps a translator from its figure, and leaves it the words', () => {
  render(<Price amountMinor={1_840_000} unit={RUPEES} locale="en-IN" prefix="from" />);
  expect(screen.getByText('₹18,400')).toHaveAttribute('translate', 'no');
  expect(screen.getByText('from').closest('[translate="no"]')).toBeNull();
  expect(screen.getByText('18400 Indian rupees').closest('[translate="no"]')).toBeNull();
});

it('leaves out what stands around it when that is empty', () => {
  render(
    <button type="button">
      <Price amountMinor={0} unit={RUPEES} locale="en-IN" prefix="" />
    </button>,
  );
  expect(screen.getByRole('button')).toHaveAccessibleName('0 Indian rupees');
});

it('shows and says that an amount is added', () => {
  render(
    <button type="button">
      <Price amountMinor={90_000} unit={RUPEES} locale="en-IN" signed />
    </button>,
  );
  expect(screen.getByText('+₹900')).toBeVisible();
  expect(screen.getByRole('button')).toHaveAccessibleName('+900 Indian rupees');
});

it('shows minor units as it is told', () => {
  const { rerender } = render(
    <Price amountMinor={1_840_000} unit={RUPEES} locale="en-IN" fraction="always" />,
  );
  expect(screen.getByText('₹18,400.00')).toBeVisible();
  rerender(<Price amountMinor={1_840_050} unit={RUPEES} locale="en-IN" fraction="never" />);
  expect(screen.getByText('₹18,401')).toBeVisible();
});

it('passes on what it does not know, and its element', () => {
  const ref = createRef<HTMLSpanElement>();
  render(<Price ref={ref} id="total" amountMinor={24_000} unit={YEN} locale="en-GB" />);
  expect(ref.current).toHaveAttribute('id', 'total');
});
