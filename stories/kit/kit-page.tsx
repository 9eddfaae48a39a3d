import { AvailabilityLabel } from '#design-system/availability-label';
import { BookingStatus } from '#design-system/booking-status';
import { Button } from '#design-system/button';
import { Container } from '#design-system/container';
import { Divider } from '#design-system/divider';
import { Grid, Split } from '#design-system/grid';
import { Heading } from '#design-system/heading';
import { Hero } from '#design-system/hero';
import { Link } from '#design-system/link';
import { PolicyTimeline } from '#design-system/policy-timeline';
import { Price } from '#design-system/price';
import { PriceBreakdown } from '#design-system/price-breakdown';
import { RoomCard, RoomOffer, RoomOffers } from '#design-system/room-card';
import { SkipLink } from '#design-system/skip-link';
import { Stack } from '#design-system/stack';
import { Surface } from '#design-system/surface';
import { Text } from '#design-system/text';
import { pictures } from '../pictures.ts';
import { breakdown, policySteps, roomFacts } from '../samples.tsx';
import { GuestForm, StaySearch } from './kit-forms.tsx';
import { Bottom, TopBar } from './kit-frame.tsx';
import { Ground, Messages, Words } from './kit-words.tsx';

const GROUNDS = [
  'page',
  'raised',
  'sunken',
  'brand',
  'secondary',
  'accent',
  'info',
  'success',
  'warning',
  'danger',
] as const;

/** Every component on one page, as a guest would meet them. */
export function KitPage() {
  return (
    <>
      <SkipLink href="#main">Skip to the content</SkipLink>
      <TopBar />
      <main id="main">
        <Hero
          image={pictures.palace}
          eyebrow="Udaipur · Kochi · Manali"
          heading="Three houses, one way of welcoming"
          panel={<StaySearch />}
        >
          A lakeside haveli, a villa on the backwaters and a chalet under the snow line.
        </Hero>
        <Surface tone="page" as="section" paddingBlock="section">
          <Container>
            <Rooms />
          </Container>
        </Surface>
        <Surface tone="sunken" as="section" paddingBlock="section">
          <Container>
            <Checkout />
          </Container>
        </Surface>
        <Surface tone="page" as="section" paddingBlock="section">
          <Container>
            <Stack gap="xxl">
              <Words />
              <Divider ornament />
              <Messages />
              <Grid minColumn="l" gap="m">
                {GROUNDS.map((tone) => (
                  <Ground key={tone} tone={tone} />
                ))}
              </Grid>
            </Stack>
          </Container>
        </Surface>
      </main>
      <Bottom />
    </>
  );
}

function Rooms() {
  return (
    <Stack gap="xxl">
      <Stack gap="l" align="center">
        <Text size="eyebrow" tone="accent">
          Rooms
        </Text>
        <Heading level={2} align="center">
          Rooms that face the water
        </Heading>
        <Text tone="muted" align="center" measure>
          High ceilings, lime-washed walls and a lamp by every chair. Each room has a place to sit outside.
        </Text>
      </Stack>
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
                currency="INR"
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
        image={pictures.lakeSuite}
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
            price={
              <Price size="l" amountMinor={5_520_000} currency="INR" suffix="3 nights, taxes included" />
            }
            action={<Button>Choose</Button>}
          />
          <RoomOffer
            name="Saver"
            detail="Room only, pay at the hotel"
            notes={[{ id: 'fixed', icon: 'info', label: 'No refund after booking' }]}
            price={
              <Price size="l" amountMinor={4_796_400} currency="INR" suffix="3 nights, taxes included" />
            }
            action={<Button tone="secondary">Choose</Button>}
          />
        </RoomOffers>
      </RoomCard>
    </Stack>
  );
}

function Checkout() {
  return (
    <Split
      sideWidth="m"
      sticky
      side={
        <Surface tone="raised" padding="xl" radius="m" elevation="low">
          <Stack gap="l">
            <Stack gap="l">
              <BookingStatus state="PENDING">Booking Pending</BookingStatus>
              <Heading level={2} size="m">
                Your stay
              </Heading>
              <Text tone="muted" size="small">
                Lake suite, 10 to 13 March, 2 adults and 1 child
              </Text>
            </Stack>
            <PriceBreakdown {...breakdown} />
          </Stack>
        </Surface>
      }
    >
      <Stack gap="xl">
        <Heading level={2}>Who is coming?</Heading>
        <GuestForm />
        <Stack gap="l">
          <Heading level={3} size="s">
            If plans change
          </Heading>
          <PolicyTimeline label="Cancellation" steps={policySteps} />
        </Stack>
      </Stack>
    </Split>
  );
}
