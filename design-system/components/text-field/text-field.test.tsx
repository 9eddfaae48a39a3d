import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { TextField } from './index.ts';

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
