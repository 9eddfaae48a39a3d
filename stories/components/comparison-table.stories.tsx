import preview from '../../.storybook/preview.tsx';
import { expect, userEvent, waitFor } from 'storybook/test';
import { Button } from '#design-system/button';
import { ComparisonTable, type ComparisonTableProps } from '#design-system/comparison-table';
import type { ImageSource } from '#design-system/image';
import { Price } from '#design-system/price';
import { Matrix as MatrixOf } from '../matrix.tsx';
import { OnEverySurface } from '../on-every-surface.tsx';
import { pictures } from '../pictures.ts';
import { ARABIC, LONG_WORD, MONEY } from '../samples.tsx';
import { Stress as StressCases } from '../stress.tsx';

interface Room {
  id: string;
  name: string;
  picture: ImageSource;
  amountMinor: number;
  size: string;
  beds: string;
  view: string;
  bath?: string;
  stepFree?: string;
}

const rooms: readonly Room[] = [
  {
    id: 'lake',
    name: 'Lake suite',
    picture: pictures.lakeSuite,
    amountMinor: 5_520_000,
    size: '46 m²',
    beds: '1 king bed',
    view: 'The lake, from the bed',
    bath: 'Tub and shower',
  },
  {
    id: 'deluxe',
    name: 'Deluxe room',
    picture: pictures.deluxe,
    amountMinor: 4_140_000,
    size: '32 m²',
    beds: '1 double bed',
    view: 'The garden',
    stepFree: 'Step-free, door 95 cm',
  },
  {
    id: 'family',
    name: 'Family room',
    picture: pictures.family,
    amountMinor: 4_650_000,
    size: '41 m²',
    beds: '1 double bed, 1 single bed',
    view: 'The courtyard',
    bath: 'Tub and shower',
    stepFree: 'Step-free, door 92 cm',
  },
];
const args: ComparisonTableProps<Room> = {
  caption: 'Three rooms in Udaipur, 10 to 13 March',
  items: rooms,
  itemId: ({ id }) => id,
  itemName: ({ name }) => name,
  itemPicture: ({ picture }) => picture,
  comparisons: [
    {
      id: 'total',
      label: 'Total',
      detail: '3 nights, taxes included',
      value: ({ amountMinor }) => <Price amountMinor={amountMinor} {...MONEY} />,
    },
    { id: 'size', label: 'Size', value: ({ size }) => size },
    { id: 'beds', label: 'Beds', value: ({ beds }) => beds },
    { id: 'view', label: 'View', value: ({ view }) => view },
    { id: 'bath', label: 'Bath', value: ({ bath }) => bath },
    { id: 'access', label: 'Wheelchair', value: ({ stepFree }) => stepFree },
    {
      id: 'choose',
      label: 'Your choice',
      value: ({ name }) => (
        <Button size="s" tone="secondary" width="full" aria-label={`Choose ${name}`}>
          Choose
        </Button>
      ),
    },
  ],
  labelHeading: 'What you get',
  missingLabel: 'Not here',
  emptyMessage: 'Choose two rooms to compare them.',
};
const { itemPicture: _itemPicture, ...ofThree } = args;
const withoutPictures = { ...ofThree, items: rooms.slice(0, 2) };
const meta = preview.meta({
  id: 'page-comparison-table',
  title: 'Page/Comparison table',
  component: ComparisonTable<Room>,
  args,
});

export const Default = meta.story();

interface Rate {
  id: string;
  name: string;
  amountMinor: number;
  refund: string;
  breakfast?: string;
  pay: string;
}
const rates: readonly Rate[] = [
  {
    id: 'flexible',
    name: 'Flexible',
    amountMinor: 5_520_000,
    refund: 'Free until Monday, 9 March, 14:00',
    breakfast: 'For two, every day',
    pay: 'At the hotel',
  },
  { id: 'saver', name: 'Saver', amountMinor: 4_796_400, refund: 'No refund', pay: 'Now' },
];
/** Two rates of one room: without pictures. */
export const Rates = meta.story({
  render: () => (
    <ComparisonTable<Rate>
      caption="Prices of the Lake suite"
      items={rates}
      itemId={({ id }) => id}
      itemName={({ name }) => name}
      comparisons={[
        {
          id: 'total',
          label: 'Total',
          detail: '3 nights, taxes included',
          value: ({ amountMinor }) => <Price amountMinor={amountMinor} {...MONEY} />,
        },
        { id: 'refund', label: 'Cancelling', value: ({ refund }) => refund },
        { id: 'breakfast', label: 'Breakfast', value: ({ breakfast }) => breakfast },
        { id: 'pay', label: 'You pay', value: ({ pay }) => pay },
      ]}
      labelHeading="What you get"
      missingLabel="Not included"
      emptyMessage="No prices"
    />
  ),
});
/** On a phone it scrolls by itself, and what takes the focus is never behind the headings. */
export const OnAPhone = meta.story({
  render: () => (
    <div style={{ maxInlineSize: '22rem' }}>
      <ComparisonTable {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const region = await canvas.findByRole('region', { name: /^Three rooms/ });
    await userEvent.tab();
    await expect(region).toHaveFocus();
    const heading = canvas.getByRole('rowheader', { name: 'Size' });
    const before = heading.getBoundingClientRect().left;
    region.scrollLeft = region.scrollWidth;
    await waitFor(() => expect(region.scrollLeft).toBeGreaterThan(0));
    const { left: start, top, height } = heading.getBoundingClientRect();
    await expect(Math.abs(start - before)).toBeLessThan(8);
    // No column shows between the headings and the edge.
    const atEdge = document.elementFromPoint(region.getBoundingClientRect().left + 2, top + height / 2);
    await expect(atEdge).toBe(heading);
    const ring = 5;
    for (const scrolled of [0, 24, 48, 96, region.scrollWidth]) {
      for (const button of canvas.getAllByRole('button')) {
        button.blur();
        region.scrollLeft = scrolled;
        button.focus();
        await waitFor(() => {
          const { left, right } = button.getBoundingClientRect();
          void expect(left - ring).toBeGreaterThanOrEqual(heading.getBoundingClientRect().right);
          void expect(right + ring).toBeLessThanOrEqual(region.getBoundingClientRect().right);
        });
      }
    }
  },
});
export const Empty = meta.story({ args: { items: [] } });
export const Matrix = meta.story({
  render: () => (
    <MatrixOf of="ComparisonTable" component={ComparisonTable<Room>} args={withoutPictures} minColumn="l" />
  ),
});
export const Stress = meta.story({
  globals: { textSize: 'double' },
  render: () => (
    <StressCases
      long={
        <ComparisonTable
          {...withoutPictures}
          caption={`Long ${LONG_WORD}`}
          itemName={() => LONG_WORD}
          comparisons={[{ id: 'long', label: LONG_WORD, value: () => LONG_WORD }]}
        />
      }
      rightToLeft={
        <ComparisonTable
          {...withoutPictures}
          caption="From right to left"
          itemName={() => ARABIC}
          comparisons={[{ id: 'view', label: ARABIC, value: () => ARABIC }]}
        />
      }
      empty={<ComparisonTable {...args} items={[]} emptyMessage={LONG_WORD} />}
      many={
        <ComparisonTable
          {...withoutPictures}
          caption="A thousand rows"
          comparisons={Array.from({ length: 1000 }, (_, row) => ({
            id: String(row),
            label: `Row ${row + 1}`,
            value: ({ size }: Room) => size,
          }))}
        />
      }
    />
  ),
});
export const Surfaces = meta.story({
  render: () => (
    <OnEverySurface minColumn="l">
      {(tone) => (
        <ComparisonTable
          {...withoutPictures}
          caption={`Rooms on ${tone}`}
          comparisons={args.comparisons.slice(0, 3)}
        />
      )}
    </OnEverySurface>
  ),
});
