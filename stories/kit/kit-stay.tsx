import { Button } from '#design-system/button';
import { DescriptionList } from '#design-system/description-list';
import { Dialog, DialogClose } from '#design-system/dialog';
import { Heading } from '#design-system/heading';
import { Inline } from '#design-system/inline';
import { PolicyTimeline } from '#design-system/policy-timeline';
import { Popover } from '#design-system/popover';
import { Price } from '#design-system/price';
import { Stack } from '#design-system/stack';
import { StayCalendar } from '#design-system/stay-calendar';
import { Surface } from '#design-system/surface';
import { Text } from '#design-system/text';
import { policySteps, MONEY } from '../samples.tsx';
import { shortRupees, stayDays, stayWords, TODAY } from '../stay-sample.ts';

export function Dates() {
  return (
    <Surface tone="raised" padding="xl" radius="m" elevation="low">
      <StayCalendar
        locale="en-IN-u-fw-mon"
        today={TODAY}
        max="2026-07-31"
        words={stayWords}
        days={stayDays()}
        formatDayPrice={shortRupees}
        defaultValue={{ checkIn: '2026-03-10', checkOut: '2026-03-13' }}
      />
    </Surface>
  );
}

export function ChosenStay() {
  return (
    <Stack gap="xl">
      <Heading level={3}>Three nights by the lake</Heading>
      <DescriptionList
        items={[
          { id: 'in', term: 'Check-in', detail: 'Tuesday, 10 March, from 14:00' },
          { id: 'out', term: 'Check-out', detail: 'Friday, 13 March, until 12:00' },
          { id: 'guests', term: 'Guests', detail: '2 adults, 1 child' },
        ]}
      />
      <Price size="xl" amountMinor={5_520_000} {...MONEY} suffix="3 nights" />
      <Inline gap="s">
        <Popover
          trigger={
            <Button tone="secondary" size="s">
              What is included
            </Button>
          }
          title="In this price"
          closeLabel="Close"
        >
          <Text size="small">18 % tax and charges, breakfast, and the boat from the jetty.</Text>
        </Popover>
        <Dialog
          trigger={
            <Button tone="secondary" size="s">
              If plans change
            </Button>
          }
          title="If plans change"
          description="Times are those of the hotel."
          closeLabel="Close"
          footer={
            <DialogClose>
              <Button>Understood</Button>
            </DialogClose>
          }
        >
          <PolicyTimeline label="Cancellation" steps={policySteps} />
        </Dialog>
      </Inline>
    </Stack>
  );
}
