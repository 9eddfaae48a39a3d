import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef } from 'react';
import { expect, it } from 'vitest';
import { TextField } from '../text-field/index.ts';
import { ErrorSummary } from './index.ts';

const errors = [
  { fieldId: 'first', message: 'First name is required' },
  { fieldId: 'email', message: 'Enter a valid e-mail' },
];

function Form({ attempt, wrong = errors }: { attempt: number; wrong?: typeof errors }) {
  return (
    <>
      <ErrorSummary heading="Two things to put right" errors={wrong} focusKey={attempt} />
      <TextField id="first" label="First name" />
      <TextField id="email" label="E-mail" />
    </>
  );
}

it('takes the focus when it appears', () => {
  render(<Form attempt={1} />);
  expect(screen.getByRole('alert')).toHaveFocus();
  expect(screen.getByRole('alert')).toHaveTextContent('Two things to put right');
});

it('takes the focus again with the next failed attempt, and only then', async () => {
  const { rerender } = render(<Form attempt={1} />);
  await userEvent.click(screen.getByRole('textbox', { name: 'E-mail' }));
  rerender(<Form attempt={1} />);
  expect(screen.getByRole('textbox', { name: 'E-mail' })).toHaveFocus();
  rerender(<Form attempt={2} />);
  expect(screen.getByRole('alert')).toHaveFocus();
});

it('leads to the field that is wrong', async () => {
  render(<Form attempt={1} />);
  await userEvent.click(screen.getByRole('link', { name: 'Enter a valid e-mail' }));
  expect(screen.getByRole('textbox', { name: 'E-mail' })).toHaveFocus();
});

it('is not there while nothing is wrong', () => {
  render(<Form attempt={1} wrong={[]} />);
  expect(screen.queryByRole('alert')).toBeNull();
});

it('does not take the focus back when the page around it is drawn again, whatever its ref', async () => {
  const page = () => (
    <>
      <ErrorSummary heading="Two things to put right" errors={errors} focusKey={1} ref={() => undefined} />
      <TextField label="Phone" />
    </>
  );
  const { rerender } = render(page());
  await userEvent.click(screen.getByRole('textbox', { name: 'Phone' }));
  rerender(page());
  expect(screen.getByRole('textbox', { name: 'Phone' })).toHaveFocus();
});

it('follows its links by the keyboard, and leaves no step in the history', async () => {
  render(<Form attempt={1} />);
  const before = window.location.href;
  await userEvent.tab();
  expect(screen.getByRole('link', { name: 'First name is required' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(screen.getByRole('textbox', { name: 'First name' })).toHaveFocus();
  expect(window.location.href).toBe(before);
});

it('says two faults of one field', () => {
  const twice = [
    { fieldId: 'email', message: 'Enter a valid e-mail' },
    { fieldId: 'email', message: 'Use an address that you can read now' },
  ];
  render(<Form attempt={1} wrong={twice} />);
  expect(screen.getAllByRole('link')).toHaveLength(2);
});

it('passes on a ref and what else the element takes', () => {
  const ref = createRef<HTMLDivElement>();
  render(<ErrorSummary heading="Put this right" errors={errors} ref={ref} data-testid="summary" />);
  expect(ref.current).toBe(screen.getByTestId('summary'));
});
