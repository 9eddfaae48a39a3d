import type { Offer, Stay } from '#schemas/api-types';
import type { PublishedRoom } from '#schemas/published';
import type { MealPlan } from '#schemas/types';
import { Button } from '#design-system/button';
import { formatPrice, Price } from '#design-system/price';
import { RoomOffer, type RoomOfferNote, RoomOffers } from '#design-system/room-card';
import { Stack } from '#design-system/stack';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { ChangeFailure } from '../../shared/changes/change-failure.tsx';
import type { Formats } from '../../shared/format/formats.ts';
import { useFormats } from '../../shared/format/use-formats.ts';
import { paymentLabel } from '../../shared/payment/payment-note.ts';
import { policyWords, type PolicyWords } from '../../shared/policy/policy-words.ts';
import { PricedOffer } from '../../shared/priced-offer.tsx';
import { AtHotel, isAllIncluded } from '../../shared/stay-summary/at-hotel.tsx';
import { findLocation, useShell } from '../../shared/use-shell.ts';
import { mealsOf } from './meal-choice.tsx';
import type { OfferChoice } from './use-offer-choice.ts';

interface RoomPricesProps {
  room: PublishedRoom;
  offers: readonly Offer[];
  meal: MealPlan | undefined;
  stay: Stay;
  currency: string;
  choice: OfferChoice;
  number: number | undefined;
}

/** A room's offers. Totals are for the whole stay, with all that is not paid at the hotel. */
export function RoomPrices(props: RoomPricesProps) {
  const { room, offers, meal, stay, currency, choice, number } = props;
  const { t } = useTranslation();
  const meals = mealsOf(offers);
  const error = choice.errorOf(room.id);
  const shownMeal = meals.find((known) => known === meal) ?? meals[0];
  return (
    <Stack gap="s">
      <RoomOffers label={t('book.offersOf', { room: room.name })}>
        {offers
          .filter((offer) => offer.mealPlan === shownMeal)
          .map((offer) => (
            <OfferedPrice
              key={offer.ratePlanId}
              room={room}
              offer={offer}
              nights={stay.nights}
              currency={currency}
              number={number}
              isBusy={choice.isBusy(room.id, offer)}
              onChoose={() => choice.choose(room.id, offer)}
            />
          ))}
      </RoomOffers>
      {error === undefined ? null : <ChangeFailure error={error} />}
    </Stack>
  );
}

interface NoteWords {
  t: TFunction;
  formats: Formats;
  timezone: string;
  currency: string;
}

interface OfferedPriceProps {
  room: PublishedRoom;
  offer: Offer;
  nights: number;
  currency: string;
  number: number | undefined;
  isBusy: boolean;
  onChoose: () => void;
}

function OfferedPrice(props: OfferedPriceProps) {
  const { room, offer, nights, currency, number, isBusy, onChoose } = props;
  const { t } = useTranslation();
  const formats = useFormats();
  const { locale } = formats;
  const timezone = findLocation(useShell(), room.locationId)?.timezone ?? 'UTC';
  return (
    <RoomOffer
      name={offer.name}
      {...(offer.description ? { detail: offer.description } : {})}
      notes={[
        ...discountNotes(offer, { t, formats, currency }),
        ...promoNotes(offer, { currency, locale }, t),
        // The checkout shows the later steps of a policy.
        ...offerNotes(offer, policyWords(offer.policy.slice(0, 1), { timezone, currency, locale }, t), {
          t,
          formats,
          timezone,
          currency,
        }),
      ]}
      price={
        <Stack gap="xs">
          <PricedOffer name={`${room.name}, ${offer.name}`} totalMinor={offer.totalMinor} currency={currency}>
            <Price
              size="l"
              amountMinor={offer.totalMinor}
              currency={currency}
              locale={locale}
              suffix={t(isAllIncluded(offer.charges) ? 'book.totalFor' : 'book.totalForPlus', {
                count: nights,
              })}
            />
          </PricedOffer>
          <AtHotel charges={offer.charges} currency={currency} />
        </Stack>
      }
      action={
        <Button
          busy={isBusy}
          busyLabel={t('book.choosing')}
          onClick={onChoose}
          aria-label={t(number === undefined ? 'book.chooseOffer' : 'book.chooseForRoom', {
            offer: offer.name,
            room: room.name,
            number,
          })}
        >
          {t('book.choose')}
        </Button>
      }
    />
  );
}

function offerNotes(offer: Offer, [refund]: PolicyWords[], words: NoteWords): RoomOfferNote[] {
  const { t } = words;
  const notes: RoomOfferNote[] = [];
  if (refund) {
    const isFree = refund.kind === 'FREE';
    const sentence = refund.sentences.join(' ');
    const label = isFree ? t('cancellation.sentence', { sentence }) : sentence;
    notes.push({
      id: 'refund',
      icon: isFree ? 'shield' : 'info',
      label,
      tone: isFree ? 'success' : 'default',
    });
  }
  notes.push({ id: 'meal', icon: 'meal', label: t(`meals.${offer.mealPlan}`) });
  notes.push({ id: 'payment', icon: 'receipt', label: paymentLabel(offer, words) });
  const extraBeds = offer.extraBeds.reduce((sum, beds) => sum + beds, 0);
  if (extraBeds > 0)
    notes.push({ id: 'beds', icon: 'bed', label: t('book.extraBeds', { count: extraBeds }) });
  return notes;
}

/** A discount of the rooms that were chosen before may fall away with this one. */
function discountNotes(
  { discounts = [] }: Offer,
  { t, formats, currency }: Omit<NoteWords, 'timezone'>,
): RoomOfferNote[] {
  return discounts.map(({ kind, percent, discountMinor }) => {
    const discount = t(`charges.discounts.${kind}`, { percent: formats.percent(Math.round(percent * 100)) });
    if (discountMinor > 0) return { id: discount, icon: 'check', label: discount, tone: 'success' };
    const amount = formatPrice(-discountMinor, currency, formats.locale);
    return {
      id: discount,
      icon: 'info',
      label: t('book.discountGone', { discount, amount }),
      tone: 'default',
    };
  });
}

function promoNotes(
  { promo, pricesIncludeTax }: Offer,
  { currency, locale }: { currency: string; locale: string },
  t: TFunction,
): RoomOfferNote[] {
  if (!promo) return [];
  const amount = formatPrice(promo.discountMinor, currency, locale);
  const key = pricesIncludeTax === true ? 'book.promoOffer' : 'book.promoOfferBeforeTax';
  const label = t(key, { code: promo.code, amount });
  return [{ id: 'promo', icon: 'check', label, tone: 'success' }];
}
