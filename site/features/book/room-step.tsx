import type { ChosenOffer } from '#domain/chosen-rooms';
import { Heading } from '#design-system/heading';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { guestsOf } from '../../shared/stay-search/guests-summary.ts';
import type { StaySearch } from '../../shared/stay-search/stay-search.ts';

interface RoomStepProps {
  search: StaySearch;
  chosen: readonly ChosenOffer[];
}

/** Which room is being chosen, and for whom. Takes the focus when the next room begins. */
export function RoomStep({ search, chosen }: RoomStepProps) {
  const { t } = useTranslation();
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(chosen.length);
  useEffect(() => {
    if (shown.current === chosen.length) return;
    shown.current = chosen.length;
    heading.current?.focus();
  }, [chosen.length]);

  const guests = search.rooms[chosen.length];
  const count = search.rooms.length;
  return (
    <Heading level={2} size="m" ref={heading} tabIndex={-1}>
      {guests
        ? t('book.roomFor', {
            number: chosen.length + 1,
            count,
            guests: guestsOf({ adults: guests.adults, children: guests.childAges.length }, t),
          })
        : t('book.chosenStep', { count })}
    </Heading>
  );
}
