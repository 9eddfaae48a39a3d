import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef, useState } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { describe, expect, it, vi } from 'vitest';
import { type PhoneCountry, PhoneField, type PhoneFieldProps } from './index.ts';

const countries = [
  { code: 'IN', diallingCode: '91', name: 'India' },
  { code: 'GB', diallingCode: '44', name: 'United Kingdom' },
  { code: 'US', diallingCode: '1', name: 'United States' },
];
const number = () => screen.getByRole('textbox', { name: 'Phone' });
const country = () => screen.getByRole('combobox', { name: 'Country' });
const countryWords: PhoneFieldProps['countryWords'] = {
  list: 'Countries',
  none: 'No country found',
  count: (count) => `${count} countries`,
};
async function chooseCountry(typed: string) {
  await userEvent.clear(country());
  await userEvent.type(country(), `${typed}{Enter}`);
}

const withOtherNames = (each: PhoneCountry) =>
  each.code === 'GB' ? { ...each, otherNames: ['Great Britain'] } : each;

function Phone(props: Partial<PhoneFieldProps>) {
  return (
    <PhoneField
      label="Phone"
      countryLabel="Country"
      countryWords={countryWords}
      countries={countries}
      {...props}
    />
  );
}

it('is a number that browsers can fill in, and a country that is found by typing', async () => {
  render(<Phone hint="Day and night" error="Enter a valid number" required />);
  expect(number()).toHaveAttribute('type', 'tel');
  expect(number()).toHaveAttribute('autocomplete', 'tel');
  expect(number()).toHaveAccessibleDescription('Day and night Enter a valid number');
  expect(number()).toBeInvalid();
  expect(number()).toBeRequired();
  expect(country()).toHaveValue('+91 India');
  await userEvent.click(country());
  expect(screen.getByRole('listbox', { name: 'Countries' })).toBeInTheDocument();
  expect(screen.getByRole('option', { name: /^United Kingdom/ })).toHaveTextContent('United Kingdom+44');
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
    await chooseCountry('king');
    expect(onValueChange).not.toHaveBeenCalled();
    await userEvent.type(number(), '2');
    await chooseCountry('us');
    await userEvent.clear(number());
    expect(onValueChange.mock.calls).toEqual([['+442'], ['+12'], ['']]);
  });
});

describe('the country', () => {
  it.each([
    ['its name', 'united k'],
    ['another name', 'great'],
    ['its code', 'gb'],
    ['its dialling code', '+44'],
    ['its dialling code without a plus', '44'],
  ])('is found by %s', async (_case, typed) => {
    render(<Phone defaultValue="+911" countries={countries.map(withOtherNames)} />);
    await chooseCountry(typed);
    expect(country()).toHaveValue('+44 United Kingdom');
  });

  it('is restored by the browser with its text', () => {
    const onValueChange = vi.fn<(value: string) => void>();
    render(<Phone defaultValue="+919" onValueChange={onValueChange} />);
    fireEvent.change(country(), { target: { value: '+44 United Kingdom' } });
    expect(country()).toHaveValue('+44 United Kingdom');
    expect(onValueChange.mock.calls).toEqual([['+449']]);
  });

  it('is the one that comes first for a dialling code, found by it', async () => {
    const guernsey = { code: 'GG', diallingCode: '44', name: 'Guernsey', isLesser: true };
    render(<Phone countries={[guernsey, ...countries]} />);
    await chooseCountry('+44');
    expect(country()).toHaveValue('+44 United Kingdom');
  });

  it('stays when its text is removed or leads nowhere', async () => {
    render(<Phone />);
    await userEvent.clear(country());
    await userEvent.tab();
    expect(country()).toHaveValue('+91 India');
    await userEvent.type(country(), 'atlantis');
    expect(screen.getByText('No country found', { selector: 'div' })).toBeInTheDocument();
    await userEvent.tab();
    expect(country()).toHaveValue('+91 India');
  });
});

describe('a dialling code in the number', () => {
  it('picks the country when the browser fills the whole number in', () => {
    const onValueChange = vi.fn<(value: string) => void>();
    render(<Phone onValueChange={onValueChange} />);
    fireEvent.change(number(), { target: { value: '+442079460000' } });
    expect(country()).toHaveValue('+44 United Kingdom');
    expect(number()).toHaveValue('2079460000');
    expect(onValueChange.mock.calls).toEqual([['+442079460000']]);
  });

  it('picks the country when it is pasted', async () => {
    const onValueChange = vi.fn<(value: string) => void>();
    render(<Phone onValueChange={onValueChange} />);
    await userEvent.click(number());
    await userEvent.paste('+44 20 7946 0000');
    expect(country()).toHaveValue('+44 United Kingdom');
    expect(number()).toHaveValue('20 7946 0000');
    expect(onValueChange.mock.calls).toEqual([['+442079460000']]);
  });

  it('picks the country while it is typed, and says so once', async () => {
    render(<Phone pickedMessage={({ name }) => `Country: ${name}`} />);
    await userEvent.type(number(), '+442079');
    expect(country()).toHaveValue('+44 United Kingdom');
    expect(number()).toHaveValue('2079');
    expect(screen.getByText('Country: United Kingdom')).toHaveAttribute('role', 'status');
  });
});

describe('its value', () => {
  it('is taken apart at first', () => {
    render(<Phone defaultValue="+442079460000" />);
    expect(country()).toHaveValue('+44 United Kingdom');
    expect(number()).toHaveValue('2079460000');
  });

  it('begins with the country that it is told', () => {
    const { unmount } = render(<Phone defaultCountry="US" />);
    expect(country()).toHaveValue('+1 United States');
    unmount();
    render(<Phone defaultCountry="" />);
    expect(country()).toHaveValue('+91 India');
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
    expect(country()).toHaveValue('+1 United States');
    expect(number()).toHaveValue('555');
    await userEvent.click(screen.getByRole('button', { name: 'None' }));
    expect(country()).toHaveValue('+1 United States');
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
  await waitFor(() => expect(onSubmit.mock.calls).toEqual([['+919876543210']]));
});
