import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef, useState } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { describe, expect, it, vi } from 'vitest';
import { Dialog } from '../dialog/index.ts';
import { Combobox, type ComboboxProps } from './index.ts';

const options = [
  { value: 'DE', label: 'Germany', detail: '+49', keywords: ['DE', 'Deutschland'] },
  { value: 'IN', label: 'India', detail: '+91', keywords: ['IN'] },
  { value: 'NL', label: 'Netherlands', keywords: ['NL'] },
  { value: 'NZ', label: 'New Zealand', keywords: ['NZ'] },
];
const words = {
  list: 'Countries',
  none: 'No country found',
  count: (count: number) => (count === 1 ? '1 country' : `${count} countries`),
};
const box = () => screen.getByRole('combobox', { name: 'Country' });
const list = () => screen.queryByRole('listbox', { name: 'Countries' });
const shown = () => screen.queryAllByRole('option').map((option) => option.textContent);
const active = () => {
  const id = box().getAttribute('aria-activedescendant');
  return id === null ? undefined : document.querySelector(`[id="${id}"]`)?.textContent;
};

function Country(props: Partial<ComboboxProps>) {
  return <Combobox label="Country" options={options} words={words} {...props} />;
}

describe('a combobox', () => {
  it('is a field with its label, hint and error, closed at first', () => {
    render(<Country hint="As in your passport" error="Choose a country" required defaultValue="IN" />);
    expect(box()).toHaveValue('India');
    expect(box()).toHaveAccessibleDescription('As in your passport Choose a country');
    expect(box()).toBeInvalid();
    expect(box()).toBeRequired();
    expect(box()).toHaveAttribute('aria-expanded', 'false');
    expect(box()).toHaveAttribute('aria-autocomplete', 'list');
    expect(list()).toBeNull();
  });

  it('opens at a press, with all options and the chosen one marked', async () => {
    render(<Country defaultValue="IN" />);
    await userEvent.click(box());
    expect(box()).toHaveAttribute('aria-expanded', 'true');
    expect(box()).toHaveAttribute('aria-controls', list()?.id);
    expect(shown()).toEqual(['Germany+49', 'India+91', 'Netherlands', 'New Zealand']);
    expect(active()).toBe('India+91');
    expect(screen.getByRole('option', { name: /India/ })).toHaveAttribute('data-state', 'checked');
  });

  it('does not open when it is only reached', async () => {
    render(<Country />);
    await userEvent.tab();
    expect(box()).toHaveFocus();
    expect(list()).toBeNull();
  });

  it('filters while it is typed into, and announces how many are left', async () => {
    render(<Country />);
    await userEvent.type(box(), 'ne');
    expect(shown()).toEqual(['Netherlands', 'New Zealand']);
    expect(screen.getByRole('status')).toHaveTextContent('2 countries');
    await userEvent.type(box(), 'xx');
    expect(list()).toBeNull();
    expect(screen.getByText('No country found', { selector: 'div' })).toBeInTheDocument();
    expect(screen.getByRole('status')).toHaveTextContent('No country found');
  });

  it('takes a pressed option, closes and keeps the focus', async () => {
    const onValueChange = vi.fn<(value: string) => void>();
    render(<Country onValueChange={onValueChange} />);
    await userEvent.click(box());
    await userEvent.click(screen.getByRole('option', { name: 'New Zealand' }));
    expect(box()).toHaveValue('New Zealand');
    expect(box()).toHaveFocus();
    expect(list()).toBeNull();
    expect(onValueChange.mock.calls).toEqual([['NZ']]);
  });

  it('says nothing when the same option is chosen again', async () => {
    const onValueChange = vi.fn<(value: string) => void>();
    render(<Country defaultValue="NZ" onValueChange={onValueChange} />);
    await userEvent.click(box());
    await userEvent.click(screen.getByRole('option', { name: 'New Zealand' }));
    expect(onValueChange).not.toHaveBeenCalled();
  });
});

describe('the keyboard', () => {
  it.each([
    ['{ArrowDown}', 'Germany+49'],
    ['{ArrowDown}{ArrowDown}', 'India+91'],
    ['{ArrowUp}', 'New Zealand'],
    ['{ArrowDown}{ArrowUp}', 'New Zealand'],
    ['{ArrowDown}{PageDown}', 'New Zealand'],
    ['{ArrowUp}{PageUp}', 'Germany+49'],
    ['n', 'Netherlands'],
    ['n{ArrowDown}', 'New Zealand'],
  ])('open list, then %s leads to %s', async (keys, name) => {
    render(<Country />);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    expect(active()).toBeUndefined();
    await userEvent.keyboard(keys);
    expect(active()).toBe(name);
    expect(box()).toHaveFocus();
  });

  it('Enter chooses without sending the form, and sends it when the list is closed', async () => {
    const onSubmit = vi.fn<() => void>();
    render(
      <form
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit();
        }}
      >
        <Country />
        <button type="submit">Send</button>
      </form>,
    );
    await userEvent.type(box(), 'ger{Enter}');
    expect(box()).toHaveValue('Germany');
    expect(onSubmit).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    expect(onSubmit).toHaveBeenCalledOnce();
  });

  it('Tab takes what was typed and found, and goes on', async () => {
    render(
      <>
        <Country />
        <button type="button">Next</button>
      </>,
    );
    await userEvent.type(box(), 'ger');
    await userEvent.tab();
    expect(box()).toHaveValue('Germany');
    expect(screen.getByRole('button', { name: 'Next' })).toHaveFocus();
  });

  it('Tab takes nothing that was only looked at', async () => {
    render(<Country defaultValue="IN" />);
    await userEvent.click(box());
    await userEvent.keyboard('{ArrowDown}');
    await userEvent.tab();
    expect(box()).toHaveValue('India');
  });

  it('Escape closes and brings the text back, and is left to others when the list is closed', async () => {
    const onKeyDown = vi.fn<(key: string) => void>();
    render(
      // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- stands for a dialog around it
      <div onKeyDown={({ key }) => onKeyDown(key)}>
        <Country defaultValue="IN" />
      </div>,
    );
    await userEvent.click(box());
    await userEvent.keyboard('x{Escape}');
    expect(box()).toHaveValue('India');
    expect(list()).toBeNull();
    expect(onKeyDown).not.toHaveBeenCalledWith('Escape');
    await userEvent.keyboard('{Escape}');
    expect(onKeyDown).toHaveBeenCalledWith('Escape');
  });

  it('Escape in a dialog closes the list, then the dialog', async () => {
    const onOpenChange = vi.fn<(open: boolean) => void>();
    const onKeyDown = vi.fn<(key: string) => void>();
    render(
      <Dialog open onOpenChange={onOpenChange} title="Your details" closeLabel="Close">
        <Country defaultValue="IN" />
        <input aria-label="Name" onKeyDown={({ key }) => onKeyDown(key)} />
      </Dialog>,
    );
    await userEvent.click(box());
    await userEvent.keyboard('ger{Escape}');
    expect(list()).toBeNull();
    expect(box()).toHaveValue('India');
    expect(box()).toHaveFocus();
    expect(onOpenChange).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    expect(onOpenChange.mock.calls).toEqual([[false]]);
    await userEvent.click(screen.getByRole('textbox', { name: 'Name' }));
    await userEvent.keyboard('{Escape}');
    expect(onKeyDown).toHaveBeenCalledWith('Escape');
  });

  it('Escape that ends what an input method composes closes neither the list nor the dialog', async () => {
    const onOpenChange = vi.fn<(open: boolean) => void>();
    render(
      <Dialog open onOpenChange={onOpenChange} title="Your details" closeLabel="Close">
        <Country />
      </Dialog>,
    );
    await userEvent.click(box());
    fireEvent.keyDown(box(), { key: 'Escape', isComposing: true });
    expect(list()).toBeInTheDocument();
    expect(onOpenChange).not.toHaveBeenCalled();
  });

  it('Alt with Down opens and Alt with Up closes', async () => {
    render(<Country />);
    const guest = userEvent.setup();
    await guest.tab();
    await guest.keyboard('{Alt>}{ArrowDown}');
    expect(list()).toBeInTheDocument();
    await guest.keyboard('{ArrowUp}{/Alt}');
    expect(list()).toBeNull();
  });
});

describe('text that is no option', () => {
  it('goes when the field is left', async () => {
    const onValueChange = vi.fn<(value: string) => void>();
    render(<Country defaultValue="IN" onValueChange={onValueChange} />);
    await userEvent.clear(box());
    await userEvent.type(box(), 'zz');
    act(() => box().blur());
    expect(box()).toHaveValue('India');
    expect(onValueChange).not.toHaveBeenCalled();
  });

  it('empties an optional field when it is empty, and not a required one', async () => {
    const onValueChange = vi.fn<(value: string) => void>();
    const { rerender } = render(<Country defaultValue="IN" required onValueChange={onValueChange} />);
    await userEvent.clear(box());
    await userEvent.tab();
    expect(box()).toHaveValue('India');
    rerender(<Country defaultValue="IN" onValueChange={onValueChange} />);
    await userEvent.clear(box());
    await userEvent.tab();
    expect(box()).toHaveValue('');
    expect(onValueChange.mock.calls).toEqual([['']]);
  });

  it('that the browser filled in chooses the option it names in full', () => {
    render(<Country />);
    fireEvent.change(box(), { target: { value: 'Deutschland' } });
    expect(box()).toHaveValue('Germany');
    fireEvent.change(box(), { target: { value: 'New' } });
    expect(box()).toHaveValue('Germany');
  });
});

describe('its value', () => {
  it('may be held by the parent', async () => {
    function Held() {
      const [value, setValue] = useState('IN');
      return <Country value={value} onValueChange={(next) => setValue(next === 'DE' ? 'NL' : next)} />;
    }
    render(<Held />);
    await userEvent.clear(box());
    await userEvent.type(box(), 'ger{Enter}');
    expect(box()).toHaveValue('Netherlands');
  });

  it('goes with a plain form, and back with its reset', async () => {
    render(
      <form aria-label="Guest">
        <Country name="country" defaultValue="IN" />
        <button type="reset">Start again</button>
      </form>,
    );
    await userEvent.clear(box());
    await userEvent.type(box(), 'ger{Enter}');
    expect(screen.getByRole('form')).toHaveFormValues({ country: 'DE' });
    await userEvent.click(screen.getByRole('button'));
    expect(box()).toHaveValue('India');
  });

  it('is held by a form library, which leads to the field when it is wrong', async () => {
    function Form() {
      const form = useForm({ defaultValues: { country: '' } });
      return (
        <form onSubmit={(event) => void form.handleSubmit(() => undefined)(event)}>
          <Controller
            control={form.control}
            name="country"
            rules={{ required: 'Choose a country' }}
            render={({ field: { onChange, ...field }, fieldState }) => (
              <Country {...field} onValueChange={onChange} error={fieldState.error?.message} />
            )}
          />
          <button type="submit">Book</button>
        </form>
      );
    }
    render(<Form />);
    await userEvent.click(screen.getByRole('button'));
    expect(await screen.findByText('Choose a country')).toBeInTheDocument();
    expect(box()).toHaveFocus();
  });
});

it('passes on a ref and what it does not know', () => {
  const ref = createRef<HTMLInputElement>();
  render(<Country ref={ref} id="country" autoComplete="country-name" disabled />);
  expect(ref.current).toBe(box());
  expect(box()).toHaveAttribute('autocomplete', 'country-name');
  expect(box()).toBeDisabled();
});
