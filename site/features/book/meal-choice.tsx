import type { Offer } from '#schemas/api-types';
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
