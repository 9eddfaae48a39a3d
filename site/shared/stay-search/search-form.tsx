import { Button } from '#design-system/button';
import { DateField } from '#design-system/date-field';
import { Select } from '#design-system/select';
import { useTranslation } from 'react-i18next';
import { paths } from '../../app/paths.ts';
import { addDays, isIsoDate } from '../iso-date.ts';
import { useShell } from '../use-shell.ts';
import { CalendarButton } from './calendar-button.tsx';
import { GuestsField } from './guests-field.tsx';
import { PromoField } from './promo-field.tsx';
import * as css from './search-form.css.ts';
import { draftRoomsText } from './search-address.ts';
import { useSearchForm, type SearchFormOptions } from './use-search-form.ts';

/** The search form: works without scripts, and shows each error at its field. */
export function SearchForm(props: SearchFormOptions) {
  const { t } = useTranslation();
  const { locations } = useShell();
  const { form, draft, rules, messageOf, change, ...dates } = useSearchForm(props);

  // A date field holds only days; the message names any other value.
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
      onSubmit={dates.submit}
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
        onFocus={dates.openDates}
        onChange={(event) => dates.changeCheckIn(event.currentTarget.value)}
      />
      <DateField
        label={t('search.checkOut')}
        name="checkout"
        value={checkOut}
        min={rules.today && addDays(checkIn || rules.today, 1)}
        max={lastDay}
        error={messageOf('checkOut')}
        onFocus={dates.openDates}
        onChange={(event) => change({ checkOut: event.currentTarget.value })}
      />
      <div className={css.calendar}>
        <CalendarButton
          canOpen={dates.canOpenCalendar}
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
        <Button
          type="submit"
          width="full"
          startIcon="search"
          onPointerEnter={dates.fetchAhead}
          onFocus={dates.fetchAhead}
        >
          {t('search.submit')}
        </Button>
      </div>
    </form>
  );
}
