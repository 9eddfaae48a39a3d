import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { describe, expect, it, vi } from 'vitest';
import { Checkbox } from './index.ts';

const box = () => screen.getByRole<HTMLInputElement>('checkbox', { name: 'Breakfast' });

it('is named by its label and described by its hint and error', () => {
  render(<Checkbox label="Breakfast" hint="From seven" error="Choose it first" requiredMark="*" required />);
  expect(box()).toHaveAccessibleDescription('From seven Choose it first');
  expect(box()).toBeInvalid();
  expect(box()).toBeRequired();
});

it('is pressed anywhere in its row, and tells what it is now', async () => {
  const onCheckedChange = vi.fn<(checked: boolean) => void>();
  render(<Checkbox label="Breakfast" onCheckedChange={onCheckedChange} />);
  await userEvent.click(screen.getByText('Breakfast'));
  expect(box()).toBeChecked();
  await userEvent.click(screen.getByText('Breakfast'));
  expect(box()).not.toBeChecked();
  expect(onCheckedChange.mock.calls).toEqual([[true], [false]]);
});

it('follows the keys of a checkbox: Tab reaches it, Space changes it, Enter does not', async () => {
  render(<Checkbox label="Breakfast" />);
  await userEvent.tab();
  expect(box()).toHaveFocus();
  await userEvent.keyboard(' ');
  expect(box()).toBeChecked();
  await userEvent.keyboard('{Enter}');
  expect(box()).toBeChecked();
});

it('leaves its state to the parent that holds it', async () => {
  const onCheckedChange = vi.fn<(checked: boolean) => void>();
  render(<Checkbox label="Breakfast" checked={false} onCheckedChange={onCheckedChange} />);
  await userEvent.click(box());
  expect(onCheckedChange).toHaveBeenCalledWith(true);
  expect(box()).not.toBeChecked();
});

describe('neither yes nor no', () => {
  function Rooms() {
    const [chosen, setChosen] = useState([true, false]);
    const isAll = chosen.every(Boolean);
    return (
      <Checkbox
        label="Breakfast"
        checked={isAll}
        indeterminate={!isAll && chosen.some(Boolean)}
        onCheckedChange={(checked) => setChosen([checked, checked])}
      />
    );
  }

  it('is spoken as such, and ends with the parent that decides it', async () => {
    render(<Rooms />);
    expect(box()).toBePartiallyChecked();
    await userEvent.click(box());
    expect(box()).not.toBePartiallyChecked();
    expect(box()).toBeChecked();
  });

  it('stays after a press that the parent does not follow', async () => {
    render(<Checkbox label="Breakfast" indeterminate />);
    await userEvent.click(box());
    expect(box()).toBePartiallyChecked();
  });
});

it('cannot be pressed while it is disabled', async () => {
  render(<Checkbox label="Breakfast" disabled />);
  await userEvent.click(screen.getByText('Breakfast'));
  expect(box()).not.toBeChecked();
});

it('takes a ref and the id that an error summary links to', () => {
  const ref = createRef<HTMLInputElement>();
  render(<Checkbox label="Breakfast" id="breakfast" ref={ref} />);
  expect(ref.current).toBe(box());
  expect(box()).toHaveAttribute('id', 'breakfast');
});

it('registers with a form library, which reads it, sets it and leads to it', async () => {
  const onSubmit = vi.fn<(values: { terms: boolean; news: boolean }) => void>();
  function Form() {
    const form = useForm({ defaultValues: { terms: false, news: true } });
    return (
      <form noValidate onSubmit={(event) => void form.handleSubmit((values) => onSubmit(values))(event)}>
        <Checkbox
          label="Terms"
          required
          requiredMark="*"
          error={form.formState.errors.terms?.message}
          {...form.register('terms', { required: 'Please agree first' })}
        />
        <Checkbox label="News" {...form.register('news')} />
        <button type="submit">Book</button>
      </form>
    );
  }
  render(<Form />);
  const terms = screen.getByRole('checkbox', { name: 'Terms' });
  expect(screen.getByRole('checkbox', { name: 'News' })).toBeChecked();
  await userEvent.click(screen.getByRole('button'));
  expect(await screen.findByText('Please agree first')).toBeInTheDocument();
  expect(terms).toHaveFocus();
  await userEvent.click(terms);
  await userEvent.click(screen.getByRole('button'));
  await waitFor(() => expect(onSubmit.mock.calls).toEqual([[{ terms: true, news: true }]]));
});
