import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { expect, it, vi } from 'vitest';
import { OtpField } from './index.ts';

const field = () => screen.getByRole('textbox', { name: 'Code' });

function Held() {
  const [code, setCode] = useState('');
  return <OtpField label="Code" value={code} onChange={(event) => setCode(event.target.value)} />;
}

it('is one field that phones and password managers know', () => {
  render(<OtpField label="Code" />);
  expect(field()).toHaveAttribute('autocomplete', 'one-time-code');
  expect(field()).toHaveAttribute('inputmode', 'numeric');
});

it.each([' 482 019 ', '482-019', '482019\n', 'Code: 482019', '٤٨٢٠١٩'])(
  'takes a pasted %j and keeps its digits',
  async (pasted) => {
    render(<OtpField label="Code" />);
    await userEvent.click(field());
    await userEvent.paste(pasted);
    expect(field()).toHaveValue('482019');
  },
);

it('drops what is more than the code', async () => {
  render(<OtpField label="Code" />);
  await userEvent.type(field(), '48201999');
  expect(field()).toHaveValue('482019');
});

it('gives the cleaned value to a parent that holds it', async () => {
  render(<Held />);
  await userEvent.click(field());
  await userEvent.paste('4 8 2');
  expect(field()).toHaveValue('482');
});

it('says once when the code is complete', async () => {
  const onComplete = vi.fn<(code: string) => void>();
  render(<OtpField label="Code" onComplete={onComplete} />);
  await userEvent.type(field(), '482019');
  expect(onComplete.mock.calls).toEqual([['482019']]);
});

it('ties its error to the field', () => {
  render(<OtpField label="Code" error="Invalid Otp" />);
  expect(field()).toBeInvalid();
  expect(field()).toHaveAccessibleDescription('Invalid Otp');
});

it('does not say it again when more digits follow, but does when the code has changed', async () => {
  const onComplete = vi.fn<(code: string) => void>();
  render(<OtpField label="Code" onComplete={onComplete} />);
  await userEvent.type(field(), '4820199');
  expect(onComplete.mock.calls).toEqual([['482019']]);
  await userEvent.type(field(), '{Backspace}8');
  expect(onComplete.mock.calls).toEqual([['482019'], ['482018']]);
});

it('says it again when the same code is pasted anew', async () => {
  const onComplete = vi.fn<(code: string) => void>();
  render(<OtpField label="Code" onComplete={onComplete} />);
  await userEvent.click(field());
  await userEvent.paste('482019');
  await userEvent.tripleClick(field());
  await userEvent.paste('482 019');
  expect(onComplete.mock.calls).toEqual([['482019'], ['482019']]);
});

it.each([4, 8] as const)('takes codes of %i digits', async (length) => {
  render(<OtpField label="Code" length={length} />);
  await userEvent.type(field(), '1234567890');
  expect(field()).toHaveValue('1234567890'.slice(0, length));
});

it('takes a ref and the id that an error summary links to', () => {
  const ref = createRef<HTMLInputElement>();
  render(<OtpField label="Code" id="code" ref={ref} />);
  expect(ref.current).toBe(field());
  expect(field()).toHaveAttribute('id', 'code');
});

it('is registered by a form library with its cleaned value', async () => {
  const onSubmit = vi.fn<(otp: string) => void>();
  function Form() {
    const form = useForm({ defaultValues: { otp: '' } });
    return (
      <form onSubmit={(event) => void form.handleSubmit(({ otp }) => onSubmit(otp))(event)}>
        <OtpField label="Code" {...form.register('otp')} />
        <button type="submit">Confirm</button>
      </form>
    );
  }
  render(<Form />);
  await userEvent.click(field());
  await userEvent.paste(' 482 019 ');
  await userEvent.click(screen.getByRole('button'));
  await waitFor(() => expect(onSubmit.mock.calls).toEqual([['482019']]));
});
