import type { PolicyTimelineStep } from '#design-system/policy-timeline';
import type { PriceProps } from '#design-system/price';
import type { PriceBreakdownProps } from '#design-system/price-breakdown';
import type { RoomFact } from '#design-system/room-card';

/** What the amounts of most stories count, and how they are written. */
export const MONEY = {
  unit: { currency: 'INR', currencyDigits: 2 },
  locale: 'en-IN',
} as const satisfies Pick<PriceProps, 'locale' | 'unit'>;

export const roomFacts: readonly RoomFact[] = [
  { id: 'bed', icon: 'bed', label: '1 king bed' },
  { id: 'size', icon: 'size', label: '46 m²' },
  { id: 'guests', icon: 'users', label: 'Up to 3 guests' },
  { id: 'view', icon: 'view', label: 'Lake view' },
];

export const policySteps: readonly PolicyTimelineStep[] = [
  {
    id: 'free',
    tone: 'free',
    heading: 'Cancel free of charge',
    when: 'Until Tuesday, 3 March 2026, 14:00 (hotel time)',
  },
  {
    id: 'part',
    tone: 'partial',
    heading: 'One night is charged',
    when: 'Until Monday, 9 March 2026, 14:00',
    detail: '₹18,400 is kept, the rest is paid back.',
  },
  { id: 'none', tone: 'none', heading: 'No refund', when: 'After that' },
];

export const breakdown: PriceBreakdownProps = {
  caption: 'Booking charges',
  labelHeading: 'What for',
  amountHeading: 'Amount',
  ...MONEY,
  groups: [
    {
      id: 'room',
      heading: 'Lake suite, Flexible',
      lines: [
        {
          id: 'n1',
          label: 'Tuesday, 10 March',
          detail: '2 adults, 1 child, breakfast',
          amountMinor: 1_840_000,
        },
        { id: 'n2', label: 'Wednesday, 11 March', amountMinor: 1_840_000 },
        { id: 'n3', label: 'Thursday, 12 March', amountMinor: 1_840_000 },
      ],
    },
    {
      id: 'extras',
      heading: 'Extras',
      lines: [{ id: 'boat', label: 'Boat from the jetty', amountMinor: 240_050 }],
    },
  ],
  summary: [{ id: 'tax', label: 'Tax and charges (18 %)', amountMinor: 1_036_809 }],
  total: { label: 'Total', detail: 'To be paid at the hotel', amountMinor: 6_796_859 },
};

/** A very long word. */
export const LONG_WORD = 'Donaudampfschifffahrtsgesellschaftskapitänskajütenreservierung';

/** A right-to-left sentence. */
export const ARABIC = 'غرفة مطلة على البحيرة مع إفطار';
