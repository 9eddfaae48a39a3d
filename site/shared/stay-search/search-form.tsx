import { Button } from '#design-system/button';
import { Select } from '#design-system/select';
import { useTranslation } from 'react-i18next';
import { paths, ROOM } from '../../app/paths.ts';
import { useShell } from '../use-shell.ts';
import { DatesField } from './dates-field.tsx';
import { GuestsField } from './guests-field.tsx';
import { PromoField } from './promo-field.tsx';
import * as css from './search-form.css.ts';
import { draftRoomsText } from './search-address.ts';
import { useSearchForm, type SearchFormOptions } from './use-search-form.ts';

interface SearchFormProps extends SearchFormOptions {
  /** Opens the calendar at once: the guest has pressed a room, and a date is what is missing. */
  opensCalendar?: boolean;
  /** The draft holds more than the page says: the last search. */
  isFilled?: boolean;
}

/** Where, when and who: works without scripts, and shows each error at its field. */
export function SearchForm({ opensCalendar = false, isFilled = false, ...options }: SearchFormProps) {
  const { t } = useTranslation();
  const { locations } = useShell();
  const { form, draft, rules, messageOf, change, ...act } = useSearchForm(options);
  return (
    <form
      ref={form}
      role="search"
      aria-label={t('search.label')}
      action={paths.book}
      method="get"
      noValidate
      onSubmit={act.submit}
      className={css.form}
    >
      {locations.length > 1 ? (
        <div className={css.place}>
          <Select
            label={t('search.location')}
            name="location"
            value={draft.location}
            error={messageOf('location')}
            // Another location has other rooms.
            onChange={(event) => change({ location: event.currentTarget.value, room: '' })}
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
      {draft.room === '' ? null : <input type="hidden" name={ROOM} value={draft.room} />}
      <DatesField
        draft={draft}
        rules={rules}
        error={messageOf('checkIn') ?? messageOf('checkOut')}
        defaultOpen={opensCalendar}
        onStayChange={change}
      />
      <GuestsField
        rooms={draft.rooms}
        error={messageOf('rooms')}
        onRoomsChange={(rooms) => change({ rooms })}
      />
      <input type="hidden" name="rooms" value={draftRoomsText(draft.rooms)} />
      <div className={css.submit}>
        <Button
          type="submit"
          width="full"
          startIcon="search"
          onPointerEnter={act.fetchAhead}
          onFocus={act.fetchAhead}
        >
          {t('search.submit')}
        </Button>
      </div>
      <div className={css.promo}>
        <PromoField
          value={draft.promo}
          isFolded={isFilled}
          error={messageOf('promo')}
          onPromoChange={(promo) => change({ promo })}
        />
      </div>
    </form>
  );
}
