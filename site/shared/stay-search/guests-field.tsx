import { Button } from '#design-system/button';
import { Dialog, DialogClose } from '#design-system/dialog';
import { Field } from '#design-system/field';
import { Stack } from '#design-system/stack';
import { useTranslation } from 'react-i18next';
import { Text } from '#design-system/text';
import { useShell } from '../use-shell.ts';
import { guestsSummary } from './guests-summary.ts';
import { RoomGuestsFields } from './room-guests-fields.tsx';
import type { GuestsDraft } from './stay-search.ts';

interface GuestsFieldProps {
  rooms: readonly GuestsDraft[];
  error: string | undefined;
  onRoomsChange: (rooms: GuestsDraft[]) => void;
}

/** How many rooms, and who sleeps in each: a button that says it and opens the steppers. */
export function GuestsField({ rooms, error, onRoomsChange }: GuestsFieldProps) {
  const { t } = useTranslation();
  const { booking } = useShell();
  const summary = guestsSummary(rooms, t);
  const isFull = rooms.length >= booking.maxRooms;

  const replace = (index: number, guests: GuestsDraft) =>
    onRoomsChange(rooms.map((room, place) => (place === index ? guests : room)));
  const remove = (index: number) => onRoomsChange(rooms.filter((_, place) => place !== index));
  const add = () => onRoomsChange([...rooms, { adults: 2, childAges: [] }]);

  return (
    <Field label={t('search.guests')} error={error}>
      {(control) => (
        <Dialog
          size="s"
          title={t('search.guestsTitle')}
          description={t('search.guestsDescription')}
          closeLabel={t('search.close')}
          trigger={
            <Button
              {...control}
              tone="secondary"
              width="full"
              size="m"
              startIcon="users"
              aria-label={`${t('search.guests')}: ${summary}`}
            >
              {summary}
            </Button>
          }
          footer={
            <DialogClose>
              <Button width="full">{t('search.done')}</Button>
            </DialogClose>
          }
        >
          <Stack gap="l">
            {rooms.map((room, index) => (
              <RoomGuestsFields
                // A room has no name but its place.
                // oxlint-disable-next-line react/no-array-index-key
                key={index}
                number={index + 1}
                guests={room}
                onGuestsChange={(guests) => replace(index, guests)}
                {...(rooms.length > 1 ? { onRemove: () => remove(index) } : {})}
              />
            ))}
            {isFull ? (
              <Text size="small" tone="muted">
                {t('search.mostRooms', { count: booking.maxRooms })}
              </Text>
            ) : (
              <Button tone="quiet" startIcon="plus" onClick={add}>
                {t('search.addRoom')}
              </Button>
            )}
          </Stack>
        </Dialog>
      )}
    </Field>
  );
}
