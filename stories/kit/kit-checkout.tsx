import { ActionBar } from '#design-system/action-bar';
import { BookingStatus } from '#design-system/booking-status';
import { Button } from '#design-system/button';
import { Split } from '#design-system/grid';
import { Heading } from '#design-system/heading';
import { PolicyTimeline } from '#design-system/policy-timeline';
import { PriceBreakdown } from '#design-system/price-breakdown';
import { Price } from '#design-system/price';
import { Stack } from '#design-system/stack';
import { Steps } from '#design-system/steps';
import { Surface } from '#design-system/surface';
import { Text } from '#design-system/text';
import { breakdown, policySteps, MONEY } from '../samples.tsx';
import { GuestForm } from './kit-forms.tsx';

export function Checkout() {
  return (
    <Split
      sideWidth="m"
      sticky
      side={
        <Surface tone="raised" padding="xl" radius="m" elevation="low">
          <Stack gap="l">
            <Stack gap="l">
              <BookingStatus state="PENDING">Booking Pending</BookingStatus>
              <Heading level={3} size="m">
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
        <Steps
          label="Your booking"
          doneLabel="done"
          placeOf={(place, total) => `${place} of ${total}`}
          current="details"
          steps={[
            { id: 'rooms', label: 'Rooms', href: '#rooms' },
            { id: 'details', label: 'Details' },
            { id: 'confirm', label: 'Confirm' },
          ]}
        />
        <GuestForm />
        <Stack gap="l">
          <Heading level={3} size="s">
            If plans change
          </Heading>
          <PolicyTimeline label="Cancellation" steps={policySteps} />
        </Stack>
        <ActionBar
          label="Your stay so far"
          summary={<Price size="l" amountMinor={6_796_859} {...MONEY} suffix="3 nights" />}
        >
          <Button>Continue</Button>
        </ActionBar>
      </Stack>
    </Split>
  );
}
