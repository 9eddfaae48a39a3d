import { useState } from 'react';
import { Button } from '#design-system/button';
import { Combobox } from '#design-system/combobox';
import { DayStrip, type StripDay } from '#design-system/day-strip';
import { FilterChips } from '#design-system/filter-chips';
import { FoldedRow, FoldedRows } from '#design-system/folded-row';
import { Grid } from '#design-system/grid';
import { Price } from '#design-system/price';
import { SplitSuggestion } from '#design-system/split-suggestion';
import { Stack } from '#design-system/stack';
import { StayCalendar, type StayValue } from '#design-system/stay-calendar';
import { StayField } from '#design-system/stay-field';
import { VisuallyHidden } from '#design-system/visually-hidden';
import { shortRupees, stayDays, stayWords, TODAY } from '../stay-sample.ts';
import { MONEY } from '../samples.tsx';

const rupees = (amountMinor: number) => <Price amountMinor={amountMinor} {...MONEY} />;

const week: readonly StripDay[] = [
  { day: '2026-03-08', priceMinor: 4_380_000 },
  { day: '2026-03-09', priceMinor: 3_640_000 },
  { day: '2026-03-10', priceMinor: 3_720_000 },
  { day: '2026-03-11', priceMinor: 3_720_000 },
  { day: '2026-03-12', reason: 'Wedding in the hotel' },
];

/** What a guest looks for, and when. */
export function Looking() {
  const [stay, setStay] = useState<StayValue>({ checkIn: '2026-03-10', checkOut: '2026-03-13' });
  return (
    <Stack gap="l">
      <Grid columns={2} gap="l">
        <StayField
          label="Dates"
          locale="en-GB"
          value={stay}
          words={{
            empty: 'Choose your dates',
            chooseCheckOut: 'choose your departure',
            nights: stayWords.nights,
            title: 'When will you come?',
            close: 'Close',
            done: 'Done',
          }}
        >
          <StayCalendar
            locale="en-IN-u-fw-mon"
            today={TODAY}
            max="2026-07-31"
            words={stayWords}
            days={stayDays()}
            formatDayPrice={shortRupees}
            value={stay}
            onValueChange={setStay}
          />
        </StayField>
        <Combobox
          label="Country of residence"
          defaultValue="IN"
          options={[
            { value: 'DE', label: 'Germany' },
            { value: 'IN', label: 'India' },
            { value: 'NZ', label: 'New Zealand' },
          ]}
          words={{ list: 'Countries', none: 'No country found', count: (count) => `${count} countries` }}
        />
      </Grid>
      <DayStrip
        label="Day of arrival, prices for 3 nights"
        locale="en-IN"
        days={week}
        value={stay.checkIn}
        onValueChange={(checkIn) => setStay({ checkIn })}
        formatPrice={shortRupees}
        words={{
          unavailable: 'Full',
          lowestPrice: 'lowest price',
          comma: ',',
          price: (priceMinor) => `${priceMinor / 100} rupees for 3 nights`,
          earlier: 'Earlier days',
          later: 'Later days',
        }}
      />
      <FilterChips
        legend="Only rooms with"
        clearLabel="Clear filters"
        defaultValue={['lake']}
        status="4 of 9 rooms"
        options={[
          { value: 'step-free', label: 'Step-free access', count: 3 },
          { value: 'lake', label: 'Lake view', count: 4 },
          { value: 'tub', label: 'Bath tub', count: 0, disabled: true },
        ]}
      />
    </Stack>
  );
}

/** What the hotel offers where no room fits, and besides the room. */
export function Offering() {
  return (
    <Grid columns={2} gap="xl">
      <SplitSuggestion
        heading="Two nights in the Garden Twin, one in the Veranda Room"
        reason="No single room is free for all three nights."
        arrangement="in-turn"
        parts={[
          { id: 'twin', name: 'Garden Twin', detail: '10 to 12 March, 2 nights', price: rupees(1_240_000) },
          { id: 'veranda', name: 'Veranda Room', detail: '12 to 13 March, 1 night', price: rupees(820_000) },
        ]}
        changeText={() => 'You change rooms on Thursday'}
        totalLabel="Total"
        total={<Price size="l" amountMinor={2_060_000} {...MONEY} />}
        note="3 nights, taxes included"
        action={<Button>Choose both</Button>}
      />
      <FoldedRows label="Add to your stay">
        <FoldedRow
          as="li"
          label="Airport car"
          detail="Up to three guests"
          price={rupees(165_200)}
          action={<Add what="Airport car" />}
          defaultOpen
        >
          The driver waits at the arrivals hall with a lamp and your name.
        </FoldedRow>
        <FoldedRow
          as="li"
          label="Boat at dawn"
          price={rupees(240_000)}
          action={<Add what="Boat at dawn" />}
        />
      </FoldedRows>
    </Grid>
  );
}

function Add({ what }: { what: string }) {
  return (
    <Button tone="secondary" size="s">
      Add<VisuallyHidden> {what}</VisuallyHidden>
    </Button>
  );
}
