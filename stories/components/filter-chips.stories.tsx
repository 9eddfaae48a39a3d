import preview from '../../.storybook/preview.tsx';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { FilterChips, type FilterChipsProps } from '#design-system/filter-chips';
import { Matrix as MatrixOf } from '../matrix.tsx';
import { OnEverySurface } from '../on-every-surface.tsx';
import { ARABIC, LONG_WORD } from '../samples.tsx';
import { Stress as StressCases } from '../stress.tsx';

const rooms: FilterChipsProps = {
  legend: 'Only rooms with',
  options: [
    { value: 'step-free', label: 'Step-free access', count: 3 },
    { value: 'lake', label: 'Lake view', count: 4 },
    { value: 'free', label: 'Free cancellation', count: 6 },
    { value: 'breakfast', label: 'Breakfast', count: 9 },
    { value: 'three', label: 'Space for three', count: 2 },
    { value: 'tub', label: 'Bath tub', count: 0, disabled: true },
  ],
  countText: (count) => (count === 1 ? '1 room' : `${count} rooms`),
  clearLabel: 'Clear filters',
};
const meta = preview.meta({
  id: 'forms-filter-chips',
  title: 'Forms/Filter chips',
  component: FilterChips,
  args: { ...rooms, status: '9 rooms' },
});

export const Default = meta.story();
export const Chosen = meta.story({
  args: { defaultValue: ['step-free', 'free'], status: '2 of 9 rooms' },
});
/** On a phone the filters stay in one line, which scrolls by itself to the one that has the focus. */
export const InOneLine = meta.story({
  args: { overflow: 'scroll', legendHidden: true, defaultValue: ['lake'], status: '4 of 9 rooms' },
});

function Counting() {
  const [chosen, choose] = useState<readonly string[]>([]);
  return (
    <FilterChips
      {...rooms}
      value={chosen}
      onValueChange={choose}
      status={chosen.length === 0 ? '9 rooms' : `${9 - 3 * chosen.length} of 9 rooms`}
    />
  );
}
/** The result is announced after each change; Clear leads back to the first filter. */
export const ByKeyboard = meta.story({
  render: () => <Counting />,
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('checkbox', { name: /^Step-free/ })).toBeChecked();
    await expect(canvas.getByRole('status')).toHaveTextContent('6 of 9 rooms');
    await userEvent.click(canvas.getByRole('button', { name: 'Clear filters' }));
    await expect(canvas.getByRole('checkbox', { name: /^Step-free/ })).toHaveFocus();
    await expect(canvas.getByRole('status')).toHaveTextContent('9 rooms');
  },
});
export const Matrix = meta.story({
  render: () => (
    <MatrixOf
      of="FilterChips"
      component={FilterChips}
      args={{ ...rooms, defaultValue: ['lake'] }}
      minColumn="l"
    />
  ),
});
export const Stress = meta.story({
  globals: { textSize: 'double' },
  render: () => (
    <StressCases
      long={
        <FilterChips
          legend={LONG_WORD}
          clearLabel={LONG_WORD}
          options={[{ value: 'long', label: LONG_WORD, count: 1_000_000 }]}
          defaultValue={['long']}
          status={LONG_WORD}
        />
      }
      rightToLeft={
        <FilterChips
          legend={ARABIC}
          clearLabel={ARABIC}
          options={[
            { value: 'a', label: ARABIC, count: 3 },
            { value: 'b', label: 'إفطار', count: 9 },
          ]}
          defaultValue={['a']}
          lang="ar"
        />
      }
      empty={<FilterChips legend="Only rooms with" clearLabel="Clear" options={[]} />}
      many={
        <FilterChips
          legend="Only rooms with"
          clearLabel="Clear"
          options={Array.from({ length: 100 }, (_, index) => ({
            value: `${index}`,
            label: `Filter ${index + 1}`,
          }))}
        />
      }
    />
  ),
});
export const Surfaces = meta.story({
  render: () => (
    <OnEverySurface>
      <FilterChips {...rooms} options={rooms.options.slice(1)} defaultValue={['lake', 'breakfast']} />
    </OnEverySurface>
  ),
});
