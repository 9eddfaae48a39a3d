import type { LocationPage, PublishedPlan } from '#schemas/published';
import { policyTerms } from '#domain/policy-terms';
import { Accordion } from '#design-system/accordion';
import { Stack } from '#design-system/stack';
import { Text } from '#design-system/text';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../format/use-formats.ts';
import { termWords } from '../policy/term-words.ts';
import { PlaceSection } from './place-page.tsx';

interface PriceTermsProps {
  plans: readonly PublishedPlan[];
  charges: LocationPage['charges'];
}

/** What is in the price and what is not, and the terms of each rate plan. Nothing for a place that sells no room. */
export function PriceTerms({ plans, charges }: PriceTermsProps) {
  const { t } = useTranslation();
  const formats = useFormats();
  if (plans.length === 0) return null;
  const meals = [...new Set(plans.flatMap(({ mealPlans }) => mealPlans))].map((meal) => t(`meals.${meal}`));
  const lines = [
    t('place.taxes'),
    ...charges.map(({ label, payable }) =>
      payable === 'IN_PRICE'
        ? t('place.chargeInPrice', { charge: label })
        : t('place.chargeAtHotel', { charge: label }),
    ),
    meals.length === 1 ? (meals[0] ?? '') : t('place.meals', { meals: formats.list(meals) }),
  ];
  return (
    <>
      <PlaceSection id="in-price" heading={t('place.inPrice')}>
        <Stack as="ul" gap="m">
          {lines.map((line) => (
            <Text key={line} as="li" measure>
              {line}
            </Text>
          ))}
        </Stack>
      </PlaceSection>
      <PlaceSection id="terms" heading={t('place.terms')}>
        <Accordion
          type="multiple"
          items={plans.map((plan) => ({
            id: plan.id,
            title: `${plan.name} · ${t(`payment.${plan.payment}`)}`,
            content: <PlanTerms plan={plan} />,
          }))}
        />
      </PlaceSection>
    </>
  );
}

function PlanTerms({ plan: { description, policy } }: { plan: PublishedPlan }) {
  const { t } = useTranslation();
  const { locale } = useFormats();
  return (
    <Stack gap="m">
      {description === undefined ? null : <Text measure>{description}</Text>}
      <Stack as="ul" gap="m">
        {policyTerms(policy).map((term) => (
          <Text key={term.key + JSON.stringify(term.params)} as="li" size="small" measure>
            {termWords(term, t, locale)}
          </Text>
        ))}
      </Stack>
    </Stack>
  );
}
