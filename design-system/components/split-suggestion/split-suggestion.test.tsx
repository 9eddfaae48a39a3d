import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef } from 'react';
import { expect, it, vi } from 'vitest';
import { SplitSuggestion, type SplitSuggestionProps } from './index.ts';

const parts = [
  { id: 'twin', name: 'Garden Twin', detail: '9 to 11 Feb, 2 nights', price: '₹12,400' },
  { id: 'veranda', name: 'Veranda Room', detail: '11 to 12 Feb, 1 night', price: '₹8,200' },
];
const HEADING = 'Two nights in the Garden Twin, one in the Veranda Room';

function Split(props: Partial<SplitSuggestionProps>) {
  return (
    <SplitSuggestion
      heading={HEADING}
      arrangement="in-turn"
      parts={parts}
      totalLabel="Total"
      total="₹20,600"
      action={<button type="button">Choose both</button>}
      {...props}
    />
  );
}
const card = () => screen.getByRole('article', { name: HEADING });
const items = () =>
  within(card())
    .getAllByRole('listitem')
    .map((item) => item.textContent);

it('is an article with its heading in the outline of the page', () => {
  render(<Split headingLevel={2} />);
  expect(within(card()).getByRole('heading', { level: 2, name: HEADING })).toBeInTheDocument();
});

it('lists rooms in turn in an ordered list, and says between them when they change', () => {
  render(<Split changeText={(from, to) => `From ${from.id} to ${to.id} on 11 Feb`} />);
  expect(within(card()).getByRole('list').tagName).toBe('OL');
  expect(items()).toEqual([
    'Garden Twin9 to 11 Feb, 2 nights₹12,400From twin to veranda on 11 Feb',
    'Veranda Room11 to 12 Feb, 1 night₹8,200',
  ]);
});

it('lists rooms side by side without an order and without a change', () => {
  render(<Split arrangement="together" changeText={() => 'never'} />);
  expect(within(card()).getByRole('list').tagName).toBe('UL');
  expect(items()).toEqual([
    'Garden Twin9 to 11 Feb, 2 nights₹12,400',
    'Veranda Room11 to 12 Feb, 1 night₹8,200',
  ]);
});

it('says what all of it costs and why it is suggested, and nothing that is not given', () => {
  const { rerender } = render(<Split reason="No room is free for all nights." note="Taxes included" />);
  expect(card()).toHaveTextContent('No room is free for all nights.');
  expect(within(card()).getByRole('term')).toHaveTextContent('Total');
  expect(
    within(card())
      .getAllByRole('definition')
      .map((part) => part.textContent),
  ).toEqual(['₹20,600', 'Taxes included']);
  rerender(<Split parts={[{ id: 'twin', name: 'Garden Twin' }]} />);
  expect(card().textContent).toBe(`${HEADING}Garden TwinTotal₹20,600Choose both`);
});

it('has one stop for the keyboard: its action', async () => {
  const onChoose = vi.fn<() => void>();
  render(
    <Split
      action={
        <button type="button" onClick={onChoose}>
          Choose both
        </button>
      }
    />,
  );
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(onChoose).toHaveBeenCalledOnce();
  await userEvent.tab();
  expect(document.body).toHaveFocus();
});

it('passes on a ref and what it does not know', () => {
  const ref = createRef<HTMLElement>();
  render(<Split ref={ref} id="split" />);
  expect(ref.current).toHaveAttribute('id', 'split');
});
