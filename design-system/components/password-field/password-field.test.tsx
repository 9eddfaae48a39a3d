import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { expect, it, vi } from 'vitest';
import { PasswordField } from './index.ts';

const words = { label: 'Password', showLabel: 'Show password', hideLabel: 'Hide password' };
const field = () => screen.getByLabelText<HTMLInputElement>('Password');
const button = () => screen.getByRole('button');

it('hides what is typed, and asks the browser not to meddle with it', () => {
  render(<PasswordField {...words} />);
  expect(field()).toHaveAttribute('type', 'password');
  expect(field()).toHaveAttribute('autocomplete', 'current-password');
  expect(field()).toHaveAttribute('autocapitalize', 'none');
  expect(field()).toHaveAttribute('autocorrect', 'off');
  expect(field()).toHaveAttribute('spellcheck', 'false');
});

it('is described by its hint and error, and takes a new password', () => {
  render(<PasswordField {...words} hint="Ten characters" error="Too short" autoComplete="new-password" />);
  expect(field()).toHaveAccessibleDescription('Ten characters Too short');
  expect(field()).toBeInvalid();
  expect(field()).toHaveAttribute('autocomplete', 'new-password');
});

it('shows it and hides it again, under a name that says what a press does', async () => {
  render(<PasswordField {...words} defaultValue="saffron" />);
  await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
  expect(field()).toHaveAttribute('type', 'text');
  expect(field()).toHaveValue('saffron');
  await userEvent.click(screen.getByRole('button', { name: 'Hide password' }));
  expect(field()).toHaveAttribute('type', 'password');
});

it('leaves the focus and the caret where they are', async () => {
  render(<PasswordField {...words} defaultValue="saffron" />);
  await userEvent.click(field());
  field().setSelectionRange(2, 4);
  await userEvent.click(button());
  expect(field()).toHaveFocus();
  expect([field().selectionStart, field().selectionEnd]).toEqual([2, 4]);
});

it('is shown by the keyboard too, and the focus stays on the button', async () => {
  render(<PasswordField {...words} />);
  await userEvent.tab();
  await userEvent.tab();
  await userEvent.keyboard(' ');
  expect(screen.getByRole('button', { name: 'Hide password' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(screen.getByRole('button', { name: 'Show password' })).toHaveFocus();
});

it('does not send its form', async () => {
  const onSubmit = vi.fn<() => void>();
  render(
    <form onSubmit={onSubmit}>
      <PasswordField {...words} />
    </form>,
  );
  await userEvent.click(button());
  expect(onSubmit).not.toHaveBeenCalled();
});

it('says what happened where it was given words for it, and is silent at first', async () => {
  render(<PasswordField {...words} shownMessage="Can be read" hiddenMessage="Is hidden" />);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  await userEvent.click(button());
  expect(screen.getByRole('status')).toHaveTextContent('Can be read');
  await userEvent.click(button());
  expect(screen.getByRole('status')).toHaveTextContent('Is hidden');
});

it('leaves it to the parent that holds it', async () => {
  const onShownChange = vi.fn<(shown: boolean) => void>();
  function Held() {
    const [isShown, setShown] = useState(true);
    return (
      <PasswordField
        {...words}
        shown={isShown}
        onShownChange={(next) => {
          onShownChange(next);
          setShown(next);
        }}
      />
    );
  }
  render(<Held />);
  expect(field()).toHaveAttribute('type', 'text');
  await userEvent.click(button());
  expect(onShownChange.mock.calls).toEqual([[false]]);
  expect(field()).toHaveAttribute('type', 'password');
});

it('disables the button with the field', () => {
  render(<PasswordField {...words} disabled />);
  expect(button()).toBeDisabled();
});

it('takes a ref and registers with a form library', async () => {
  const ref = createRef<HTMLInputElement>();
  const onSubmit = vi.fn<(password: string) => void>();
  function Form() {
    const form = useForm({ defaultValues: { password: '' } });
    return (
      <form onSubmit={(event) => void form.handleSubmit(({ password }) => onSubmit(password))(event)}>
        <PasswordField {...words} {...form.register('password')} />
      </form>
    );
  }
  render(<PasswordField {...words} label="Again" ref={ref} />);
  expect(ref.current).toBe(screen.getByLabelText('Again'));
  render(<Form />);
  await userEvent.type(field(), 'saffron{Enter}');
  await waitFor(() => expect(onSubmit.mock.calls).toEqual([['saffron']]));
});
