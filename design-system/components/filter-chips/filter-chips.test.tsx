import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef, useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { FilterChips, type FilterChipsProps } from './index.ts';

const options = [
  { value: 'step-free', label: 'Step-free', count: 3 },
  { value: 'lake', label: 'Lake view', count: 1 },
  { value: 'tub', label: 'Bath tub', count: 0, disabled: true },
];
const chip = (name: string | RegExp) => screen.getByRole('checkbox', { name });
const clearing = () => screen.queryByRole('button', { name: 'Clear' });

function Rooms(props: Partial<FilterChipsProps>) {
  return <FilterChips legend="Only rooms with" options={options} clearLabel="Clear" {...props} />;
}

describe('filter chips', () => {
  it('are a named group of checkboxes, each with its name and count', () => {
    render(<Rooms countText={(count) => `${count} rooms`} />);
    const group = screen.getByRole('group', { name: 'Only rooms with' });
    const names = within(group)
      .getAllByRole('checkbox')
      .map((box) => box.closest('label')?.textContent);
    expect(names).toEqual(['Step-free33 rooms', 'Lake view11 rooms', 'Bath tub00 rooms']);
    expect(chip('Step-free 3 rooms')).not.toBeChecked();
  });

  it('may be chosen together, and tell in the order of the options', async () => {
    const onValueChange = vi.fn<(value: readonly string[]) => void>();
    render(<Rooms onValueChange={onValueChange} />);
    await userEvent.click(chip(/Lake view/));
    await userEvent.click(chip(/Step-free/));
    await userEvent.click(chip(/Lake view/));
    expect(onValueChange.mock.calls).toEqual([[['lake']], [['step-free', 'lake']], [['step-free']]]);
    expect(chip(/Step-free/)).toBeChecked();
  });

  it('leave what is disabled as it is', async () => {
    render(<Rooms />);
    await userEvent.click(chip(/Bath tub/));
    expect(chip(/Bath tub/)).not.toBeChecked();
    expect(chip(/Bath tub/)).toBeDisabled();
  });

  it('keep the name of their group where it is not shown', () => {
    render(<Rooms legendHidden />);
    expect(screen.getByRole('group', { name: 'Only rooms with' })).toBeInTheDocument();
  });

  it('announce the result', () => {
    const { rerender } = render(<Rooms status="" />);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    rerender(<Rooms status="3 of 9 rooms" />);
    expect(screen.getByRole('status')).toHaveTextContent('3 of 9 rooms');
  });
});

describe('clearing', () => {
  it('is offered while a filter is chosen, and gives the focus to the first', async () => {
    const onValueChange = vi.fn<(value: readonly string[]) => void>();
    render(<Rooms defaultValue={['lake', 'step-free']} onValueChange={onValueChange} />);
    await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
    expect(onValueChange.mock.calls).toEqual([[[]]]);
    expect(clearing()).toBeNull();
    expect(chip(/Step-free/)).toHaveFocus();
  });

  it('is not offered without one', () => {
    render(<Rooms />);
    expect(clearing()).toBeNull();
  });
});

describe('the keyboard', () => {
  it('reaches each with Tab, chooses with Space, then reaches Clear', async () => {
    render(<Rooms />);
    await userEvent.tab();
    await userEvent.keyboard(' ');
    expect(chip(/Step-free/)).toBeChecked();
    await userEvent.tab();
    expect(chip(/Lake view/)).toHaveFocus();
    await userEvent.tab();
    expect(clearing()).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(chip(/Step-free/)).not.toBeChecked();
  });
});

describe('their value', () => {
  it('may be held by the parent', async () => {
    function Held() {
      const [value, setValue] = useState<readonly string[]>(['lake']);
      return <Rooms value={value} onValueChange={(next) => setValue(next.filter((one) => one !== 'lake'))} />;
    }
    render(<Held />);
    await userEvent.click(chip(/Step-free/));
    expect(chip(/Step-free/)).toBeChecked();
    expect(chip(/Lake view/)).not.toBeChecked();
  });

  it('goes with a plain form, and back with its reset', async () => {
    render(
      <form aria-label="Search">
        <Rooms name="with" defaultValue={['lake']} />
        <button type="reset">Start again</button>
      </form>,
    );
    await userEvent.click(chip(/Step-free/));
    const sent = new FormData(screen.getByRole('form')).getAll('with');
    expect(sent).toEqual(['step-free', 'lake']);
    await userEvent.click(screen.getByRole('button', { name: 'Start again' }));
    expect(chip(/Step-free/)).not.toBeChecked();
    expect(chip(/Lake view/)).toBeChecked();
  });
});

it('passes on a ref and what it does not know', () => {
  const ref = createRef<HTMLFieldSetElement>();
  render(<Rooms ref={ref} id="filters" />);
  expect(ref.current).toHaveAttribute('id', 'filters');
});
