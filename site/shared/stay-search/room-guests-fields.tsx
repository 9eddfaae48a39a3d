import type { Shell } from '#schemas/published';
import { ADULT_AGE, REQUEST_LIMITS } from '#domain/occupancy';
import { Button } from '#design-system/button';
import { Grid } from '#design-system/grid';
import { Heading } from '#design-system/heading';
import { Inline } from '#design-system/inline';
import { Select } from '#design-system/select';
import { Stack } from '#design-system/stack';
import { Stepper } from '#design-system/stepper';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { joinWords } from '../format/join-words.ts';
import { useShell } from '../use-shell.ts';
import type { GuestsDraft } from './stay-search.ts';

interface RoomGuestsFieldsProps {
  number: number;
  guests: GuestsDraft;
  /** Shows an error at each missing age. */
  asksAges: boolean;
  onGuestsChange: (guests: GuestsDraft) => void;
  onRemove?: () => void;
}

export function RoomGuestsFields(props: RoomGuestsFieldsProps) {
  const { number, guests, asksAges, onGuestsChange, onRemove } = props;
  const { t } = useTranslation();
  const { childBands = [] } = useShell();
  const { adults, childAges } = guests;

  function changeChildren(count: number) {
    const ages = Array.from({ length: count }, (_, place) => childAges[place] ?? null);
    onGuestsChange({ adults, childAges: ages });
  }

  const changeAge = (place: number, age: number | null) =>
    onGuestsChange({ adults, childAges: childAges.map((known, index) => (index === place ? age : known)) });

  return (
    <Stack gap="m" as="section" aria-label={t('search.room', { number })}>
      <Inline justify="between">
        <Heading level={3} size="s">
          {t('search.room', { number })}
        </Heading>
        {onRemove ? (
          <Button tone="quiet" size="s" onClick={onRemove} aria-label={t('search.removeRoom', { number })}>
            {t('search.remove')}
          </Button>
        ) : null}
      </Inline>
      <Stepper
        label={t('search.adults')}
        hint={t('search.adultsHint')}
        decreaseLabel={t('search.fewerAdults')}
        increaseLabel={t('search.moreAdults')}
        valueText={(count) => t('search.adultCount', { count })}
        min={1}
        max={REQUEST_LIMITS.adults}
        value={adults}
        onValueChange={(count) => onGuestsChange({ adults: count, childAges })}
      />
      <Stepper
        label={t('search.children')}
        hint={childrenHint(childBands, t)}
        decreaseLabel={t('search.fewerChildren')}
        increaseLabel={t('search.moreChildren')}
        valueText={(count) => t('search.childCount', { count })}
        max={REQUEST_LIMITS.children}
        value={childAges.length}
        onValueChange={changeChildren}
      />
      {childAges.length > 0 ? (
        <Grid columns={2} gap="s">
          {childAges.map((age, place) => (
            <Select
              // A child has no name but its place.
              // oxlint-disable-next-line react/no-array-index-key
              key={place}
              label={t('search.childAge', { number: place + 1 })}
              value={age ?? ''}
              error={asksAges && age === null ? t('search.faults.childAgeMissing') : undefined}
              onChange={(event) =>
                changeAge(place, event.currentTarget.value === '' ? null : Number(event.currentTarget.value))
              }
            >
              <option value="">{t('search.chooseAge')}</option>
              {Array.from({ length: ADULT_AGE }, (_, years) => (
                <option key={years} value={years}>
                  {years === 0 ? t('search.childAgeUnder1') : t('search.years', { count: years })}
                </option>
              ))}
            </Select>
          ))}
        </Grid>
      ) : null}
    </Stack>
  );
}

/** "Below 12: Infant 0 to 2, Child 3 to 11": a band begins where the one before it ends. */
function childrenHint(bands: NonNullable<Shell['childBands']>, t: TFunction): string {
  const words = bands.map(({ name, below }, place) => {
    const from = bands[place - 1]?.below ?? 0;
    const to = below - 1;
    return to > from ? t('search.band', { name, from, to }) : t('search.bandOfOne', { name, age: from });
  });
  return words.length === 0
    ? t('search.childrenHint')
    : t('search.childrenBands', { bands: joinWords(words, t) });
}
