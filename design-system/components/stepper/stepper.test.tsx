import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { Stepper } from './index.ts';

const words = { label: 'Adults', decreaseLabel: 'One adult fewer', increaseLabel: 'One adult more' };
const value = () => Number(screen.getByRole('spinbutton', { name: 'Adults' }).getAttribute('aria-valuenow'));

describe('by its buttons', () => {
  it('counts up and down, and says the new count', async () => {
    render(<Stepper {...words} defaultValue={2} valueText={(count) => `${count} adults`} />);
    await userEvent.click(screen.getByRole('button', { name: 'One adult more' }));
    expect(value()).toBe(3);
    expect(screen.getByRole('status')).toHaveTextContent('3 adults');
    await userEvent.click(screen.getByRole('button', { name: 'One adult fewer' }));
    expect(value()).toBe(2);
  });

  it('stops at its bounds and says so without leaving the page of the keyboard', async () => {
    const onValueChange = vi.fn<(value: number) => void>();
    render(<Stepper {...words} min={1} max={2} defaultValue={2} onValueChange={onValueChange} />);
    const more = screen.getByRole('button', { name: 'One adult more' });
    expect(more).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(more);
    expect(value()).toBe(2);
    expect(onValueChange).not.toHaveBeenCalled();
  });
});

describe('by the keyboard', () => {
  it('is one stop, and follows the keys of a spinbutton', async () => {
    render(<Stepper {...words} min={1} max={9} defaultValue={2} />);
    await userEvent.tab();
    expect(screen.getByRole('spinbutton')).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}');
    expect(value()).toBe(3);
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    expect(value()).toBe(1);
    await userEvent.keyboard('{End}');
    expect(value()).toBe(9);
    await userEvent.keyboard('{Home}{PageUp}');
    expect(value()).toBe(6);
    await userEvent.keyboard('{PageDown}');
    expect(value()).toBe(1);
    await userEvent.tab();
    expect(document.body).toHaveFocus();
  });
});

it('leaves its value to the parent that holds it', async () => {
  const onValueChange = vi.fn<(value: number) => void>();
  render(<Stepper {...words} value={2} onValueChange={onValueChange} />);
  await userEvent.click(screen.getByRole('button', { name: 'One adult more' }));
  expect(onValueChange).toHaveBeenCalledWith(3);
  expect(value()).toBe(2);
});

it('is described by its hint and its error', () => {
  render(<Stepper {...words} hint="12 years and older" error="Adult Count Can't be zero" />);
  expect(screen.getByRole('spinbutton')).toHaveAccessibleDescription(
    "12 years and older Adult Count Can't be zero",
  );
});

it('goes with a plain form under its name', () => {
  render(
    <form aria-label="Search">
      <Stepper {...words} name="adults" defaultValue={2} />
    </form>,
  );
  expect(screen.getByRole('form')).toHaveFormValues({ adults: '2' });
});

it('lets nobody change it while it is disabled, and can still be read', async () => {
  const onValueChange = vi.fn<(value: number) => void>();
  render(<Stepper {...words} defaultValue={2} disabled onValueChange={onValueChange} />);
  await userEvent.click(screen.getByRole('button', { name: 'One adult more' }));
  screen.getByRole('spinbutton').focus();
  await userEvent.keyboard('{ArrowUp}');
  expect(onValueChange).not.toHaveBeenCalled();
  expect(screen.getByRole('spinbutton')).toHaveFocus();
  expect(screen.getByRole('spinbutton')).toHaveAttribute('aria-disabled', 'true');
});

it('gives its value a ref, an id and all else', () => {
  const ref = createRef<HTMLSpanElement>();
  render(<Stepper {...words} ref={ref} id="adults" data-testid="count" />);
  expect(ref.current).toBe(screen.getByTestId('count'));
  expect(screen.getByRole('spinbutton')).toHaveAttribute('id', 'adults');
});

it('goes back to its first count with its form', async () => {
  render(
    <form>
      <Stepper {...words} defaultValue={2} />
      <button type="reset">Start again</button>
    </form>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'One adult more' }));
  await userEvent.click(screen.getByRole('button', { name: 'Start again' }));
  expect(value()).toBe(2);
});
