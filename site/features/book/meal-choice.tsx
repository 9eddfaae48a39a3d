import type { Availability, Offer } from '#schemas/api-types';
import type { MealPlan } from '#schemas/types';
import { Select } from '#design-system/select';
import { useTranslation } from 'react-i18next';

interface MealChoiceProps {
  meals: readonly MealPlan[];
  value: MealPlan | undefined;
  onMealChange: (meal: MealPlan) => void;
}

export function MealChoice({ meals, value, onMealChange }: MealChoiceProps) {
  const { t } = useTranslation();
  return (
    <Select
      label={t('book.meals')}
      value={value}
      onChange={(event) => {
        const chosen = meals.find((meal) => meal === event.currentTarget.value);
        if (chosen) onMealChange(chosen);
      }}
    >
      {meals.map((meal) => (
        <option key={meal} value={meal}>
          {t(`meals.${meal}`)}
        </option>
      ))}
    </Select>
  );
}

export function mealsOf(offers: readonly Offer[]): MealPlan[] {
  return [...new Set(offers.map((offer) => offer.mealPlan))];
}

/** The rates of one meal plan, the lowest first. A room without that plan shows the plan of its lowest rate. */
export function offersWithMeal(offers: readonly Offer[], meal: MealPlan | undefined): Offer[] {
  const sorted = offers.toSorted((a, b) => a.totalMinor - b.totalMinor);
  const wanted = sorted.filter(({ mealPlan }) => mealPlan === meal);
  return wanted.length > 0 ? wanted : sorted.filter(({ mealPlan }) => mealPlan === sorted[0]?.mealPlan);
}

/** The meal plan of the lowest price of all rooms, which the calendar shows too. */
export function mealOfLowest({ items }: Availability): MealPlan | undefined {
  const offers = items.flatMap((item) => item.offers);
  return offers.toSorted((a, b) => a.totalMinor - b.totalMinor)[0]?.mealPlan;
}
