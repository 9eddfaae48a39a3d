import preview from '../../.storybook/preview.tsx';
import { expect, userEvent, fn } from 'storybook/test';
import { Button } from '#design-system/button';
import { Grid } from '#design-system/grid';
import { Price } from '#design-system/price';
import { SplitSuggestion, type SplitSuggestionProps } from '#design-system/split-suggestion';
import { Matrix as MatrixOf } from '../matrix.tsx';
import { OnEverySurface } from '../on-every-surface.tsx';
import { ARABIC, LONG_WORD, MONEY } from '../samples.tsx';
import { Stress as StressCases } from '../stress.tsx';

const rupees = (amountMinor: number) => <Price amountMinor={amountMinor} {...MONEY} />;
const total = (amountMinor: number) => <Price size="l" amountMinor={amountMinor} {...MONEY} />;

const inTurn: SplitSuggestionProps = {
  heading: 'Two nights in the Garden Twin, one in the Veranda Room',
  reason: 'No single room is free for all three nights.',
  arrangement: 'in-turn',
  parts: [
    {
      id: 'twin',
      name: 'Garden Twin',
      detail: 'Tue 9 to Thu 11 Feb, 2 nights',
      price: rupees(1_240_000),
    },
    {
      id: 'veranda',
      name: 'Veranda Room',
      detail: 'Thu 11 to Fri 12 Feb, 1 night',
      price: rupees(820_000),
    },
  ],
  changeText: () => 'You change rooms on Thursday. We carry your luggage.',
  totalLabel: 'Total',
  total: total(2_060_000),
  note: '3 nights, 2 adults, taxes included',
  action: <Button>Choose both</Button>,
};
const together: SplitSuggestionProps = {
  heading: 'Two rooms for the five of you',
  reason: 'Our largest room sleeps four.',
  arrangement: 'together',
  parts: [
    { id: 'family', name: 'Family Room', detail: '2 adults, 1 child', price: rupees(3_300_000) },
    { id: 'twin', name: 'Garden Twin', detail: '2 adults', price: rupees(1_860_000) },
  ],
  totalLabel: 'Total',
  total: total(5_160_000),
  note: '3 nights, taxes included',
  action: <Button>Choose both rooms</Button>,
};
const onChoose = fn();
const meta = preview.meta({
  id: 'travel-split-suggestion',
  title: 'Travel/Split suggestion',
  component: SplitSuggestion,
  args: inTurn,
});

export const Default = meta.story();
export const Together = meta.story({ args: together });
export const ThreeParts = meta.story({
  args: {
    heading: 'Three rooms, one after the other',
    parts: [
      ...inTurn.parts,
      { id: 'suite', name: 'Lake Suite', detail: 'Fri 12 to Sat 13 Feb, 1 night', price: rupees(1_840_000) },
    ],
    total: total(3_900_000),
    note: '4 nights, 2 adults, taxes included',
    action: <Button>Choose all three</Button>,
  },
});
/** Two suggestions at most, the cheaper one first; only the first action is primary. */
export const Several = meta.story({
  render: () => (
    <Grid minColumn="l" gap="l">
      <SplitSuggestion {...inTurn} />
      <SplitSuggestion {...together} action={<Button tone="secondary">Choose both rooms</Button>} />
    </Grid>
  ),
});
export const ByKeyboard = meta.story({
  args: { action: <Button onClick={onChoose}>Choose both</Button> },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Choose both' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(onChoose).toHaveBeenCalled();
  },
});
export const Matrix = meta.story({
  render: () => (
    <MatrixOf
      of="SplitSuggestion"
      component={SplitSuggestion}
      props={['arrangement']}
      args={inTurn}
      minColumn="l"
    />
  ),
});
export const Stress = meta.story({
  globals: { textSize: 'double' },
  render: () => (
    <StressCases
      long={
        <SplitSuggestion
          {...inTurn}
          heading={LONG_WORD}
          reason={LONG_WORD}
          parts={[
            { id: 'a', name: LONG_WORD, detail: LONG_WORD, price: rupees(708_000_015) },
            { id: 'b', name: LONG_WORD },
          ]}
          changeText={() => LONG_WORD}
          total={total(708_000_015)}
          action={<Button>{LONG_WORD}</Button>}
        />
      }
      rightToLeft={
        <SplitSuggestion
          {...inTurn}
          heading={ARABIC}
          reason={ARABIC}
          parts={[
            { id: 'a', name: ARABIC, detail: ARABIC, price: rupees(1_240_000) },
            { id: 'b', name: ARABIC, detail: ARABIC, price: rupees(820_000) },
          ]}
          changeText={() => ARABIC}
          totalLabel="المجموع"
          note={ARABIC}
          action={<Button>اختر</Button>}
          lang="ar"
        />
      }
      empty={<SplitSuggestion {...inTurn} reason="" parts={[]} note="" />}
    />
  ),
});
export const Surfaces = meta.story({
  render: () => (
    <OnEverySurface>
      <SplitSuggestion {...inTurn} />
    </OnEverySurface>
  ),
});
