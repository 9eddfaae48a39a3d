import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef } from 'react';
import { expect, it } from 'vitest';
import { TextArea } from './index.ts';

const area = () => screen.getByRole('textbox', { name: 'Requests (optional)' });

it('is named, described and marked by its words', () => {
  render(<TextArea label="Requests" optionalLabel="(optional)" hint="A cot" error="Too long" />);
  expect(area()).toHaveAccessibleDescription('A cot Too long');
  expect(area()).toBeInvalid();
});

it('keeps several lines', async () => {
  render(<TextArea label="Requests" optionalLabel="(optional)" />);
  await userEvent.type(area(), 'A cot{Enter}A quiet room');
  expect(area()).toHaveValue('A cot\nA quiet room');
});

it('passes on a ref, its rows and what else the element takes', () => {
  const ref = createRef<HTMLTextAreaElement>();
  render(<TextArea label="Requests" optionalLabel="(optional)" ref={ref} rows={6} maxLength={500} />);
  expect(ref.current).toBe(area());
  expect(area()).toHaveAttribute('rows', '6');
  expect(area()).toHaveAttribute('maxlength', '500');
});
