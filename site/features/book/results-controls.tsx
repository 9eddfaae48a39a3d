import { FilterChips } from '#design-system/filter-chips';
import { FoldedRow } from '#design-system/folded-row';
import { Select } from '#design-system/select';
import type { MealPlan } from '#schemas/types';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { MealChoice } from './meal-choice.tsx';
import type { RoomFilter } from './room-filters.ts';
import type { ResultsView } from './results-view.ts';

interface ResultsControlsProps {
  view: ResultsView;
  filters: readonly RoomFilter[];
  /** How many rooms pass the filters, and of how many. */
  counts: { shown: number; all: number };
  /** The meals that the rooms are sold with, and those of the rates that are shown. */
  meals: { all: readonly MealPlan[]; shown: MealPlan | undefined };
  onViewChange: (change: Partial<ResultsView>) => void;
  /** The button that compares rooms. */
  compare: ReactNode;
}

/**
 * With which meals and in which order the rooms are, and which of them: one line, which says what is set and unfolds to
 * change it.
 */
export function ResultsControls(props: ResultsControlsProps) {
  const { view, filters, counts, meals, onViewChange, compare } = props;
  const { t } = useTranslation();
  if (counts.all < 2 && meals.all.length < 2) return null;
  const wanted = filters.filter(({ value }) => view.wanted.includes(value));
  const status = wanted.length === 0 ? '' : t('book.filters.status', counts);
  return (
    <FoldedRow
      size="s"
      label={t('book.filters.heading')}
      detail={[
        // A space until the meals are known: the line must not grow.
        meals.shown === undefined ? '\u00A0' : t(`meals.${meals.shown}`),
        view.sort === 'hotel' ? '' : t(`book.sort.${view.sort}`),
        status,
        ...wanted.map(({ label }) => label),
      ]
        .filter((words) => words !== '')
        .join(' · ')}
      action={compare}
    >
      {meals.all.length > 1 ? (
        <MealChoice meals={meals.all} value={meals.shown} onMealChange={(meal) => onViewChange({ meal })} />
      ) : null}
      <Select
        label={t('book.sort.label')}
        value={view.sort}
        onChange={({ currentTarget }) =>
          onViewChange({ sort: currentTarget.value === 'price' ? 'price' : 'hotel' })
        }
      >
        <option value="hotel">{t('book.sort.hotel')}</option>
        <option value="price">{t('book.sort.price')}</option>
      </Select>
      {filters.length > 0 ? (
        <FilterChips
          legend={t('book.filters.legend')}
          options={filters}
          countText={(count) => t('book.filters.rooms', { count })}
          clearLabel={t('book.filters.clear')}
          value={wanted.map(({ value }) => value)}
          onValueChange={(next) => onViewChange({ wanted: next })}
          status={status}
        />
      ) : null}
    </FoldedRow>
  );
}
