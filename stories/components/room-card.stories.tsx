import preview from '../../.storybook/preview.tsx';
import { AvailabilityLabel } from '#design-system/availability-label';
import { Button } from '#design-system/button';
import { Grid } from '#design-system/grid';
import { Link } from '#design-system/link';
import { Price } from '#design-system/price';
import { RoomCard, RoomOffer, RoomOffers } from '#design-system/room-card';
import { pictures } from '../pictures.ts';
import { LONG_WORD, roomFacts } from '../samples.tsx';

const offers = (
  <RoomOffers label="Prices of the Lake suite">
    <RoomOffer
      name="Flexible"
      detail="Breakfast included, pay at the hotel"
      notes={[
        { id: 'free', icon: 'success', tone: 'success', label: 'Free cancellation until 9 March, 14:00' },
        { id: 'meal', icon: 'meal', label: 'Breakfast for two' },
      ]}
      price={<Price size="l" amountMinor={5_520_000} currency="INR" suffix="3 nights, taxes included" />}
      action={<Button>Choose</Button>}
    />
    <RoomOffer
      name="Saver"
      notes={[{ id: 'fixed', icon: 'info', label: 'No refund after booking' }]}
      price={<Price size="l" amountMinor={4_796_400} currency="INR" suffix="3 nights, taxes included" />}
      action={<Button tone="secondary">Choose</Button>}
    />
  </RoomOffers>
);
const meta = preview.meta({
  title: 'Travel/Room card',
  component: RoomCard,
  args: {
    name: 'Lake suite',
    headingLevel: 2 as const,
    image: pictures.lakeSuite,
    summary: 'Three cusped arches open to the lake. A sitting room, a king bed and a tub under the window.',
    facts: roomFacts,
  },
});

export const InARow = meta.story({
  args: {
    layout: 'row',
    status: <AvailabilityLabel state="few">Only 2 rooms left</AvailabilityLabel>,
    children: offers,
  },
});
export const NotAvailable = meta.story({
  args: { layout: 'row', status: <AvailabilityLabel state="none">Not available</AvailabilityLabel> },
});
export const ThreeColumns = meta.story({
  render: (args) => (
    <Grid columns={3} gap="xl">
      {[pictures.lakeSuite, pictures.deluxe, pictures.family].map((image) => (
        <RoomCard
          key={image.alt}
          {...args}
          image={image}
          price={<Price size="l" amountMinor={1_840_000} currency="INR" prefix="from" suffix="a night" />}
          action={
            <Link href="#dates" tone="standalone" icon="arrow-right">
              See dates
            </Link>
          }
        />
      ))}
    </Grid>
  ),
});
export const LongWord = meta.story({
  args: { layout: 'row', name: LONG_WORD, summary: LONG_WORD, children: offers },
});
export const RightToLeft = meta.story({
  args: { layout: 'row', children: offers },
  globals: { direction: 'rtl' },
});
