import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef, useState } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { describe, expect, it, vi } from 'vitest';
import { PhoneField, type PhoneFieldProps } from './index.ts';

const countries = [
  { code: 'IN', diallingCode: '91', name: 'India' },
  { code: 'GB', diallingCode: '44', name: 'United Kingdom' },
  { code: 'US', diallingCode: '1', name: 'United States' },
];
const number = () => screen.getByRole('textbox', { name: 'Phone' });
const country = () => screen.getByRole('combobox', { name: 'Country' });

function Phone(props: Partial<PhoneFieldProps>) {
  return <PhoneField label="Phone" countryLabel="Country" countries={countries} {...props} />;
}

it('is a number that browsers can fill in, and a native list of countries', () => {
  render(<Phone hint="Day and night" error="Enter a valid number" required />);
  expect(number()).toHaveAttribute('inputmode', 'tel');
  expect(number()).toHaveAttribute('autocomplete', 'tel-national');
  expect(number()).toHaveAccessibleDescription('Day and night Enter a valid number');
  expect(number()).toBeInvalid();
  expect(number()).toBeRequired();
  expect(country()).toHaveAttribute('autocomplete', 'tel-country-code');
  expect(screen.getByRole('option', { name: /^United Kingdom/ })).toHaveTextContent('(+44)');
});

describe('the number it tells', () => {
  it('joins the dialling code and the digits', async () => {
    const onValueChange = vi.fn<(value: string) => void>();
    render(<Phone onValueChange={onValueChange} />);
    await userEvent.type(number(), '9 8');
    expect(onValueChange.mock.calls).toEqual([['+919'], ['+9198']]);
    expect(number()).toHaveValue('9 8');
  });

  it('changes with the country, and is nothing while no digit is there', async () => {
    const onValueChange = vi.fn<(value: string) => void>();
    render(<Phone onValueChange={onValueChange} />);
    await userEvent.selectOptions(country(), 'GB');
    expect(onValueChange).not.toHaveBeenCalled();
    await userEvent.type(number(), '2');
    await userEvent.selectOptions(country(), 'US');
    await userEvent.clear(number());
    expect(onValueChange.mock.calls).toEqual([['+442'], ['+12'], ['']]);
  });
});

describe('a dialling code in the number', () => {
  it('picks the country when it is pasted', async () => {
    const onValueChange = vi.fn<(value: string) => void>();
    render(<Phone onValueChange={onValueChange} />);
    await userEvent.click(number());
    await userEvent.paste('+44 20 7946 0000');
    expect(country()).toHaveValue('GB');
    expect(number()).toHaveValue('20 7946 0000');
    expect(onValueChange.mock.calls).toEqual([['+442079460000']]);
  });

  it('picks the country while it is typed, and says so once', async () => {
    render(<Phone pickedMessage={({ name }) => `Country: ${name}`} />);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    await userEvent.type(number(), '+442079');
    expect(country()).toHaveValue('GB');
    expect(number()).toHaveValue('2079');
    expect(screen.getByRole('status')).toHaveTextContent('Country: United Kingdom');
  });
});

describe('its value', () => {
  it('is taken apart at first', () => {
    render(<Phone defaultValue="+442079460000" />);
    expect(country()).toHaveValue('GB');
    expect(number()).toHaveValue('2079460000');
  });

  it('begins with the country that it is told', () => {
    render(<Phone defaultCountry="US" />);
    expect(country()).toHaveValue('US');
  });

  it('stays as it was typed while the parent that holds it agrees, and follows it when not', async () => {
    function Held() {
      const [phone, setPhone] = useState('');
      return (
        <>
          <Phone value={phone} onValueChange={setPhone} />
          <button type="button" onClick={() => setPhone('+1555')}>
            Another
          </button>
          <button type="button" onClick={() => setPhone('')}>
            None
          </button>
        </>
      );
    }
    render(<Held />);
    await userEvent.type(number(), '98765 43210');
    expect(number()).toHaveValue('98765 43210');
    await userEvent.click(screen.getByRole('button', { name: 'Another' }));
    expect(country()).toHaveValue('US');
    expect(number()).toHaveValue('555');
    await userEvent.click(screen.getByRole('button', { name: 'None' }));
    expect(country()).toHaveValue('US');
    expect(number()).toHaveValue('');
  });

  it('goes whole with a plain form, and back to the first one with its reset', async () => {
    render(
      <form aria-label="Guest">
        <Phone name="phone" defaultValue="+919" />
        <button type="reset">Start again</button>
      </form>,
    );
    await userEvent.type(number(), '8');
    expect(screen.getByRole('form')).toHaveFormValues({ phone: '+9198' });
    await userEvent.click(screen.getByRole('button'));
    expect(number()).toHaveValue('9');
  });
});

it('follows the keys of a form: country, then number', async () => {
  render(<Phone />);
  await userEvent.tab();
  expect(country()).toHaveFocus();
  await userEvent.tab();
  expect(number()).toHaveFocus();
});

it('disables both, and gives the number its ref and id', () => {
  const ref = createRef<HTMLInputElement>();
  render(<Phone disabled ref={ref} id="phone" />);
  expect(number()).toBeDisabled();
  expect(country()).toBeDisabled();
  expect(ref.current).toBe(number());
  expect(number()).toHaveAttribute('id', 'phone');
});

it('is held by a form library, which leads to the number when it is wrong', async () => {
  const onSubmit = vi.fn<(phone: string) => void>();
  function Form() {
    const form = useForm({ defaultValues: { phone: '' } });
    return (
      <form onSubmit={(event) => void form.handleSubmit(({ phone }) => onSubmit(phone))(event)}>
        <Controller
          control={form.control}
          name="phone"
          rules={{ required: 'Phone is required' }}
          render={({ field: { onChange, ...field }, fieldState }) => (
            <Phone {...field} onValueChange={onChange} error={fieldState.error?.message} />
          )}
        />
        <button type="submit">Book</button>
      </form>
    );
  }
  render(<Form />);
  await userEvent.click(screen.getByRole('button'));
  expect(await screen.findByText('Phone is required')).toBeInTheDocument();
  expect(number()).toHaveFocus();
  await userEvent.type(number(), '98765 43210');
  await userEvent.click(screen.getByRole('button'));
  await vi.waitFor(() => expect(onSubmit.mock.calls).toEqual([['+919876543210']]));
});
