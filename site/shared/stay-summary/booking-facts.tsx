import { writtenEmail } from '#domain/email-address';
import type { Booking } from '#schemas/api-types';
import { DescriptionList, type DescriptionItem } from '#design-system/description-list';
import { Heading } from '#design-system/heading';
import { Stack } from '#design-system/stack';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import type { Formats } from '../format/formats.ts';
import { useFormats } from '../format/use-formats.ts';
import { countNames } from '../count-names.ts';
import { PhoneNumber } from '../phone-number.tsx';
import { Unbroken } from '../unbroken.tsx';

interface BookingFactsProps {
  booking: Booking;
  headingLevel?: 2 | 3;
}

/** Every fact of a booking, by its name. */
export function BookingFacts({ booking, headingLevel = 2 }: BookingFactsProps) {
  const { t } = useTranslation();
  const formats = useFormats();
  return (
    <Stack as="section" gap="l" aria-labelledby="details-heading">
      <Heading level={headingLevel} id="details-heading">
        {t('booking.details')}
      </Heading>
      <DescriptionList
        layout="table"
        items={[...guestFacts(booking, t, formats), ...stayFacts(booking, t, formats)]}
      />
    </Stack>
  );
}

function stayFacts(booking: Booking, t: TFunction, formats: Formats): DescriptionItem[] {
  const { location, stay, rooms, lines } = booking;
  const adults = rooms.reduce((sum, room) => sum + room.adults, 0);
  const ages = rooms.flatMap(({ childAges }) => childAges);
  const extraBeds = rooms.reduce((sum, room) => sum + room.extraBeds, 0);
  const extras = lines
    .filter(({ kind }) => kind === 'EXTRA')
    .map(({ label, quantity }) =>
      quantity > 1 ? t('booking.times', { name: label, count: quantity }) : label,
    );
  const ofRooms = (words: readonly string[]): string =>
    new Set(words).size === 1
      ? (words[0] ?? '')
      : formats.list(words.map((what, place) => t('booking.ofRoom', { number: place + 1, what })));
  return [
    { id: 'location', term: t('stay.location'), detail: location.name },
    {
      id: 'check-in',
      term: t('search.checkIn'),
      detail: t('stay.from', { day: formats.day(stay.checkIn), time: formats.clock(location.checkIn) }),
    },
    {
      id: 'check-out',
      term: t('search.checkOut'),
      detail: t('stay.until', { day: formats.day(stay.checkOut), time: formats.clock(location.checkOut) }),
    },
    { id: 'length', term: t('stay.length'), detail: t('search.nights', { count: stay.nights }) },
    {
      id: 'rooms',
      term: t('booking.rooms', { count: rooms.length }),
      detail: formats.list(
        countNames(
          rooms.map(({ roomName, ratePlanName }) =>
            t('booking.roomAt', { room: roomName, plan: ratePlanName }),
          ),
          t,
        ),
      ),
    },
    { id: 'adults', term: t('booking.adults'), detail: adults },
    {
      id: 'children',
      term: t('booking.children'),
      detail:
        ages.length === 0
          ? 0
          : t('booking.childAges', { count: ages.length, ages: formats.list(ages.map(String)) }),
    },
    { id: 'guests', term: t('booking.guests'), detail: adults + ages.length },
    {
      id: 'extra-beds',
      term: t('booking.extraBeds'),
      detail: extraBeds > 0 ? t('book.extraBeds', { count: extraBeds }) : t('booking.extraBedsNone'),
    },
    {
      id: 'extras',
      term: t('booking.extras'),
      detail: extras.length > 0 ? formats.list(extras) : t('booking.extrasNone'),
    },
    {
      id: 'meals',
      term: t('booking.meals'),
      detail: ofRooms(rooms.map(({ mealPlan }) => t(`meals.${mealPlan}`))),
    },
  ];
}

function guestFacts(booking: Booking, t: TFunction, formats: Formats): DescriptionItem[] {
  const { guest, arrivalTime, requests, location } = booking;
  return [
    { id: 'name', term: t('booking.guestName'), detail: `${guest.guestFirstName} ${guest.guestLastName}` },
    { id: 'email', term: t('fields.guestEmail'), detail: writtenEmail(guest.guestEmail) },
    { id: 'phone', term: t('fields.guestPhone'), detail: <PhoneNumber number={guest.guestPhone} /> },
    ...(arrivalTime ? [{ id: 'arrival', term: t('stay.arrivalTime'), detail: arrivalTime }] : []),
    ...(requests ? [{ id: 'requests', term: t('stay.requests'), detail: requests }] : []),
    { id: 'reference', term: t('booking.reference'), detail: <Unbroken>{booking.reference}</Unbroken> },
    { id: 'id', term: t('booking.id'), detail: booking.id },
    {
      id: 'booked',
      term: t('booking.bookedOn'),
      detail: formats.moment(booking.createdAt, location.timezone),
    },
  ];
}
