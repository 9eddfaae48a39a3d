import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { StayCalendar, type StayCalendarProps, type StayValue } from './index.ts';
import { daysOf, english } from './test-support/english.ts';

const common: StayCalendarProps = {
  locale: 'en-GB',
  today: '2026-03-05',
  max: '2028-12-31',
  words: english,
  months: 1,
};
const focusedDay = () => document.activeElement?.getAttribute('data-day');

async function startOn(day: string, props: Partial<StayCalendarProps> = {}) {
  render(<StayCalendar {...common} {...props} defaultValue={{ checkIn: day, checkOut: '2028-12-31' }} />);
  // Two fields, the two month buttons, then the grid: one stop.
  await userEvent.tab();
  await userEvent.tab();
  await userEvent.tab();
  await userEvent.tab();
  await userEvent.tab();
  expect(focusedDay()).toBe(day);
}

describe('the grid', () => {
  it('is one stop of the Tab key', async () => {
    await startOn('2026-03-18');
    await userEvent.tab();
    expect(screen.getByRole('button', { name: 'Clear dates' })).toHaveFocus();
    await userEvent.tab({ shift: true });
    expect(focusedDay()).toBe('2026-03-18');
  });

  it.each([
    ['{ArrowRight}', '2026-03-19'],
    ['{ArrowLeft}', '2026-03-17'],
    ['{ArrowDown}', '2026-03-25'],
    ['{ArrowUp}', '2026-03-11'],
    ['{Home}', '2026-03-16'],
    ['{End}', '2026-03-22'],
    ['{PageDown}', '2026-04-18'],
    ['{PageDown}{PageUp}', '2026-03-18'],
    ['{Shift>}{PageDown}{/Shift}', '2027-03-18'],
    ['{Shift>}{PageDown}{PageUp}{/Shift}', '2026-03-18'],
  ])('moves with %s to %s', async (keys, day) => {
    await startOn('2026-03-18');
    await userEvent.keyboard(keys);
    expect(focusedDay()).toBe(day);
  });

  it.each([
    ['2026-03-31', '{ArrowRight}', '2026-04-01'],
    ['2026-04-01', '{ArrowLeft}', '2026-03-31'],
    ['2026-03-31', '{ArrowDown}', '2026-04-07'],
    ['2026-03-31', '{PageDown}', '2026-04-30'],
    ['2026-04-01', '{Home}', '2026-04-01'],
    ['2026-03-30', '{End}', '2026-03-31'],
    ['2028-01-31', '{PageDown}', '2028-02-29'],
    ['2028-02-29', '{Shift>}{PageUp}{/Shift}', '2027-02-28'],
    ['2027-12-31', '{ArrowRight}', '2028-01-01'],
  ])('from %s moves with %s into %s', async (from, keys, day) => {
    await startOn(from);
    await userEvent.keyboard(keys);
    expect(focusedDay()).toBe(day);
  });

  it('stays between the first and the last day on sale', async () => {
    await startOn('2026-03-10');
    await userEvent.keyboard('{PageUp}');
    expect(focusedDay()).toBe('2026-03-05');
    await userEvent.keyboard('{ArrowLeft}{ArrowUp}');
    expect(focusedDay()).toBe('2026-03-05');
  });

  it('turns left and right with the direction of reading, whatever the locale', async () => {
    document.documentElement.style.direction = 'rtl';
    await startOn('2026-03-18');
    await userEvent.keyboard('{ArrowLeft}');
    expect(focusedDay()).toBe('2026-03-19');
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    expect(focusedDay()).toBe('2026-03-17');
    document.documentElement.style.direction = '';
  });

  it('reaches days that cannot be chosen', async () => {
    const days = daysOf({ '2026-03-19': { state: 'unavailable', reason: 'Sold out' } });
    render(<StayCalendar {...common} days={days} />);
    screen.getByRole('gridcell', { name: /18 March 2026/ }).focus();
    await userEvent.keyboard('{ArrowRight}');
    expect(screen.getByRole('gridcell', { name: /19 March 2026, not available, Sold out$/ })).toHaveFocus();
  });
});

describe('choosing', () => {
  it.each(['{Enter}', ' '])('takes the day with "%s"', async (key) => {
    const onValueChange = vi.fn<(value: StayValue) => void>();
    await startOn('2026-03-18', { onValueChange });
    await userEvent.keyboard(key);
    expect(onValueChange).toHaveBeenLastCalledWith({ checkIn: '2026-03-18' });
    await userEvent.keyboard(`{ArrowRight}{ArrowRight}${key}`);
    expect(onValueChange).toHaveBeenLastCalledWith({ checkIn: '2026-03-18', checkOut: '2026-03-20' });
    expect(focusedDay()).toBe('2026-03-20');
  });

  it('is taken back with Escape, to what was chosen before', async () => {
    const onValueChange = vi.fn<(value: StayValue) => void>();
    await startOn('2026-03-18', { onValueChange });
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(onValueChange).toHaveBeenLastCalledWith({ checkIn: '2026-03-25' });
    await userEvent.keyboard('{Escape}');
    expect(onValueChange).toHaveBeenLastCalledWith({ checkIn: '2026-03-18', checkOut: '2028-12-31' });
    expect(focusedDay()).toBe('2026-03-25');
  });

  it('leaves Escape to what lies around when there is nothing to take back', async () => {
    const onKeyDown = vi.fn<(key: string) => void>();
    render(
      // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- stands for a dialog
      <div onKeyDown={({ key }) => onKeyDown(key)}>
        <StayCalendar {...common} />
      </div>,
    );
    screen.getByRole('gridcell', { name: /10 March 2026/ }).focus();
    await userEvent.keyboard('{Escape}');
    expect(onKeyDown).toHaveBeenCalledWith('Escape');
    await userEvent.keyboard('{Enter}{Escape}');
    expect(onKeyDown).toHaveBeenCalledTimes(1);
  });

  it('shows the stay that a press would make, as far as it is one', async () => {
    await startOn('2026-03-18', { days: daysOf({ '2026-03-21': { state: 'unavailable' } }) });
    await userEvent.keyboard('{Enter}{ArrowRight}{ArrowRight}');
    const selectionOf = (name: RegExp) => screen.getByRole('gridcell', { name }).dataset['selection'];
    expect(selectionOf(/18 March 2026/)).toBe('start');
    expect(selectionOf(/19 March 2026/)).toBe('preview');
    expect(selectionOf(/20 March 2026/)).toBe('preview-end');
    expect(screen.getByText('2 nights')).toBeInTheDocument();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    expect(selectionOf(/19 March 2026/)).toBe('none');
  });
});
