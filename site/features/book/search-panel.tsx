import { Button } from '#design-system/button';
import { Surface } from '#design-system/surface';
import { type KeyboardEvent, type ReactNode, type Ref, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { joinWords } from '../../shared/format/join-words.ts';
import { useFormats } from '../../shared/format/use-formats.ts';
import { guestsOf, guestsSummary } from '../../shared/stay-search/guests-summary.ts';
import type { StaySearch } from '../../shared/stay-search/stay-search.ts';
import { findLocation, useShell } from '../../shared/use-shell.ts';
import { usePressOutside } from '../../shared/use-press-outside.ts';
import * as css from './search-panel.css.ts';

/** What takes the focus in the form: its first field. */
const FIELD = 'select, button, input:not([type="hidden"])';

interface SearchPanelProps {
  /** The answered search. The form is then folded under one line that stays in view. */
  search: StaySearch | undefined;
  /** The form, which calls `fold` after a search. */
  children: (fold: () => void) => ReactNode;
}

/** Holds the search form. After a search it is one line with Edit, and opens directly below it. */
export function SearchPanel({ search, children }: SearchPanelProps) {
  return search === undefined ? (
    <Surface tone="raised" padding="l" radius="m" elevation="low" outline>
      {children(() => undefined)}
    </Surface>
  ) : (
    <FoldedSearch search={search}>{children}</FoldedSearch>
  );
}

function FoldedSearch({ search, children }: SearchPanelProps & { search: StaySearch }) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const edit = useRef<HTMLButtonElement>(null);
  const form = useRef<HTMLDivElement>(null);
  const fold = () => setOpen(false);
  const pressInside = usePressOutside(isOpen, fold);

  function toggle() {
    flushSync(() => setOpen(!isOpen));
    form.current?.querySelector<HTMLElement>(FIELD)?.focus({ preventScroll: true });
  }
  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    // The calendar and the guests are dialogs of the form, and close themselves.
    const isOurs = event.target instanceof Node && event.currentTarget.contains(event.target);
    if (event.key !== 'Escape' || !isOpen || !isOurs) return;
    edit.current?.focus();
    fold();
  }
  return (
    // It answers no press of its own: Escape in the form, and where a press was.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section
      aria-label={t('book.yourSearch')}
      className={css.line}
      onKeyDown={onKeyDown}
      onPointerDown={pressInside}
    >
      <SearchLine ref={edit} search={search} isOpen={isOpen} controls={id} onPress={toggle} />
      <div id={id} ref={form} hidden={!isOpen} className={css.panel}>
        <Surface tone="raised" radius="m" elevation="high" outline>
          <div className={css.form}>{children(fold)}</div>
        </Surface>
      </div>
    </section>
  );
}

interface SearchLineProps {
  ref: Ref<HTMLButtonElement>;
  search: StaySearch;
  isOpen: boolean;
  controls: string;
  onPress: () => void;
}

function SearchLine({ ref, search, isOpen, controls, onPress }: SearchLineProps) {
  const { t } = useTranslation();
  const formats = useFormats();
  const shell = useShell();
  const place = shell.locations.length > 1 ? findLocation(shell, search.locationId)?.name : undefined;
  const dates = formats.stay(search.checkIn, search.checkOut);
  const [room, ...more] = search.rooms;
  // Of one room only who sleeps in it: the line has two lines on a phone.
  const guests =
    room && more.length === 0
      ? guestsOf({ adults: room.adults, children: room.childAges.length }, t)
      : guestsSummary(search.rooms, t);
  return (
    <Surface tone="raised" radius="m" elevation="low" outline>
      <div className={css.row}>
        <p className={css.words}>
          {place === undefined ? null : <span className={css.place}>{place}</span>}
          <span className={place === undefined ? css.place : css.stay}>{dates}</span>
          <span className={css.stay}>{guests}</span>
        </p>
        <Button
          ref={ref}
          tone="secondary"
          size="s"
          aria-expanded={isOpen}
          aria-controls={controls}
          aria-label={t('book.changeSearchOf', {
            search: joinWords(
              [dates, guestsSummary(search.rooms, t), place ?? ''].filter((part) => part !== ''),
              t,
            ),
          })}
          onClick={onPress}
        >
          {t('book.changeSearch')}
        </Button>
      </div>
    </Surface>
  );
}
