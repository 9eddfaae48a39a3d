import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { StayCalendar, type StayValue } from './index.ts';
import { english } from './test-support/english.ts';

const ZONES = [
  // Far west and far east of UTC, and zones whose clocks leave midnight out.
  'Pacific/Pago_Pago',
  'Pacific/Kiritimati',
  'America/Sao_Paulo',
  'Africa/Cairo',
  'America/St_Johns',
];
const before = process.env['TZ'];

describe.each(ZONES)('a guest in %s', (zone) => {
  beforeEach(() => {
    process.env['TZ'] = zone;
  });
  afterEach(() => {
    process.env['TZ'] = before;
  });

  it('sees the days of the hotel, not of the machine', async () => {
    expect(new Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(zone);
    const onValueChange = vi.fn<(value: StayValue) => void>();
    render(
      <StayCalendar
        locale="en-IN"
        today="2026-04-23"
        words={english}
        onValueChange={onValueChange}
        months={1}
      />,
    );
    // Cairo's clocks skip the midnight that begins 24 April 2026.
    const night = screen.getByRole<HTMLTableCellElement>('gridcell', { name: 'Friday, 24 April 2026' });
    expect(night.cellIndex).toBe(5);
    expect(screen.getByRole('gridcell', { current: 'date' })).toHaveAttribute('data-day', '2026-04-23');
    await userEvent.click(night);
    night.focus();
    await userEvent.keyboard('{ArrowRight}{Enter}');
    expect(onValueChange).toHaveBeenLastCalledWith({ checkIn: '2026-04-24', checkOut: '2026-04-25' });
    expect(screen.getByText('1 night')).toBeInTheDocument();
  });
});

it.each(['2026-02-28', '2028-02-29', '2026-03-29', '2026-10-25', '2026-12-31'])(
  'writes every day of the month of %s once',
  (today) => {
    render(<StayCalendar locale="en-IN" today={today} min="2026-01-01" words={english} months={1} />);
    const days = screen.getAllByRole('gridcell').flatMap((cell) => cell.dataset['day'] ?? []);
    const count = new Date(Date.UTC(Number(today.slice(0, 4)), Number(today.slice(5, 7)), 0)).getUTCDate();
    expect(new Set(days).size).toBe(count);
    expect(days).toHaveLength(count);
    expect(screen.getByRole('gridcell', { current: 'date' })).toHaveAttribute('data-day', today);
  },
);
