import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef, useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { DayStrip, type DayStripProps, type DayStripWords } from './index.ts';

const words: DayStripWords = {
  unavailable: 'Full',
  lowestPrice: 'lowest price',
  comma: ',',
  price: (priceMinor) => `${priceMinor / 100} rupees`,
  earlier: 'Earlier days',
  later: 'Later days',
};
const days = [
  { day: '2027-02-07', priceMinor: 900_000 },
  { day: '2027-02-08', reason: 'Minimum stay 4 nights', priceMinor: 100_000 },
  { day: '2027-02-09', priceMinor: 1_000_000 },
  { day: '2027-02-10' },
];

function Strip(props: Partial<DayStripProps>) {
  return (
    <DayStrip
      label="Arrival day"
      locale="en-GB"
      words={words}
      days={days}
      value="2027-02-09"
      formatPrice={(priceMinor) => `₹${priceMinor / 100_000}k`}
      {...props}
    />
  );
}
const day = (name: RegExp, role: 'button' | 'link' = 'button') => screen.getByRole(role, { name });

describe('a strip of days', () => {
  it('is a named group of days, each with its date, price and state', () => {
    render(<Strip />);
    const names = within(screen.getByRole('group', { name: 'Arrival day' }))
      .getAllByRole('listitem')
      .map((item) => item.textContent);
    expect(names).toEqual([
      'Sunday, 7 February 2027, 9000 rupees, lowest priceSun7 Feb₹9k',
      'Monday, 8 February 2027, Full, Minimum stay 4 nightsMon8 FebFull',
      'Tuesday, 9 February 2027, 10000 rupeesTue9 Feb₹10k',
      'Wednesday, 10 February 2027Wed10 Feb',
    ]);
  });

  it('marks the current day, what loads and the lowest price that can be had', () => {
    render(<Strip />);
    expect(day(/9 February/)).toHaveAttribute('aria-current', 'true');
    expect(day(/7 February/)).not.toHaveAttribute('aria-current');
    expect(day(/10 February/)).toHaveAttribute('data-state', 'pending');
    expect(day(/7 February/)).toHaveAttribute('data-lowest');
    expect(day(/8 February/)).not.toHaveAttribute('data-lowest');
  });

  it('marks none as lowest where all cost the same', () => {
    render(<Strip days={days.map(({ day: each }) => ({ day: each, priceMinor: 1 }))} />);
    expect(document.querySelector('[data-lowest]')).toBeNull();
  });

  it('tells which day is pressed, and none that cannot be chosen', async () => {
    const onValueChange = vi.fn<(chosen: string) => void>();
    render(<Strip onValueChange={onValueChange} />);
    await userEvent.click(day(/8 February/));
    await userEvent.click(day(/10 February/));
    expect(day(/8 February/)).toHaveAttribute('aria-disabled', 'true');
    expect(onValueChange.mock.calls).toEqual([['2027-02-10']]);
  });

  it('moves the mark when the parent follows', async () => {
    function Held() {
      const [value, setValue] = useState('2027-02-09');
      return <Strip value={value} onValueChange={setValue} />;
    }
    render(<Held />);
    await userEvent.click(day(/7 February/));
    expect(day(/7 February/)).toHaveAttribute('aria-current', 'true');
    expect(day(/9 February/)).not.toHaveAttribute('aria-current');
  });

  it('leads to earlier and later days where there are any', async () => {
    const onEarlier = vi.fn<() => void>();
    const { rerender } = render(<Strip onEarlier={onEarlier} />);
    expect(screen.queryByRole('button', { name: 'Later days' })).toBeNull();
    await userEvent.click(day(/^Earlier days/));
    expect(onEarlier).toHaveBeenCalledOnce();
    rerender(<Strip onLater={onEarlier} />);
    await userEvent.click(day(/^Later days/));
    expect(onEarlier).toHaveBeenCalledTimes(2);
  });
});

describe('as links', () => {
  const hrefOf = (each: string) => `#${each}`;

  it('has an address for each day that can be chosen', () => {
    render(<Strip hrefOf={hrefOf} />);
    expect(day(/7 February/, 'link')).toHaveAttribute('href', '#2027-02-07');
    expect(day(/8 February/)).toHaveAttribute('aria-disabled', 'true');
  });

  it('calls its parent at a plain press, and leaves a press for a new window to the browser', async () => {
    const onValueChange = vi.fn<(chosen: string) => void>();
    const guest = userEvent.setup();
    render(<Strip hrefOf={hrefOf} onValueChange={onValueChange} />);
    await guest.click(day(/7 February/, 'link'));
    await guest.keyboard('{Control>}');
    await guest.click(day(/10 February/, 'link'));
    expect(onValueChange.mock.calls).toEqual([['2027-02-07']]);
  });
});

describe('the keyboard', () => {
  it('reaches every day with Tab', async () => {
    render(<Strip />);
    await userEvent.tab();
    expect(day(/7 February/)).toHaveFocus();
    await userEvent.tab();
    expect(day(/8 February/)).toHaveFocus();
  });

  it('moves with the arrows, Home and End, and stays at the ends', async () => {
    render(<Strip />);
    day(/9 February/).focus();
    await userEvent.keyboard('{ArrowRight}');
    expect(day(/10 February/)).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    expect(day(/10 February/)).toHaveFocus();
    await userEvent.keyboard('{Home}');
    expect(day(/7 February/)).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}{End}{ArrowLeft}');
    expect(day(/9 February/)).toHaveFocus();
  });

  it('moves the other way in a right-to-left page', async () => {
    render(
      <div dir="rtl" style={{ direction: 'rtl' }}>
        <Strip />
      </div>,
    );
    day(/9 February/).focus();
    await userEvent.keyboard('{ArrowRight}');
    expect(day(/8 February/)).toHaveFocus();
  });

  it('moves without choosing, and chooses with Enter or Space', async () => {
    const onValueChange = vi.fn<(chosen: string) => void>();
    render(<Strip onValueChange={onValueChange} />);
    day(/9 February/).focus();
    await userEvent.keyboard('{ArrowRight}');
    expect(onValueChange).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}{Home} ');
    expect(onValueChange.mock.calls).toEqual([['2027-02-10'], ['2027-02-07']]);
  });
});

it('passes on a ref and what it does not know', () => {
  const ref = createRef<HTMLDivElement>();
  render(<Strip ref={ref} id="strip" />);
  expect(ref.current).toHaveAttribute('id', 'strip');
});
