import { Button } from '#design-system/button';
import { Dialog } from '#design-system/dialog';
import { Stack } from '#design-system/stack';
import { Text } from '#design-system/text';
import { startTransition, useOptimistic, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { useShell } from '../use-shell.ts';
import { RoomGuestsFields } from './room-guests-fields.tsx';
import type { GuestsDraft } from './stay-search.ts';

interface GuestsDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  rooms: readonly GuestsDraft[];
  onRoomsChange: (rooms: GuestsDraft[]) => void;
}

export default function GuestsDialog({ rooms, onRoomsChange, ...dialog }: GuestsDialogProps) {
  const { t } = useTranslation();
  const [asksAges, setAsksAges] = useState(false);
  const fields = useRef<HTMLDivElement>(null);

  function finish() {
    if (!rooms.some(({ childAges }) => childAges.includes(null))) {
      dialog.onOpenChange(false);
      return;
    }
    flushSync(() => setAsksAges(true));
    fields.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }

  return (
    <Dialog
      {...dialog}
      size="s"
      title={t('search.guestsTitle')}
      description={t('search.guestsDescription')}
      closeLabel={t('search.close')}
      footer={
        <Button width="full" onClick={finish}>
          {t('search.done')}
        </Button>
      }
    >
      <div ref={fields}>
        <RoomsFields {...{ rooms, onRoomsChange, asksAges }} />
      </div>
    </Dialog>
  );
}

type RoomsFieldsProps = Pick<GuestsDialogProps, 'rooms' | 'onRoomsChange'> & { asksAges: boolean };

/** Update the stepper first and defer the form behind the dialog. */
function RoomsFields({ rooms: held, onRoomsChange, asksAges }: RoomsFieldsProps) {
  const { t } = useTranslation();
  const { booking } = useShell();
  const [rooms, showAtOnce] = useOptimistic(held);
  const isFull = rooms.length >= booking.maxRooms;

  const change = (next: GuestsDraft[]) =>
    startTransition(() => {
      showAtOnce(next);
      onRoomsChange(next);
    });
  const replace = (index: number, guests: GuestsDraft) =>
    change(rooms.map((room, place) => (place === index ? guests : room)));
  const remove = (index: number) => change(rooms.filter((_, place) => place !== index));
  const add = () => change([...rooms, { adults: 2, childAges: [] }]);

  return (
    <Stack gap="l">
      {rooms.map((room, index) => (
        <RoomGuestsFields
          // A room has no name but its place.
          // oxlint-disable-next-line react/no-array-index-key
          key={index}
          number={index + 1}
          guests={room}
          asksAges={asksAges}
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
  );
}
