import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { Field, type FieldProps } from './index.ts';

const slider: FieldProps['children'] = (control) => <input type="range" {...control} />;
const control = () => screen.getByRole('slider');

it('names its control by its label, and a press on the label leads to the control', async () => {
  render(<Field label="Warmth">{(wiring) => <input {...wiring} />}</Field>);
  await userEvent.click(screen.getByText('Warmth'));
  expect(screen.getByRole('textbox', { name: 'Warmth' })).toHaveFocus();
});

it('describes its control by hint and error, in this order', () => {
  render(
    <Field label="Warmth" hint="In degrees" error="Choose 18 or more">
      {slider}
    </Field>,
  );
  expect(control()).toHaveAccessibleDescription('In degrees Choose 18 or more');
  expect(control()).toBeInvalid();
});

it('adds to what the control is described by already', () => {
  render(
    <>
      <p id="note">For the whole house</p>
      <Field label="Warmth" hint="In degrees" aria-describedby="note">
        {slider}
      </Field>
    </>,
  );
  expect(control()).toHaveAccessibleDescription('For the whole house In degrees');
});

it.each([undefined, null, false, ''])('draws no place for a hint or an error that is %j', (nothing) => {
  render(
    <Field label="Warmth" hint={nothing} error={nothing}>
      {slider}
    </Field>,
  );
  expect(control()).not.toHaveAttribute('aria-describedby');
  expect(control()).toBeValid();
});

it('says "optional" as part of the name, and keeps a mark to the eyes', () => {
  render(
    <>
      <Field label="Warmth" optionalLabel="(optional)">
        {slider}
      </Field>
      <Field label="Cold" requiredMark="*">
        {slider}
      </Field>
    </>,
  );
  expect(screen.getByRole('slider', { name: 'Warmth (optional)' })).toBeInTheDocument();
  expect(screen.getByRole('slider', { name: 'Cold' })).toBeInTheDocument();
  expect(screen.getByText('*')).toHaveAttribute('aria-hidden', 'true');
});

it('shows its state on its frame, which takes a ref and all else', () => {
  let frame: HTMLElement | null = null;
  render(
    <Field
      label="Warmth"
      error="Choose 18 or more"
      data-testid="frame"
      ref={(node) => {
        frame = node;
      }}
    >
      {slider}
    </Field>,
  );
  expect(screen.getByTestId('frame')).toHaveAttribute('data-state', 'invalid');
  expect(frame).toBe(screen.getByTestId('frame'));
});
