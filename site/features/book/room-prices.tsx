import type { CurrencyUnit } from '#domain/currency';
import type { Offer } from '#schemas/api-types';
import type { PublishedRoom } from '#schemas/published';
import { Button } from '#design-system/button';
import { FoldedRow } from '#design-system/folded-row';
import { Inline } from '#design-system/inline';
import { formatPrice } from '#design-system/price';
import { RoomOffer, RoomOffers } from '#design-system/room-card';
import { Stack } from '#design-system/stack';
import { useTranslation } from 'react-i18next';
import { ChangeFailure } from '../../shared/changes/change-failure.tsx';
import { useFormats } from '../../shared/format/use-formats.ts';
import type { SortedTerms } from './rate-terms.ts';
import { RoomDetails } from './room-details.tsx';
import { AtHotel } from '../../shared/stay-summary/at-hotel.tsx';
import { hasSameAtHotel, StayPrice, StayPriceNote } from './stay-price.tsx';
import type { OfferChoice } from './use-offer-choice.ts';

interface RoomPricesProps {
  room: PublishedRoom;
  /** The rates to show, the lowest first: the card has its price beside the name. */
  offers: readonly Offer[];
  terms: SortedTerms;
  nights: number;
  unit: CurrencyUnit;
  choice: OfferChoice;
  /** Which of several rooms is being chosen. */
  number: number | undefined;
}

/** A room's rates as rows: the lowest one, and the others folded. */
export function RoomPrices({ offers, ...shown }: RoomPricesProps) {
  const { room, unit, choice } = shown;
  const { t } = useTranslation();
  const { locale } = useFormats();
  const [lowest, ...others] = offers;
  const [next] = others;
  const free = others.find((offer) => freeUntil(offer, shown.terms) !== undefined);
  const error = choice.errorOf(room.id);
  if (lowest === undefined) return null;
  return (
    <Stack gap="s">
      <div>
        <RoomOffers label={t('book.lowestOf', { room: room.name })}>
          <Rate {...shown} offer={lowest} lowest={lowest} />
        </RoomOffers>
        <FoldedRow
          size="s"
          label={
            next === undefined
              ? t('book.onePrice')
              : t('book.morePrices', {
                  count: others.length,
                  price: formatPrice(next.totalMinor, unit, locale),
                })
          }
          detail={free === undefined ? undefined : `${free.name}: ${freeUntil(free, shown.terms)}`}
          action={
            <RoomDetails
              room={room}
              renderFooter={(close) => <DetailsFooter {...shown} offer={lowest} onChosen={close} />}
            />
          }
        >
          {next === undefined ? null : (
            <RoomOffers label={t('book.offersOf', { room: room.name })}>
              {others.map((offer) => (
                <Rate
                  key={`${offer.ratePlanId} ${offer.mealPlan}`}
                  {...shown}
                  offer={offer}
                  lowest={lowest}
                />
              ))}
            </RoomOffers>
          )}
        </FoldedRow>
      </div>
      {error === undefined ? null : <ChangeFailure error={error} />}
    </Stack>
  );
}

/** Until when a rate can be cancelled freely, where not all rates of the room can. */
function freeUntil(offer: Offer, terms: SortedTerms): string | undefined {
  return terms.own(offer).find(({ id, tone }) => id === 'refund' && tone === 'success')?.label;
}

interface RateProps extends Omit<RoomPricesProps, 'offers'> {
  offer: Offer;
  lowest: Offer;
}

function Rate({ room, offer, lowest, terms, unit, choice, number }: RateProps) {
  return (
    <RoomOffer
      name={offer.name}
      // One line of words: a row of signs says no more.
      notes={terms.own(offer).map(({ icon: _sign, ...note }) => note)}
      {...(offer === lowest
        ? {}
        : {
            price: (
              <>
                <StayPrice name={`${room.name}, ${offer.name}`} {...{ offer, unit }} />
                {hasSameAtHotel(offer, lowest) ? null : <AtHotel charges={offer.charges} unit={unit} />}
              </>
            ),
          })}
      action={<ChooseButton {...{ room, offer, choice, number }} />}
    />
  );
}

interface ChooseButtonProps extends Pick<RateProps, 'choice' | 'number' | 'offer' | 'room'> {
  onChosen?: () => void;
}

function ChooseButton({ room, offer, choice, number, onChosen }: ChooseButtonProps) {
  const { t } = useTranslation();
  return (
    <Button
      busy={choice.isBusy(room.id, offer)}
      busyLabel={t('book.choosing')}
      onClick={() => {
        onChosen?.();
        choice.choose(room.id, offer);
      }}
      aria-label={t(number === undefined ? 'book.chooseOffer' : 'book.chooseForRoom', {
        offer: offer.name,
        room: room.name,
        number,
      })}
    >
      {t('book.choose')}
    </Button>
  );
}

/** The lowest price of a room, and its button, below its details. */
function DetailsFooter({
  nights,
  unit,
  ...chosen
}: ChooseButtonProps & Pick<RoomPricesProps, 'unit' | 'nights'>) {
  const { room, offer } = chosen;
  return (
    <Inline justify="between" gap="m">
      <Stack gap="xs">
        <StayPrice name={`${room.name}, ${offer.name}`} size="l" {...{ offer, unit }} />
        <StayPriceNote {...{ offer, unit, nights }} />
      </Stack>
      <ChooseButton {...chosen} />
    </Inline>
  );
}
