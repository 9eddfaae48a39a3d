import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef, useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { StayCalendar, type StayValue } from '../stay-calendar/index.ts';
import { english } from '../stay-calendar/test-support/english.ts';
import { StayField, type StayFieldProps, type StayFieldWords } from './index.ts';

const words: StayFieldWords = {
  empty: 'Choose your dates',
  chooseCheckOut: 'choose your departure',
  nights: (count) => (count === 1 ? '1 night' : `${count} nights`),
  title: 'When will you come?',
  close: 'Close',
  done: 'Done',
};
const stay = { checkIn: '2027-02-09', checkOut: '2027-02-12' };
const field = () => screen.getByRole('button', { name: /^Dates/ });
const dialog = () => screen.getByRole('dialog', { name: 'When will you come?' });

function Dates(props: Partial<StayFieldProps>) {
  return (
    <StayField label="Dates" locale="en-GB" words={words} value={stay} {...props}>
      {props.children ?? <button type="button">A day</button>}
    </StayField>
  );
}

describe('the field', () => {
  it('is named by its label and the stay in words', () => {
    render(<Dates />);
    expect(field()).toHaveAccessibleName('Dates Tue 9 Feb – Fri 12 Feb 3 nights');
    expect(field()).toHaveAttribute('data-state', 'chosen');
    expect(field()).toHaveAttribute('aria-haspopup', 'dialog');
  });

  it.each([
    [{}, 'Choose your dates', 'empty'],
    [{ checkIn: '2027-02-09' }, 'Tue 9 Febchoose your departure', 'arriving'],
    [{ checkIn: '2027-02-09', checkOut: '2027-02-09' }, 'Tue 9 Febchoose your departure', 'arriving'],
    [{ checkIn: '2027-02-28', checkOut: '2027-03-01' }, 'Sun 28 Feb – Mon 1 Mar1 night', 'chosen'],
    [{ checkIn: '2028-02-28', checkOut: '2028-03-01' }, 'Mon 28 Feb – Wed 1 Mar2 nights', 'chosen'],
    [{ checkIn: '2027-03-27', checkOut: '2027-03-29' }, 'Sat 27 Mar – Mon 29 Mar2 nights', 'chosen'],
    [{ checkIn: '2026-12-30', checkOut: '2027-01-02' }, /3 nights$/, 'chosen'],
  ])('writes %o as %s', (value, text, state) => {
    render(<Dates value={value} />);
    expect(field()).toHaveTextContent(text);
    expect(field()).toHaveAttribute('data-state', state);
  });

  it('writes the days as their locale does', () => {
    render(<Dates locale="en-US" />);
    expect(field()).toHaveTextContent('Tue Feb 9 – Fri Feb 123 nights');
  });

  it('is described by its hint and error', () => {
    render(<Dates hint="Prices change by day" error="Choose your dates first" id="dates" />);
    expect(field()).toHaveAccessibleDescription('Prices change by day Choose your dates first');
    expect(field()).toHaveAttribute('id', 'dates');
    expect(field().parentElement).toHaveAttribute('data-state', 'invalid');
  });

  it('submits both days with a plain form', () => {
    render(
      <form aria-label="Search">
        <Dates checkInName="checkin" checkOutName="checkout" value={{ checkIn: '2027-02-09' }} />
      </form>,
    );
    expect(Object.fromEntries(new FormData(screen.getByRole('form')))).toEqual({
      checkin: '2027-02-09',
      checkout: '',
    });
  });
});

describe('its calendar', () => {
  it('is not rendered before it was opened', async () => {
    render(<Dates summary="₹20,173" />);
    expect(screen.queryByText('A day')).toBeNull();
    await userEvent.click(field());
    expect(within(dialog()).getByRole('button', { name: 'A day' })).toBeInTheDocument();
    expect(dialog()).toHaveTextContent('3 nights₹20,173Done');
  });

  it('opens with a press on the label too', async () => {
    render(<Dates />);
    await userEvent.click(screen.getByText('Dates'));
    expect(dialog()).toBeInTheDocument();
  });

  it('says in its bar what is still to choose', () => {
    render(<Dates defaultOpen value={{ checkIn: '2027-02-09' }} />);
    expect(dialog()).toHaveTextContent('choose your departureDone');
  });

  it('stays closed when the press was for something else, or the field is disabled', async () => {
    const { rerender } = render(<Dates onClick={(event) => event.preventDefault()} />);
    await userEvent.click(field());
    rerender(<Dates disabled />);
    await userEvent.click(field());
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('is opened and closed by the parent that controls it', async () => {
    const onOpenChange = vi.fn<(open: boolean) => void>();
    function Held() {
      const [isOpen, setOpen] = useState(false);
      const change = (next: boolean) => {
        onOpenChange(next);
        setOpen(next);
      };
      return (
        <>
          <Dates open={isOpen} onOpenChange={change} />
          <button type="button" onClick={() => setOpen(true)}>
            See prices
          </button>
        </>
      );
    }
    render(<Held />);
    await userEvent.click(screen.getByRole('button', { name: 'See prices' }));
    await userEvent.click(within(dialog()).getByRole('button', { name: 'Done' }));
    expect(onOpenChange.mock.calls).toEqual([[false]]);
    expect(screen.getByRole('button', { name: 'See prices' })).toHaveFocus();
  });
});

describe('the keyboard', () => {
  it.each(['{Enter}', ' '])('opens with "%s", closes with Escape and gives the focus back', async (key) => {
    render(<Dates />);
    await userEvent.tab();
    expect(field()).toHaveFocus();
    await userEvent.keyboard(key);
    expect(dialog()).toContainElement(document.activeElement as HTMLElement);
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(field()).toHaveFocus();
  });

  it('Escape takes back an arrival alone, and then closes', async () => {
    function WholeField() {
      const [value, setValue] = useState<StayValue>({});
      return (
        <Dates value={value} defaultOpen>
          <StayCalendar
            locale="en-GB"
            today="2027-02-01"
            words={english}
            value={value}
            onValueChange={setValue}
          />
        </Dates>
      );
    }
    render(<WholeField />);
    within(dialog())
      .getByRole('gridcell', { name: /^Tuesday, 9 February 2027/ })
      .focus();
    await userEvent.keyboard('{Enter}');
    expect(dialog()).toHaveTextContent('choose your departure');
    await userEvent.keyboard('{Escape}');
    expect(dialog()).toHaveTextContent('Choose your dates');
    expect(dialog()).not.toHaveTextContent('choose your departure');
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('reaches Done after the calendar', async () => {
    render(<Dates />);
    await userEvent.click(field());
    within(dialog()).getByRole('button', { name: 'A day' }).focus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(field()).toHaveFocus();
  });
});

it('passes on a ref and what it does not know', () => {
  const ref = createRef<HTMLButtonElement>();
  render(<Dates ref={ref} data-testid="dates" />);
  expect(ref.current).toBe(screen.getByTestId('dates'));
});
