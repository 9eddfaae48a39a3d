import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef, useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { Accordion, type AccordionProps } from './index.ts';

const items = ['Arrival', 'Children', 'Pets'].map((word) => ({
  id: word.toLowerCase(),
  title: word,
  content: `About ${word.toLowerCase()}`,
}));
const title = (name: string) => screen.getByRole('heading', { name }).closest('summary');
const item = (name: string) => title(name)?.closest('details');

async function press(name: string) {
  await userEvent.click(screen.getByRole('heading', { name }));
}

describe('an accordion', () => {
  it('is closed until told otherwise, with its words in the document', () => {
    render(<Accordion items={items} defaultValue={['children']} />);
    expect(item('Arrival')).not.toHaveAttribute('open');
    expect(item('Children')).toHaveAttribute('open');
    expect(screen.getByText('About pets')).toBeInTheDocument();
  });

  it('has its titles in the outline of the page', () => {
    render(<Accordion items={items} headingLevel={4} />);
    expect(screen.getAllByRole('heading', { level: 4 })).toHaveLength(3);
  });

  it('closes the others when one opens', async () => {
    render(<Accordion items={items} defaultValue={['arrival']} />);
    await press('Pets');
    expect(item('Pets')).toHaveAttribute('data-state', 'open');
    expect(item('Arrival')).toHaveAttribute('data-state', 'closed');
    await press('Pets');
    expect(item('Pets')).not.toHaveAttribute('open');
  });

  it('leaves the others open when several may be', async () => {
    const onValueChange = vi.fn<(open: readonly string[]) => void>();
    render(<Accordion items={items} type="multiple" onValueChange={onValueChange} />);
    await press('Pets');
    await press('Arrival');
    expect(onValueChange.mock.calls).toEqual([[['pets']], [['pets', 'arrival']]]);
    expect(item('Pets')).toHaveAttribute('open');
  });

  it('passes on what it does not know, and its ref', () => {
    const ref = createRef<HTMLDivElement>();
    render(<Accordion items={items} ref={ref} aria-label="Questions" role="group" />);
    expect(screen.getByRole('group', { name: 'Questions' })).toBe(ref.current);
  });

  it('draws nothing but itself without items', () => {
    render(<Accordion items={[]} aria-label="Questions" role="group" />);
    expect(screen.getByRole('group')).toBeEmptyDOMElement();
  });
});

describe('held by its parent', () => {
  function Held({ onValueChange }: Pick<AccordionProps, 'onValueChange'>) {
    const [open, setOpen] = useState<readonly string[]>([]);
    const change = (next: readonly string[]) => {
      onValueChange?.(next);
      if (!next.includes('pets')) setOpen(next);
    };
    return <Accordion items={items} value={open} onValueChange={change} />;
  }

  it('opens what the parent opens, and nothing else', async () => {
    const onValueChange = vi.fn<(open: readonly string[]) => void>();
    render(<Held onValueChange={onValueChange} />);
    await press('Arrival');
    expect(item('Arrival')).toHaveAttribute('open');
    await press('Pets');
    expect(onValueChange).toHaveBeenLastCalledWith(['pets']);
    expect(item('Pets')).not.toHaveAttribute('open');
    expect(item('Arrival')).toHaveAttribute('open');
  });
});

describe('the keyboard', () => {
  it('reaches every title with Tab', async () => {
    render(<Accordion items={items} />);
    await userEvent.tab();
    expect(title('Arrival')).toHaveFocus();
    await userEvent.tab();
    expect(title('Children')).toHaveFocus();
    await userEvent.tab({ shift: true });
    expect(title('Arrival')).toHaveFocus();
  });

  it('moves with the arrows, Home and End, and around the ends', async () => {
    render(<Accordion items={items} />);
    title('Arrival')?.focus();
    await userEvent.keyboard('{ArrowDown}');
    expect(title('Children')).toHaveFocus();
    await userEvent.keyboard('{End}');
    expect(title('Pets')).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    expect(title('Arrival')).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}');
    expect(title('Pets')).toHaveFocus();
    await userEvent.keyboard('{Home}');
    expect(title('Arrival')).toHaveFocus();
  });

  it.each(['Enter', ' '])('leaves "%s" to the browser, which opens with it', (key) => {
    render(<Accordion items={items} />);
    const down = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
    expect(title('Arrival')?.dispatchEvent(down)).toBe(true);
  });

  it('leaves the arrows to a field inside', async () => {
    const field = { id: 'field', title: 'Field', content: <input aria-label="Name" /> };
    render(<Accordion items={[field, ...items]} defaultValue={['field']} />);
    const input = within(screen.getByText('Field').closest('div') ?? document.body).getByLabelText('Name');
    input.focus();
    await userEvent.keyboard('{ArrowDown}');
    expect(input).toHaveFocus();
  });
});

it('follows the browser when its search opens an item', () => {
  const onValueChange = vi.fn<(open: readonly string[]) => void>();
  render(<Accordion items={items} onValueChange={onValueChange} />);
  item('Pets')?.setAttribute('open', '');
  expect(onValueChange).toHaveBeenCalledWith(['pets']);
});
