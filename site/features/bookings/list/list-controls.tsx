import type { ListBookingsQuery } from '#schemas/api-types';
import { Button } from '#design-system/button';
import { Grid } from '#design-system/grid';
import { Inline } from '#design-system/inline';
import { Select } from '#design-system/select';
import { Stack } from '#design-system/stack';
import { TextField } from '#design-system/text-field';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../../app/paths.ts';
import { isFiltered, listAddress } from './list-address.ts';

const SORTS = ['ASC', 'DESC'] as const;
const GROUPS = ['PRICE', 'DATE'] as const;

interface ListControlsProps {
  query: ListBookingsQuery;
  /** Folds them behind one button, until they are used. */
  isShort: boolean;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

export function ListControls({ query, isShort, isOpen, onOpenChange }: ListControlsProps) {
  const { t } = useTranslation();
  const isUsed = isFiltered(query);
  const navigate = useNavigate();
  const { register, handleSubmit } = useForm({ values: { search: query.search ?? '' } });
  const change = (changed: Parameters<typeof listAddress>[1]) => {
    // They stay open after the last filter is cleared.
    onOpenChange(true);
    void navigate(
      { pathname: paths.bookings, search: listAddress(query, changed) },
      { preventScrollReset: true },
    );
  };
  const submit = handleSubmit(({ search }) => change({ search: search.trim() }));

  const unfolds = isShort && !isUsed;
  const isFolded = unfolds && !isOpen;

  return (
    <Stack gap="l">
      {unfolds ? (
        <div>
          <Button
            tone="secondary"
            size="s"
            startIcon="search"
            aria-expanded={isOpen}
            onClick={() => onOpenChange(!isOpen)}
          >
            {t('bookings.arrange')}
          </Button>
        </div>
      ) : null}
      {isFolded ? null : fields()}
    </Stack>
  );

  function fields() {
    return (
      <form role="search" aria-label={t('bookings.filters')} onSubmit={(event) => void submit(event)}>
        <Stack gap="m">
          <Grid minColumn="s" gap="m">
            <TextField
              {...register('search')}
              id="bookings-search"
              type="search"
              label={t('bookings.search')}
              hint={t('bookings.searchHint')}
              maxLength={100}
              autoComplete="off"
            />
            <Select
              id="bookings-sort"
              label={t('bookings.sort')}
              value={query.sort ?? ''}
              onChange={({ currentTarget }) => change({ sort: currentTarget.value })}
            >
              <option value="">{t('bookings.sorts.none')}</option>
              {SORTS.map((sort) => (
                <option key={sort} value={sort}>
                  {t(`bookings.sorts.${sort}`)}
                </option>
              ))}
            </Select>
            <Select
              id="bookings-group"
              label={t('bookings.group')}
              value={query.group ?? ''}
              onChange={({ currentTarget }) => change({ group: currentTarget.value })}
            >
              <option value="">{t('bookings.groups.none')}</option>
              {GROUPS.map((group) => (
                <option key={group} value={group}>
                  {t(`bookings.groups.${group}`)}
                </option>
              ))}
            </Select>
          </Grid>
          <Inline gap="s">
            <Button type="submit" tone="secondary" startIcon="search">
              {t('bookings.searchSubmit')}
            </Button>
            {isUsed ? (
              <Button tone="quiet" onClick={() => change({ search: '', sort: '', group: '' })}>
                {t('bookings.clear')}
              </Button>
            ) : null}
          </Inline>
        </Stack>
      </form>
    );
  }
}
