import preview from '../../.storybook/preview.tsx';
import { AvailabilityLabel } from '#design-system/availability-label';
import { Button } from '#design-system/button';
import { Grid } from '#design-system/grid';
import { Link } from '#design-system/link';
import { Price } from '#design-system/price';
import { RoomCard, type RoomCardProps, RoomOffer, RoomOffers } from '#design-system/room-card';
import { Matrix as MatrixOf } from '../matrix.tsx';
import { OnEverySurface } from '../on-every-surface.tsx';
import { pictures } from '../pictures.ts';
import { ARABIC, LONG_WORD, roomFacts, MONEY } from '../samples.tsx';
import { Stress as StressCases } from '../stress.tsx';

const offers = (
  <RoomOffers label="Prices of the Lake suite">
    <RoomOffer
      name="Flexible"
      detail="Breakfast included, pay at the hotel"
      notes={[
        { id: 'free', icon: 'success', tone: 'success', label: 'Free cancellation until 9 March, 14:00' },
        { id: 'meal', icon: 'meal', label: 'Breakfast for two' },
      ]}
      price={<Price size="l" amountMinor={5_520_000} {...MONEY} suffix="3 nights, taxes included" />}
      action={<Button>Choose</Button>}
    />
    <RoomOffer
      name="Saver"
      notes={[{ id: 'fixed', icon: 'warning', tone: 'warning', label: 'No refund after booking' }]}
      price={<Price size="l" amountMinor={4_796_400} {...MONEY} suffix="3 nights, taxes included" />}
      action={<Button tone="secondary">Choose</Button>}
    />
  </RoomOffers>
);
const args = {
  name: 'Lake suite',
  headingLevel: 2,
  image: pictures.lakeSuite,
  summary: 'Three cusped arches open to the lake. A sitting room, a king bed and a tub under the window.',
  facts: roomFacts,
} satisfies RoomCardProps;
const toGo = {
  price: <Price size="l" amountMinor={1_840_000} {...MONEY} prefix="from" suffix="a night" />,
  action: (
    <Link href="#dates" tone="standalone" icon="arrow-right">
      See dates
    </Link>
  ),
};
const meta = preview.meta({ id: 'travel-room-card', title: 'Travel/Room card', component: RoomCard, args });

export const Default = meta.story({ args: toGo });
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
  render: () => (
    <Grid columns={3} gap="xl">
      <RoomCard {...args} {...toGo} />
      <RoomCard
        {...args}
        {...toGo}
        name="Deluxe double"
        image={pictures.deluxe}
        summary="Sunlight, and linen."
      />
      <RoomCard
        {...args}
        {...toGo}
        name="Family room"
        image={pictures.family}
        facts={roomFacts.slice(0, 2)}
      />
    </Grid>
  ),
});
export const Matrix = meta.story({
  render: () => (
    <MatrixOf
      of="RoomCard"
      component={RoomCard}
      props={['layout']}
      args={{ ...args, ...toGo }}
      minColumn="l"
    />
  ),
});
export const Stress = meta.story({
  globals: { textSize: 'double' },
  render: () => (
    <StressCases
      long={
        <RoomCard
          {...args}
          name={LONG_WORD}
          summary={LONG_WORD}
          facts={[{ id: 'long', icon: 'bed', label: LONG_WORD }]}
        >
          <RoomOffers label="A long word">
            <RoomOffer
              name={LONG_WORD}
              detail={LONG_WORD}
              notes={[{ id: 'long', icon: 'info', label: LONG_WORD }]}
              price={<Price size="l" amountMinor={12_345_678_900} {...MONEY} suffix={LONG_WORD} />}
              action={<Button>{LONG_WORD}</Button>}
            />
          </RoomOffers>
        </RoomCard>
      }
      rightToLeft={
        <RoomCard {...args} layout="row" name={ARABIC} summary={ARABIC} lang="ar">
          {offers}
        </RoomCard>
      }
      empty={<RoomCard name="Lake suite" image={pictures.lakeSuite} facts={[]} />}
    />
  ),
});
export const Surfaces = meta.story({
  render: () => (
    <OnEverySurface>
      <RoomCard {...args} {...toGo} />
    </OnEverySurface>
  ),
});

export const Do = meta.story({
  tags: ['!dev', '!autodocs'],
  render: () => (
    <RoomCard
      {...args}
      price={<Price size="l" amountMinor={5_520_000} {...MONEY} suffix="3 nights, taxes included" />}
      action={<Button>Choose</Button>}
    />
  ),
});
export const Dont = meta.story({
  tags: ['!dev', '!autodocs', '!test'],
  render: () => (
    <RoomCard
      name="A wonderful room"
      headingLevel={2}
      image={pictures.lakeSuite}
      price={<Price size="l" amountMinor={5_520_000} {...MONEY} />}
      action={<Button>More</Button>}
    />
  ),
});
