import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { expect, it, vi } from 'vitest';
import { TextField, type TextFieldProps } from './index.ts';

it('is named by its label and described by its hint and error', () => {
  render(
    <TextField
      label="E-mail"
      hint="Your confirmation goes here."
      error="Enter a valid e-mail"
      type="email"
    />,
  );
  const field = screen.getByRole('textbox', { name: 'E-mail' });
  expect(field).toHaveAccessibleDescription('Your confirmation goes here. Enter a valid e-mail');
  expect(field).toBeInvalid();
});

it('is valid and bare without hint and error', () => {
  render(<TextField label="First name" autoComplete="given-name" />);
  const field = screen.getByRole('textbox', { name: 'First name' });
  expect(field).toBeValid();
  expect(field).not.toHaveAttribute('aria-describedby');
  expect(field).toHaveAttribute('autocomplete', 'given-name');
});

it('says its prefix with the hint, not in the name', () => {
  render(<TextField label="At most" prefix="₹" hint="For a night" />);
  const field = screen.getByRole('textbox', { name: 'At most' });
  expect(field).toHaveAccessibleDescription('₹ For a night');
});

it('takes the id that an error summary links to, and a ref', () => {
  let element: HTMLInputElement | null = null;
  render(
    <TextField
      id="first"
      label="First name"
      ref={(node) => {
        element = node;
      }}
    />,
  );
  expect(screen.getByRole('textbox')).toHaveAttribute('id', 'first');
  expect(element).toBe(screen.getByRole('textbox'));
});

it('keeps what is typed, or leaves it to the parent that holds it', async () => {
  function Shouting() {
    const [words, setWords] = useState('');
    return (
      <TextField
        label="Held"
        value={words}
        onChange={(event) => setWords(event.target.value.toUpperCase())}
      />
    );
  }
  render(
    <>
      <TextField label="Own" defaultValue="Anj" />
      <Shouting />
    </>,
  );
  await userEvent.type(screen.getByRole('textbox', { name: 'Own' }), 'ali');
  await userEvent.type(screen.getByRole('textbox', { name: 'Held' }), 'anjali');
  expect(screen.getByRole('textbox', { name: 'Own' })).toHaveValue('Anjali');
  expect(screen.getByRole('textbox', { name: 'Held' })).toHaveValue('ANJALI');
});

it('registers with a form library, and takes the focus when it is wrong', async () => {
  function Form() {
    const form = useForm({ defaultValues: { first: '' } });
    return (
      <form onSubmit={(event) => void form.handleSubmit(() => undefined)(event)}>
        <TextField
          label="First name"
          error={form.formState.errors.first?.message}
          {...form.register('first', { required: 'First name is required' })}
        />
        <button type="submit">Book</button>
      </form>
    );
  }
  render(<Form />);
  await userEvent.click(screen.getByRole('button'));
  expect(await screen.findByText('First name is required')).toBeInTheDocument();
  expect(screen.getByRole('textbox')).toHaveFocus();
  expect(screen.getByRole('textbox')).toHaveAccessibleDescription('First name is required');
});

it('says in development which kinds there are, when it is given another', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const wrong = JSON.parse('{ "type": "number" }') as Pick<TextFieldProps, 'type'>;
  render(<TextField label="Floor" {...wrong} />);
  expect(warn.mock.calls).toEqual([
    ['TextField: type="number" does not exist. Use one of: text, email, tel, url, search, password.'],
  ]);
});
