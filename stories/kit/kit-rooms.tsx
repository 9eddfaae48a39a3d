import { AvailabilityLabel } from '#design-system/availability-label';
import { Button } from '#design-system/button';
import { ComparisonTable } from '#design-system/comparison-table';
import { Divider } from '#design-system/divider';
import { Grid } from '#design-system/grid';
import { Link } from '#design-system/link';
import { PhotoCarousel } from '#design-system/photo-carousel';
import { Price } from '#design-system/price';
import { RoomCard, RoomOffer, RoomOffers } from '#design-system/room-card';
import { Stack } from '#design-system/stack';
import { pictures } from '../pictures.ts';
import { roomFacts, MONEY } from '../samples.tsx';

/** Rooms in a row, then one with its prices. */
export function Rooms() {
  return (
    <Stack gap="xxl">
      <Grid columns={3} gap="xl">
        {[pictures.lakeSuite, pictures.deluxe, pictures.family].map((image, index) => (
          <RoomCard
            key={image.urls.large}
            name={['Lake suite', 'Deluxe room', 'Family room'][index]}
            image={image}
            summary="Three cusped arches open to the lake; breakfast is laid on the terrace."
            facts={roomFacts.slice(0, 3)}
            price={
              <Price
                size="l"
                amountMinor={1_840_000 - index * 350_000}
                {...MONEY}
                prefix="from"
                suffix="a night"
              />
            }
            action={
              <Link href="#suite" tone="standalone" icon="arrow-right">
                See dates
              </Link>
            }
          />
        ))}
      </Grid>
      <Divider />
      <RoomCard
        layout="row"
        name="Lake suite"
        photos={
          <PhotoCarousel
            label="Photos of the Lake suite"
            roleDescription="carousel"
            slideRoleDescription="photo"
            controls="over"
            images={[pictures.lakeSuite, pictures.bath, pictures.palace]}
            closeLabel="Close"
            previousLabel="Previous photo"
            nextLabel="Next photo"
            thumbnailsLabel="All photos"
            positionLabel={(place, count) => `${place} of ${count}`}
            sizes="(min-width: 48rem) 40vw, 100vw"
          />
        }
        summary="Three cusped arches open to the lake. A sitting room, a king bed and a tub under the window."
        facts={roomFacts}
        status={<AvailabilityLabel state="few">Only 2 rooms left</AvailabilityLabel>}
      >
        <RoomOffers label="Prices of the Lake suite">
          <RoomOffer
            name="Flexible"
            detail="Breakfast included, pay at the hotel"
            notes={[
              {
                id: 'free',
                icon: 'success',
                tone: 'success',
                label: 'Free cancellation until 9 March, 14:00',
              },
              { id: 'meal', icon: 'meal', label: 'Breakfast for two' },
            ]}
            price={<Price size="l" amountMinor={5_520_000} {...MONEY} suffix="3 nights, taxes included" />}
            action={<Button>Choose</Button>}
          />
          <RoomOffer
            name="Saver"
            detail="Room only, pay at the hotel"
            notes={[{ id: 'fixed', icon: 'info', label: 'No refund after booking' }]}
            price={<Price size="l" amountMinor={4_796_400} {...MONEY} suffix="3 nights, taxes included" />}
            action={<Button tone="secondary">Choose</Button>}
          />
        </RoomOffers>
      </RoomCard>
      <ComparisonTable<Room>
        caption="Side by side"
        items={rooms}
        itemId={({ name }) => name}
        itemName={({ name }) => name}
        comparisons={[
          { id: 'size', label: 'Size', value: ({ size }) => size },
          { id: 'view', label: 'View', value: ({ view }) => view },
          { id: 'bath', label: 'Bath', value: ({ bath }) => bath },
        ]}
        labelHeading="What you get"
        missingLabel="Not here"
        emptyMessage="Choose two rooms to compare them."
      />
    </Stack>
  );
}

interface Room {
  name: string;
  size: string;
  view: string;
  bath?: string;
}

const rooms: readonly Room[] = [
  { name: 'Lake suite', size: '46 m²', view: 'The lake', bath: 'Tub and shower' },
  { name: 'Deluxe room', size: '32 m²', view: 'The garden' },
  { name: 'Family room', size: '41 m²', view: 'The courtyard', bath: 'Tub and shower' },
];
