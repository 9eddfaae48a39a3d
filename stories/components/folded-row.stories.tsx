import preview from '../../.storybook/preview.tsx';
import { useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { Button } from '#design-system/button';
import { FoldedRow, FoldedRows } from '#design-system/folded-row';
import { Price } from '#design-system/price';
import { Stepper } from '#design-system/stepper';
import { Text } from '#design-system/text';
import { VisuallyHidden } from '#design-system/visually-hidden';
import { Matrix as MatrixOf } from '../matrix.tsx';
import { OnEverySurface } from '../on-every-surface.tsx';
import { ARABIC, LONG_WORD, MONEY } from '../samples.tsx';
import { Stress as StressCases } from '../stress.tsx';

function Add({ what }: { what: string }) {
  return (
    <Button tone="secondary" size="s">
      Add<VisuallyHidden> {what}</VisuallyHidden>
    </Button>
  );
}
const rupees = (amountMinor: number) => <Price amountMinor={amountMinor} {...MONEY} />;

const car = {
  label: 'Airport car',
  detail: 'Up to three guests, with luggage',
  price: rupees(165_200),
  action: <Add what="Airport car" />,
  children: (
    <Text size="small">
      The driver waits at the arrivals hall with a lamp and your name. If your flight is late, he waits
      without charge.
    </Text>
  ),
};
const meta = preview.meta({
  id: 'travel-folded-row',
  title: 'Travel/Folded row',
  component: FoldedRow,
  args: car,
});

export const Default = meta.story();
export const Unfolded = meta.story({
  args: { defaultOpen: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^The driver waits/)).toBeVisible();
  },
});
/** The action adds the car and unfolds nothing; the line unfolds and adds nothing. */
export const ByKeyboard = meta.story({
  play: async ({ canvas }) => {
    const row = canvas.getByRole('group');
    await userEvent.tab();
    await expect(row.querySelector('summary')).toHaveFocus();
    // A synthetic Enter does not reach the browser's own disclosure, a click does.
    await userEvent.click(canvas.getByText('Airport car', { selector: 'summary *' }));
    await waitFor(() => expect(canvas.getByText(/^The driver waits/)).toBeVisible());
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Add Airport car' })).toHaveFocus();
  },
});

function Extras() {
  const [cars, setCars] = useState(1);
  return (
    <FoldedRows label="Add to your stay">
      <FoldedRow
        as="li"
        label="Airport car"
        detail={cars === 0 ? 'Up to three guests, with luggage' : `${cars} in your stay`}
        price={rupees(165_200)}
        defaultOpen
        action={
          <Button tone="quiet" size="s" onClick={() => setCars(cars === 0 ? 1 : 0)}>
            {cars === 0 ? 'Add' : 'Remove'}
            <VisuallyHidden> Airport car</VisuallyHidden>
          </Button>
        }
      >
        <Stepper
          label="Cars"
          value={cars}
          min={0}
          max={4}
          onValueChange={setCars}
          decreaseLabel="One airport car fewer"
          increaseLabel="One more airport car"
        />
      </FoldedRow>
      <FoldedRow
        as="li"
        label="Boat at dawn"
        detail="One hour, tea on board"
        price={rupees(240_000)}
        action={<Add what="Boat at dawn" />}
      >
        <Text size="small">The first boat leaves the ghat at six and is back before breakfast.</Text>
      </FoldedRow>
      <FoldedRow
        as="li"
        label="Late check-out"
        detail="Until 16:00"
        price={rupees(90_000)}
        action={<Add what="Late check-out" />}
      />
    </FoldedRows>
  );
}
/** Prices line up, whatever the action. The last row has no more to say and does not unfold. */
export const InAList = meta.story({ render: () => <Extras /> });
export const WithoutAction = meta.story({
  args: {
    label: 'Two prices',
    detail: undefined,
    price: <Price amountMinor={2_017_300} {...MONEY} prefix="from" />,
    action: undefined,
  },
});
export const Matrix = meta.story({
  render: () => (
    <MatrixOf of="FoldedRow" component={FoldedRow} props={['defaultOpen']} args={car} minColumn="l" />
  ),
});
export const Stress = meta.story({
  globals: { textSize: 'double' },
  render: () => (
    <StressCases
      long={
        <FoldedRow
          label={LONG_WORD}
          detail={LONG_WORD}
          price={rupees(708_000_015)}
          action={<Button size="s">{LONG_WORD}</Button>}
          defaultOpen
        >
          {LONG_WORD}
        </FoldedRow>
      }
      rightToLeft={
        <FoldedRow label={ARABIC} detail={ARABIC} price={rupees(165_200)} lang="ar" defaultOpen>
          {ARABIC}
        </FoldedRow>
      }
      empty={<FoldedRow label="" />}
      many={
        <FoldedRows label="Many">
          {Array.from({ length: 100 }, (_, index) => (
            <FoldedRow key={index} as="li" label={`Extra ${index + 1}`} price={rupees(100_000 + index)}>
              About it
            </FoldedRow>
          ))}
        </FoldedRows>
      }
    />
  ),
});
export const Surfaces = meta.story({
  render: () => (
    <OnEverySurface>
      <FoldedRow {...car} defaultOpen />
    </OnEverySurface>
  ),
});
