import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef, type ReactNode } from 'react';
import { expect, it } from 'vitest';
import { Steps, type StepsProps } from './index.ts';

const booking: StepsProps = {
  label: 'Your booking',
  doneLabel: 'done',
  placeOf: (place, total) => `${place} of ${total}`,
  steps: [
    { id: 'rooms', label: 'Rooms', href: '#rooms' },
    { id: 'details', label: 'Details', href: '#details' },
    { id: 'confirm', label: 'Confirm', href: '#confirm' },
  ],
};
const steps = () => within(screen.getByRole('navigation', { name: 'Your booking' })).getAllByRole('listitem');

it('is a named list of steps in order, with the current one marked, and only that', () => {
  render(<Steps {...booking} current="details" />);
  expect(steps().map((step) => step.getAttribute('aria-current'))).toEqual([null, 'step', null]);
  expect(steps().map((step) => step.dataset['state'])).toEqual(['done', 'current', 'upcoming']);
});

it('says of a done step that it is done, and hides the numbers, which the list says itself', () => {
  render(<Steps {...booking} current="confirm" />);
  expect(screen.getByRole('link', { name: 'Rooms done' })).toBeInTheDocument();
  expect(steps()[2]).toHaveTextContent('3 of 3Confirm');
  expect(screen.getByText('3')).toHaveAttribute('aria-hidden', 'true');
});

it('says the place of the current step in words for the eye only', () => {
  render(<Steps {...booking} current="details" />);
  expect(screen.getByText('2 of 3')).toHaveAttribute('aria-hidden', 'true');
  expect(screen.queryByText('1 of 3')).toBeNull();
});

it('leads back to done steps with an address, and never ahead', async () => {
  const { rerender } = render(<Steps {...booking} current="details" />);
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['#rooms']);
  await userEvent.tab();
  expect(screen.getByRole('link')).toHaveFocus();
  rerender(<Steps {...booking} steps={[{ id: 'rooms', label: 'Rooms' }]} />);
  expect(screen.queryByRole('link')).toBeNull();
});

it('is done as a whole without a current step', () => {
  render(<Steps {...booking} />);
  expect(steps().map((step) => step.dataset['state'])).toEqual(['done', 'done', 'done']);
  expect(document.querySelector('[aria-current]')).toBeNull();
});

it('draws the link of a router with the words of the step', () => {
  function RouterLink({ to, children, ...rest }: { to: string; children?: ReactNode }) {
    return (
      <a {...rest} href={`/app${to}`}>
        {children}
      </a>
    );
  }
  render(<Steps {...booking} current="details" linkTo={(href) => <RouterLink to={href} />} />);
  expect(screen.getByRole('link', { name: 'Rooms done' })).toHaveAttribute('href', '/app#rooms');
});

it('passes on what it does not know, and its ref', () => {
  const ref = createRef<HTMLElement>();
  render(<Steps {...booking} ref={ref} id="steps" />);
  expect(screen.getByRole('navigation')).toBe(ref.current);
  expect(ref.current).toHaveAttribute('id', 'steps');
});
