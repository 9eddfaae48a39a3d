import type { Offer, Stay } from '#schemas/api-types';
import type { MealPlan, PublishedRoom } from '#schemas/types';
import { Button } from '#design-system/button';
import { formatPrice, Price } from '#design-system/price';
import { RadioGroup } from '#design-system/radio-group';
import { RoomOffer, type RoomOfferNote, RoomOffers } from '#design-system/room-card';
import { Stack } from '#design-system/stack';
import type { TFunction } from 'i18next';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../shared/format/use-formats.ts';
import { policyWords, type PolicyWords } from '../../shared/policy/policy-words.ts';
import { findLocation, useShell } from '../../shared/use-shell.ts';
import type { OfferChoice } from './use-offer-choice.ts';

interface RoomPricesProps {
  room: PublishedRoom;
  offers: readonly Offer[];
  stay: Stay;
  currency: string;
  choice: OfferChoice;
}

/** The ways to buy a room: first what is eaten, then on which terms. Totals hold for the whole stay, taxes included. */
export function RoomPrices({ room, offers, stay, currency, choice }: RoomPricesProps) {
  const { t } = useTranslation();
  const meals = mealsOf(offers);
  const [meal, setMeal] = useState<MealPlan | undefined>(meals[0]);
  const chosenMeal = meals.find((known) => known === meal) ?? meals[0];
  return (
    <Stack gap="m">
      {meals.length > 1 ? (
        <MealChoice
          meals={meals}
          offers={offers}
          currency={currency}
          value={chosenMeal}
          onMealChange={setMeal}
        />
      ) : null}
      <RoomOffers label={t('book.offersOf', { room: room.name })}>
        {offers
          .filter((offer) => offer.mealPlan === chosenMeal)
          .map((offer) => (
            <PricedOffer
              key={offer.ratePlanId}
              room={room}
              offer={offer}
              nights={stay.nights}
              currency={currency}
              isBusy={choice.isBusy(room.id, offer)}
              onChoose={() => choice.choose(room.id, offer)}
            />
          ))}
      </RoomOffers>
    </Stack>
  );
}

interface MealChoiceProps {
  meals: readonly MealPlan[];
  offers: readonly Offer[];
  currency: string;
  value: MealPlan | undefined;
  onMealChange: (meal: MealPlan) => void;
}

function MealChoice({ meals, offers, currency, value, onMealChange }: MealChoiceProps) {
  const { t } = useTranslation();
  const { locale } = useFormats();
  const name = useId();
  const lowest = (meal: MealPlan) =>
    Math.min(...offers.filter((offer) => offer.mealPlan === meal).map((offer) => offer.totalMinor));
  const options = meals.map((meal) => ({
    value: meal,
    label: t(`meals.${meal}`),
    aside: t('book.from', { price: formatPrice(lowest(meal), currency, locale) }),
  }));
  return (
    <RadioGroup
      legend={t('book.meals')}
      name={name}
      options={options}
      {...(value ? { value } : {})}
      onValueChange={(next) => {
        const meal = meals.find((known) => known === next);
        if (meal) onMealChange(meal);
      }}
    />
  );
}

interface PricedOfferProps {
  room: PublishedRoom;
  offer: Offer;
  nights: number;
  currency: string;
  isBusy: boolean;
  onChoose: () => void;
}

function PricedOffer({ room, offer, nights, currency, isBusy, onChoose }: PricedOfferProps) {
  const { t } = useTranslation();
  const { locale } = useFormats();
  const timezone = findLocation(useShell(), room.locationId)?.timezone ?? 'UTC';
  return (
    <RoomOffer
      name={offer.name}
      {...(offer.description ? { detail: offer.description } : {})}
      notes={offerNotes(offer, policyWords(offer.policy, { timezone, currency, locale }, t), t)}
      price={
        <Price
          size="l"
          amountMinor={offer.totalMinor}
          currency={currency}
          locale={locale}
          suffix={t('book.totalFor', { count: nights })}
        />
      }
      action={
        <Button
          busy={isBusy}
          busyLabel={t('book.choosing')}
          onClick={onChoose}
          aria-label={t('book.chooseOffer', { offer: offer.name, room: room.name })}
        >
          {t('book.choose')}
        </Button>
      }
    />
  );
}

/** The terms in the order of their weight: when money comes back, what is eaten, when it is paid. */
function offerNotes(offer: Offer, [refund]: PolicyWords[], t: TFunction): RoomOfferNote[] {
  const notes: RoomOfferNote[] = [];
  if (refund) {
    const isFree = refund.kind === 'FREE';
    const label = refund.sentences.join(' ');
    notes.push({
      id: 'refund',
      icon: isFree ? 'shield' : 'info',
      label,
      tone: isFree ? 'success' : 'default',
    });
  }
  notes.push({ id: 'meal', icon: 'meal', label: t(`meals.${offer.mealPlan}`) });
  notes.push({ id: 'payment', icon: 'receipt', label: t(`payment.${offer.payment}`) });
  const extraBeds = offer.extraBeds.reduce((sum, beds) => sum + beds, 0);
  if (extraBeds > 0)
    notes.push({ id: 'beds', icon: 'bed', label: t('book.extraBeds', { count: extraBeds }) });
  return notes;
}

/** Meal plans in the order in which the server offers them. */
function mealsOf(offers: readonly Offer[]): MealPlan[] {
  return [...new Set(offers.map((offer) => offer.mealPlan))];
}
