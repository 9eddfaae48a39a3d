import { Button } from '#design-system/button';
import { Surface } from '#design-system/surface';
import { useId, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../shared/format/use-formats.ts';
import { guestsSummary } from '../../shared/stay-search/guests-summary.ts';
import type { StaySearch } from '../../shared/stay-search/stay-search.ts';
import { findLocation, useShell } from '../../shared/use-shell.ts';
import * as css from './search-panel.css.ts';

interface SearchPanelProps {
  /** The answered search. The form is then folded under one line that stays in view. */
  search: StaySearch | undefined;
  /** Something in the form has to be corrected. */
  isFaulty: boolean;
  children: ReactNode;
}

/** Holds the search form. After a search it is one line with Edit. */
export function SearchPanel({ search, isFaulty, children }: SearchPanelProps) {
  const [isOpen, setOpen] = useState(isFaulty);
  const id = useId();
  const isFolded = search !== undefined && !isOpen;
  return (
    <>
      {search === undefined ? null : (
        <SearchLine search={search} isOpen={isOpen} controls={id} onPress={() => setOpen(!isOpen)} />
      )}
      <div id={id} hidden={isFolded}>
        <Surface tone="raised" padding="l" radius="m" elevation="low" outline>
          {children}
        </Surface>
      </div>
    </>
  );
}

interface SearchLineProps {
  search: StaySearch;
  isOpen: boolean;
  controls: string;
  onPress: () => void;
}

function SearchLine({ search, isOpen, controls, onPress }: SearchLineProps) {
  const { t } = useTranslation();
  const formats = useFormats();
  const place = findLocation(useShell(), search.locationId)?.name;
  const dates = formats.stay(search.checkIn, search.checkOut);
  const guests = guestsSummary(search.rooms, t);
  return (
    <section aria-label={t('book.yourSearch')} className={css.line}>
      <Surface tone="raised" radius="m" elevation="low" outline>
        <div className={css.row}>
          <p className={css.words}>
            <span className={css.dates}>{dates}</span>
            {[guests, place].filter(Boolean).map((words) => ` · ${words}`)}
          </p>
          <Button
            tone="secondary"
            size="s"
            aria-expanded={isOpen}
            aria-controls={controls}
            aria-label={t('book.changeSearchOf', {
              search: [dates, guests, place].filter(Boolean).join(', '),
            })}
            onClick={onPress}
          >
            {t('book.changeSearch')}
          </Button>
        </div>
      </Surface>
    </section>
  );
}
