import type { ChosenRoom, QuoteLocation, Stay } from '#schemas/api-types';
import { DescriptionList } from '#design-system/description-list';
import { Stack } from '#design-system/stack';
import { Text } from '#design-system/text';
import { useTranslation } from 'react-i18next';
import { joinWords } from '../format/join-words.ts';
import { useFormats } from '../format/use-formats.ts';
import { guestsOf } from '../stay-search/guests-summary.ts';

interface StayDetailsProps {
  location: Pick<QuoteLocation, 'name' | 'checkIn' | 'checkOut'>;
  stay: Stay;
  rooms: readonly ChosenRoom[];
}

export function StayDetails({ location, stay, rooms }: StayDetailsProps) {
  const { t } = useTranslation();
  const formats = useFormats();
  const from = t('stay.from', { day: formats.day(stay.checkIn), time: formats.clock(location.checkIn) });
  const until = t('stay.until', { day: formats.day(stay.checkOut), time: formats.clock(location.checkOut) });
  return (
    <DescriptionList
      items={[
        { id: 'location', term: t('stay.location'), detail: location.name },
        { id: 'check-in', term: t('search.checkIn'), detail: from },
        { id: 'check-out', term: t('search.checkOut'), detail: until },
        { id: 'nights', term: t('stay.length'), detail: t('search.nights', { count: stay.nights }) },
        ...rooms.map((room, place) => ({
          id: `room-${place}`,
          term: rooms.length === 1 ? t('stay.room') : t('search.room', { number: place + 1 }),
          detail: <RoomWords room={room} />,
        })),
      ]}
    />
  );
}

function RoomWords({ room }: { room: ChosenRoom }) {
  const { t } = useTranslation();
  const { roomName, ratePlanName, mealPlan, adults, childAges, extraBeds } = room;
  const guests = guestsOf({ adults, children: childAges.length }, t);
  const beds = extraBeds > 0 ? [t('book.extraBeds', { count: extraBeds })] : [];
  return (
    <Stack gap="m">
      <Text as="div" weight="medium">
        {roomName}
      </Text>
      <Text as="div" size="small" tone="muted">
        {joinWords([guests, ...beds], t)}
      </Text>
      <Text as="div" size="small" tone="muted">
        {t(`meals.${mealPlan}`)} · {ratePlanName}
      </Text>
    </Stack>
  );
}
