import { AvailabilityLabel } from '#design-system/availability-label';
import { Badge } from '#design-system/badge';
import { BookingStatus } from '#design-system/booking-status';
import { Button } from '#design-system/button';
import { Container } from '#design-system/container';
import { Divider } from '#design-system/divider';
import { Footer } from '#design-system/footer';
import { Grid, Split } from '#design-system/grid';
import { Heading } from '#design-system/heading';
import { Hero } from '#design-system/hero';
import { IconButton } from '#design-system/icon-button';
import { Inline } from '#design-system/inline';
import { Link } from '#design-system/link';
import { Brand, NavBar, NavItem } from '#design-system/nav-bar';
import { Notice } from '#design-system/notice';
import { PolicyTimeline } from '#design-system/policy-timeline';
import { Price } from '#design-system/price';
import { PriceBreakdown } from '#design-system/price-breakdown';
import { RoomCard, RoomOffer, RoomOffers } from '#design-system/room-card';
import { SkipLink } from '#design-system/skip-link';
import { Spinner } from '#design-system/spinner';
import { Stack } from '#design-system/stack';
import { Surface, type SurfaceProps } from '#design-system/surface';
import { Text } from '#design-system/text';
import { pictures } from '../pictures.ts';
import { breakdown, policySteps, roomFacts } from '../samples.tsx';
import { GuestForm, StaySearch } from './kit-forms.tsx';

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

export function TopBar() {
  return (
    <NavBar
      brand={<Brand href="#home">The Kesar</Brand>}
      label="Main"
      menuLabel="Open the menu"
      closeLabel="Close the menu"
      items={
        <>
          <NavItem href="#home" current>
            Home
          </NavItem>
          <NavItem href="#rooms">Rooms</NavItem>
          <NavItem href="#gallery">Gallery</NavItem>
          <NavItem href="#contact">Contact</NavItem>
        </>
      }
      actions={
        <Button size="s" asChild>
          <a href="#book">Book a stay</a>
        </Button>
      }
    />
  );
}

function Rooms() {
  return (
    <Stack gap="xxl">
      <Stack gap="m" align="center">
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
            <Stack gap="m">
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

function Words() {
  return (
    <Grid columns={2} gap="xxl">
      <Stack gap="l">
        <Heading level={2} size="xl">
          Slow mornings
        </Heading>
        <Text size="lead">
          The first boat leaves at six, when the lake is still and the hills are only an outline.
        </Text>
        <Text tone="muted">
          Tea comes to the ghat. <Link href="#boats">Ask for the boatman</Link> the evening before; he knows
          where the kingfishers are.
        </Text>
        <Inline gap="m">
          <Button startIcon="search">Find a room</Button>
          <Button tone="secondary">Write to us</Button>
          <Button tone="quiet" endIcon="arrow-right">
            More
          </Button>
          <Button busy busyLabel="Holding your room">
            Hold the room
          </Button>
          <Button tone="danger">Cancel booking</Button>
          <IconButton label="Call the hotel" icon="phone" tone="secondary" />
        </Inline>
      </Stack>
      <Stack gap="l">
        <Inline>
          <Badge>Neutral</Badge>
          <Badge tone="brand">Flexible</Badge>
          <Badge tone="accent">New</Badge>
          <Badge tone="info">Held</Badge>
          <Badge tone="success" icon="check">
            Paid
          </Badge>
          <Badge tone="warning">Few left</Badge>
          <Badge tone="danger">Full</Badge>
        </Inline>
        <Inline gap="m">
          <AvailabilityLabel state="available">Available</AvailabilityLabel>
          <AvailabilityLabel state="few">Only 2 rooms left</AvailabilityLabel>
          <AvailabilityLabel state="held">Held until 14:20</AvailabilityLabel>
          <AvailabilityLabel state="none">Not available</AvailabilityLabel>
        </Inline>
        <Inline>
          <BookingStatus state="SUCCESSFUL" paid="PAID">
            Booking Successful
          </BookingStatus>
          <BookingStatus state="CANCELLED">Booking Cancelled</BookingStatus>
          <BookingStatus state="REFUNDED">Booking Refunded</BookingStatus>
          <BookingStatus state="EXPIRED">Booking Expired</BookingStatus>
        </Inline>
        <Spinner label="Loading rooms" />
      </Stack>
    </Grid>
  );
}

function Messages() {
  return (
    <Grid columns={2} gap="m">
      <Notice tone="info" heading="Check-in from 14:00">
        Tell us when you arrive, and somebody will be at the jetty.
      </Notice>
      <Notice tone="success" heading="Your booking is confirmed">
        We have sent the details to your e-mail.
      </Notice>
      <Notice tone="warning" heading="Your room is held for 4:12">
        Confirm your e-mail before the time runs out.
      </Notice>
      <Notice tone="danger" heading="The code is not right">
        Check the six digits in the mail, or ask for a new code.
      </Notice>
    </Grid>
  );
}

function Ground({ tone }: { tone: NonNullable<SurfaceProps['tone']> }) {
  return (
    <Surface tone={tone} padding="l" radius="s" outline>
      <Stack gap="s">
        <Text size="eyebrow" tone="accent">
          {tone}
        </Text>
        <Heading level={3} size="s">
          Everything reads
        </Heading>
        <Text size="small" tone="muted">
          Quiet words, and <Link href="#link">a link</Link>.
        </Text>
        <Inline>
          <Button size="s">Press</Button>
          <Button size="s" tone="secondary">
            Or this
          </Button>
        </Inline>
        <Inline gap="m">
          <Text as="span" size="caption" tone="success">
            Success
          </Text>
          <Text as="span" size="caption" tone="warning">
            Warning
          </Text>
          <Text as="span" size="caption" tone="danger">
            Danger
          </Text>
        </Inline>
      </Stack>
    </Surface>
  );
}

export function Bottom() {
  return (
    <Footer
      brand="The Kesar"
      tagline="Three family-run houses in Udaipur, Kochi and Manali, open all year."
      columns={[
        { id: 'udaipur', title: 'Udaipur', content: <address>12 Gangaur Ghat Marg, Udaipur 313001</address> },
        {
          id: 'ask',
          title: 'Ask us',
          content: (
            <Stack gap="xxs" align="start">
              <Link tone="quiet" href="tel:+912940000000">
                +91 294 000 0000
              </Link>
              <Link tone="quiet" href="mailto:stay@example.com">
                stay@example.com
              </Link>
            </Stack>
          ),
        },
        {
          id: 'more',
          title: 'More',
          content: (
            <Stack gap="xxs" align="start">
              <Link tone="quiet" href="#policies">
                Policies
              </Link>
              <Link tone="quiet" href="#accessibility">
                Accessibility
              </Link>
            </Stack>
          ),
        },
      ]}
      legal="Prices include taxes. © The Kesar"
    />
  );
}
