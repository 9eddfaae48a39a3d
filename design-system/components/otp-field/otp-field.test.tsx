import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
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

it.each([' 482 019 ', '482-019', '482019\n', 'Code: 482019'])(
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
