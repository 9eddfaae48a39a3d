import type { CurrencyUnit } from '#domain/currency';
import type { BookingGroup, BookingPage, BookingSummary } from '#schemas/api-types';
import { Heading } from '#design-system/heading';
import { Inline } from '#design-system/inline';
import { formatPrice } from '#design-system/price';
import { Stack } from '#design-system/stack';
import { Text } from '#design-system/text';
import type { TFunction } from 'i18next';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { serverNow } from '../../../api/server-clock.ts';
import type { Formats } from '../../../shared/format/formats.ts';
import { useFormats } from '../../../shared/format/use-formats.ts';
import { todayAt } from '../../../shared/iso-date.ts';
import { BookingCard } from './booking-card.tsx';

interface BookingGroupsProps {
  found: BookingPage;
  /** Sorted by price: coming and past ones stand side by side. */
  isByPrice: boolean;
}

export function BookingGroups({ found, isByPrice }: BookingGroupsProps) {
  const { t } = useTranslation();
  const formats = useFormats();
  const { items, groups } = found;
  if (groups === undefined)
    return isByPrice ? (
      <Cards label={t('bookings.list')} bookings={items} headingLevel={2} />
    ) : (
      <ByTime bookings={items} />
    );
  return (
    <Stack gap="xxl">
      {groups.map((group) => {
        const name = groupName(group, { t, formats, unit: firstOf(group, items) });
        return (
          <Stack key={group.key} as="section" gap="l" aria-label={name}>
            <Inline justify="between" align="baseline" gap="s">
              <Heading level={2} size="m">
                {name}
              </Heading>
              <Text size="small" tone="muted">
                {t('bookings.found', { count: group.total })}
              </Text>
            </Inline>
            <Cards
              label={name}
              bookings={items.filter(({ id }) => group.bookingIds.includes(id))}
              headingLevel={3}
            />
          </Stack>
        );
      })}
    </Stack>
  );
}

/** What is still to come, the next first, apart from what is over or cancelled. */
function ByTime({ bookings }: { bookings: readonly BookingSummary[] }) {
  const { t } = useTranslation();
  // A page that stays open over midnight keeps its sections until it is opened again.
  const [openedAt] = useState(() => new Date(serverNow()));
  const sections = [
    {
      id: 'coming',
      name: t('bookings.coming'),
      of: bookings.filter((booking) => isComing(booking, openedAt)).toReversed(),
    },
    {
      id: 'past',
      name: t('bookings.past'),
      of: bookings.filter((booking) => !isComing(booking, openedAt)),
    },
  ];
  return (
    <Stack gap="xxl">
      {sections.map(({ id, name, of }) =>
        of.length === 0 ? null : (
          <Stack key={id} as="section" gap="l" aria-label={name}>
            <Heading level={2} size="m">
              {name}
            </Heading>
            <Cards label={name} bookings={of} headingLevel={3} />
          </Stack>
        ),
      )}
    </Stack>
  );
}

function isComing({ state, stayState, stay, location }: BookingSummary, now: Date): boolean {
  const stands = state === 'SUCCESSFUL' || state === 'PENDING';
  return stands && stayState !== 'NO_SHOW' && stay.checkOut >= todayAt(location.timezone, now);
}

interface CardsProps {
  label: string;
  bookings: readonly BookingSummary[];
  headingLevel: 2 | 3;
}

function Cards({ label, bookings, headingLevel }: CardsProps) {
  return (
    <Stack as="ul" gap="l" aria-label={label}>
      {bookings.map((booking) => (
        <li key={booking.id}>
          <BookingCard booking={booking} headingLevel={headingLevel} />
        </li>
      ))}
    </Stack>
  );
}

/** Its bookings count their amounts as the bounds of the group do. */
function firstOf({ bookingIds }: BookingGroup, items: readonly BookingSummary[]): CurrencyUnit | undefined {
  return items.find(({ id }) => bookingIds.includes(id))?.totals;
}

interface NameParts {
  t: TFunction;
  formats: Formats;
  /** Undefined for a group by month without bookings on this page. */
  unit: CurrencyUnit | undefined;
}

function groupName(
  { month, fromMinor = 0, belowMinor }: BookingGroup,
  { t, formats, unit }: NameParts,
): string {
  if (month !== undefined) return formats.month(month);
  const price = (amountMinor: number) =>
    unit === undefined ? '' : formatPrice(amountMinor, unit, formats.locale);
  if (belowMinor === undefined) return t('bookings.bandFrom', { from: price(fromMinor) });
  return fromMinor === 0
    ? t('bookings.bandBelow', { below: price(belowMinor) })
    : t('bookings.band', { from: price(fromMinor), below: price(belowMinor) });
}
