import type { Quote } from '#schemas/api-types';
import { Stack } from '#design-system/stack';
import { Text } from '#design-system/text';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../shared/format/use-formats.ts';
import { guestsOf } from '../../shared/stay-search/guests-summary.ts';

/** What is being booked: the room and its location, and below them when and for whom. */
export function StayLine({ quote }: { quote: Pick<Quote, 'location' | 'stay' | 'rooms'> }) {
  const { t } = useTranslation();
  const formats = useFormats();
  const { location, stay, rooms } = quote;
  const [first] = rooms;
  const room = rooms.length === 1 && first ? first.roomName : t('search.rooms', { count: rooms.length });
  const adults = rooms.reduce((sum, each) => sum + each.adults, 0);
  const children = rooms.reduce((sum, each) => sum + each.childAges.length, 0);
  return (
    <Stack gap="m">
      <Text weight="medium">{t('checkout.stayRoom', { room, location: location.name })}</Text>
      <Text>
        {t('checkout.stayDates', {
          from: formats.day(stay.checkIn),
          until: formats.day(stay.checkOut),
          nights: t('search.nights', { count: stay.nights }),
          guests: guestsOf({ adults, children }, t),
        })}
      </Text>
    </Stack>
  );
}
