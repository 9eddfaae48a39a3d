import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef, useState } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { describe, expect, it, vi } from 'vitest';
import { RadioGroup, type RadioGroupProps } from './index.ts';

const options = [
  { value: 'RO', label: 'Room only' },
  { value: 'BB', label: 'Breakfast' },
  { value: 'HB', label: 'Breakfast and dinner' },
];
const radio = (name: string) => screen.getByRole('radio', { name });

function Meals(props: Partial<RadioGroupProps>) {
  return <RadioGroup legend="Meals" name="meal" options={options} {...props} />;
}

it('is a named group of which one is chosen', async () => {
  const onValueChange = vi.fn<(value: string) => void>();
  render(<Meals defaultValue="RO" onValueChange={onValueChange} />);
  expect(screen.getByRole('group', { name: 'Meals' })).toBeInTheDocument();
  await userEvent.click(radio('Breakfast'));
  expect(radio('Breakfast')).toBeChecked();
  expect(radio('Room only')).not.toBeChecked();
  expect(onValueChange.mock.calls).toEqual([['BB']]);
});

it('is described by its error, and its first option takes the id that a summary links to', () => {
  render(<Meals id="meal" error="Meals is required" />);
  expect(screen.getByRole('group')).toHaveAccessibleDescription('Meals is required');
  expect(screen.getByRole('group')).toHaveAttribute('data-state', 'invalid');
  expect(radio('Room only')).toHaveAttribute('id', 'meal');
});

describe('by the keyboard', () => {
  it('is one stop: the chosen option', async () => {
    render(
      <>
        <Meals defaultValue="BB" />
        <button type="button">Next</button>
      </>,
    );
    await userEvent.tab();
    expect(radio('Breakfast')).toHaveFocus();
    await userEvent.tab();
    expect(screen.getByRole('button')).toHaveFocus();
  });

  it('is entered at its first option while none is chosen, and Space chooses it', async () => {
    render(<Meals />);
    await userEvent.tab();
    expect(radio('Room only')).toHaveFocus();
    expect(radio('Room only')).not.toBeChecked();
    await userEvent.keyboard(' ');
    expect(radio('Room only')).toBeChecked();
  });

  it.each([
    ['{ArrowDown}', 'Breakfast and dinner'],
    ['{ArrowRight}', 'Breakfast and dinner'],
    ['{ArrowUp}', 'Room only'],
    ['{ArrowLeft}', 'Room only'],
    ['{ArrowDown}{ArrowDown}', 'Room only'],
    ['{ArrowUp}{ArrowUp}', 'Breakfast and dinner'],
  ])('%s moves to %s and chooses it', async (keys, name) => {
    render(<Meals defaultValue="BB" />);
    await userEvent.tab();
    await userEvent.keyboard(keys);
    expect(radio(name)).toHaveFocus();
    expect(radio(name)).toBeChecked();
  });
});

it('leaves its value to the parent that holds it', async () => {
  const onValueChange = vi.fn<(value: string) => void>();
  render(<Meals value="RO" onValueChange={onValueChange} />);
  await userEvent.click(radio('Breakfast'));
  expect(onValueChange).toHaveBeenCalledWith('BB');
  expect(radio('Room only')).toBeChecked();
});

it('follows the parent that holds it', async () => {
  function Held() {
    const [meal, setMeal] = useState('RO');
    return <Meals value={meal} onValueChange={setMeal} />;
  }
  render(<Held />);
  await userEvent.click(radio('Breakfast'));
  expect(radio('Breakfast')).toBeChecked();
});

it('keeps an option that is disabled from being chosen', async () => {
  render(<Meals options={[...options, { value: 'FB', label: 'All meals', disabled: true }]} />);
  await userEvent.click(radio('All meals'));
  expect(radio('All meals')).not.toBeChecked();
});

it('disables all of them, and takes a ref', () => {
  const ref = createRef<HTMLFieldSetElement>();
  render(<Meals disabled ref={ref} />);
  expect(radio('Breakfast')).toBeDisabled();
  expect(ref.current).toBe(screen.getByRole('group'));
});

it('goes back to its first answer with its form', async () => {
  render(
    <form>
      <Meals defaultValue="RO" />
      <button type="reset">Start again</button>
    </form>,
  );
  await userEvent.click(radio('Breakfast'));
  await userEvent.click(screen.getByRole('button'));
  expect(radio('Room only')).toBeChecked();
});

it('is held by a form library', async () => {
  const onSubmit = vi.fn<(meal: string) => void>();
  function Form() {
    const form = useForm({ defaultValues: { meal: 'RO' } });
    return (
      <form onSubmit={(event) => void form.handleSubmit(({ meal }) => onSubmit(meal))(event)}>
        <Controller
          control={form.control}
          name="meal"
          render={({ field }) => (
            <Meals name={field.name} value={field.value} onValueChange={field.onChange} />
          )}
        />
        <button type="submit">Book</button>
      </form>
    );
  }
  render(<Form />);
  await userEvent.click(radio('Breakfast'));
  await userEvent.click(screen.getByRole('button'));
  await waitFor(() => expect(onSubmit.mock.calls).toEqual([['BB']]));
});
