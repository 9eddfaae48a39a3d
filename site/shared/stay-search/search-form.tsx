import { Button } from '#design-system/button';
import { DateField } from '#design-system/date-field';
import { Select } from '#design-system/select';
import { useRef, useState, type FormEvent } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { paths } from '../../app/paths.ts';
import { addDays, isIsoDate } from '../iso-date.ts';
import { useShell } from '../use-shell.ts';
import { CalendarButton } from './calendar-button.tsx';
import { GuestsField } from './guests-field.tsx';
import { PromoField } from './promo-field.tsx';
import * as css from './search-form.css.ts';
import {
  checkSearch,
  type SearchDraft,
  type SearchFault,
  type SearchField,
  type StaySearch,
} from './stay-search.ts';
import { draftRoomsText } from './search-address.ts';
import { useSearchRules } from './use-search-rules.ts';

interface SearchFormProps {
  /** What the form starts with. */
  draft: SearchDraft;
  /** What is wrong with it already. */
  faults?: readonly SearchFault[];
  onSearch: (search: StaySearch) => void;
}

/** Where, when and who: a plain form that works without scripts, and answers each mistake in its field. */
export function SearchForm({ draft: start, faults: startFaults = [], onSearch }: SearchFormProps) {
  const { t } = useTranslation();
  const { locations } = useShell();
  const rules = useSearchRules(start.location);
  const [draft, setDraft] = useState(start);
  const [faults, setFaults] = useState(startFaults);
  const form = useRef<HTMLFormElement>(null);
  const messageOf = (field: SearchField) => faults.find((fault) => fault.field === field)?.message;

  function change(changes: Partial<SearchDraft>) {
    setDraft((current) => ({ ...current, ...changes }));
    // A message goes away with the mistake that it is about, not before.
    setFaults((current) => current.filter(({ field }) => !(field in changes)));
  }

  function changeCheckIn(checkIn: string) {
    const isAfterCheckOut = checkIn !== '' && draft.checkOut !== '' && draft.checkOut <= checkIn;
    change({ checkIn, ...(isAfterCheckOut ? { checkOut: addDays(checkIn, 1) } : {}) });
  }

  function openDates() {
    if (draft.location !== '' || messageOf('location')) return;
    setFaults((current) => [...current, { field: 'location', message: t('validation.selectLocation') }]);
  }

  /** The days and their prices belong to a location: without one the field that asks for it says so. */
  function canOpenCalendar(): boolean {
    flushSync(openDates);
    if (rules.locationIds.includes(draft.location)) return true;
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
    return false;
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    const checked = checkSearch(draft, rules);
    if (checked.search) {
      onSearch(checked.search);
      return;
    }
    flushSync(() => setFaults(checked.faults));
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }

  // What an address says instead of a day is named in the message; a date field holds days only.
  const checkIn = isIsoDate(draft.checkIn) ? draft.checkIn : '';
  const checkOut = isIsoDate(draft.checkOut) ? draft.checkOut : '';
  const lastDay = rules.today && addDays(rules.today, rules.horizonDays);
  return (
    <form
      ref={form}
      role="search"
      aria-label={t('search.label')}
      action={paths.book}
      method="get"
      noValidate
      onSubmit={submit}
      className={css.form}
    >
      {locations.length > 1 ? (
        <div className={css.place}>
          <Select
            label={t('search.location')}
            name="location"
            value={draft.location}
            error={messageOf('location')}
            onChange={(event) => change({ location: event.currentTarget.value })}
          >
            <option value="">{t('search.chooseLocation')}</option>
            {locations.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Select>
        </div>
      ) : (
        <input type="hidden" name="location" value={draft.location} />
      )}
      <DateField
        label={t('search.checkIn')}
        name="checkin"
        value={checkIn}
        min={rules.today}
        max={lastDay}
        error={messageOf('checkIn')}
        onFocus={openDates}
        onChange={(event) => changeCheckIn(event.currentTarget.value)}
      />
      <DateField
        label={t('search.checkOut')}
        name="checkout"
        value={checkOut}
        min={rules.today && addDays(checkIn || rules.today, 1)}
        max={lastDay}
        error={messageOf('checkOut')}
        onFocus={openDates}
        onChange={(event) => change({ checkOut: event.currentTarget.value })}
      />
      <div className={css.calendar}>
        <CalendarButton
          canOpen={canOpenCalendar}
          locationId={draft.location}
          rooms={draft.rooms}
          today={rules.today ?? ''}
          lastDay={lastDay ?? ''}
          stay={{ checkIn: checkIn || undefined, checkOut: checkOut || undefined }}
          onStayChange={({ checkIn: from = '', checkOut: to = '' }) =>
            change({ checkIn: from, checkOut: to })
          }
        />
      </div>
      <GuestsField
        rooms={draft.rooms}
        error={messageOf('rooms')}
        onRoomsChange={(rooms) => change({ rooms })}
      />
      <input type="hidden" name="rooms" value={draftRoomsText(draft.rooms)} />
      <div className={css.promo}>
        <PromoField
          value={draft.promo}
          error={messageOf('promo')}
          onPromoChange={(promo) => change({ promo })}
        />
      </div>
      <div className={css.submit}>
        <Button type="submit" width="full" startIcon="search">
          {t('search.submit')}
        </Button>
      </div>
    </form>
  );
}
