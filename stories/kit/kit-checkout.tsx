import { BookingStatus } from '#design-system/booking-status';
import { Split } from '#design-system/grid';
import { Heading } from '#design-system/heading';
import { PolicyTimeline } from '#design-system/policy-timeline';
import { PriceBreakdown } from '#design-system/price-breakdown';
import { Stack } from '#design-system/stack';
import { Surface } from '#design-system/surface';
import { Text } from '#design-system/text';
import { breakdown, policySteps } from '../samples.tsx';
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
