import { Accordion } from '#design-system/accordion';
import { AvailabilityLabel } from '#design-system/availability-label';
import { Badge } from '#design-system/badge';
import { BookingStatus } from '#design-system/booking-status';
import { Button } from '#design-system/button';
import { Grid } from '#design-system/grid';
import { Heading } from '#design-system/heading';
import { Icon } from '#design-system/icon';
import { IconButton } from '#design-system/icon-button';
import { Inline } from '#design-system/inline';
import { Link } from '#design-system/link';
import { Notice } from '#design-system/notice';
import { Spinner } from '#design-system/spinner';
import { Stack } from '#design-system/stack';
import { Surface, type SurfaceProps } from '#design-system/surface';
import { Text } from '#design-system/text';

export function Words() {
  return (
    <Grid columns={2} gap="xxl">
      <Stack gap="xl">
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
        <Inline gap="l">
          {(['bed', 'meal', 'view', 'service', 'pin'] as const).map((name) => (
            <Icon key={name} name={name} size="l" />
          ))}
        </Inline>
        <Spinner label="Loading rooms" />
      </Stack>
    </Grid>
  );
}

export function Messages() {
  return (
    <Stack gap="m">
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
    </Stack>
  );
}

export function Questions() {
  return (
    <Accordion
      defaultValue={['arrival']}
      items={[
        {
          id: 'arrival',
          title: 'When can we come, and when must we leave?',
          content: <Text>Rooms are ready from 14:00. On the last day they are yours until noon.</Text>,
        },
        {
          id: 'children',
          title: 'Are children welcome?',
          content: <Text>Very. Below twelve they sleep in your room free of charge.</Text>,
        },
        {
          id: 'boat',
          title: 'How do we reach the house?',
          content: <Text>By boat, from the jetty at Gangaur Ghat, every half hour until ten.</Text>,
        },
      ]}
    />
  );
}

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

/** The same content on each surface of a theme. */
export function Grounds() {
  return (
    <Grid minColumn="m" gap="m">
      {GROUNDS.map((tone) => (
        <Ground key={tone} tone={tone} />
      ))}
    </Grid>
  );
}

function Ground({ tone }: { tone: NonNullable<SurfaceProps['tone']> }) {
  return (
    <Surface tone={tone} padding="l" radius="s" outline>
      <Stack gap="m">
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
