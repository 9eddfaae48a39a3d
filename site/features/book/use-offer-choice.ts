import type { CreateQuoteRequest, Offer, Quote } from '#schemas/api-types';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { refusalCode } from '../../api/request-error.ts';
import { createQuote } from '../../api/quotes.ts';
import { checkoutOfQuote, priceSeen } from '../../app/paths.ts';
import { useChange } from '../../shared/changes/use-change.ts';
import type { StaySearch } from '../../shared/stay-search/stay-search.ts';

/** The one choice on the page: an offer on its way to its quote. */
export interface OfferChoice {
  choose: (roomId: string, offer: Offer) => void;
  isBusy: (roomId: string, offer: Offer) => boolean;
  /** Why the last choice of a room failed. */
  errorOf: (roomId: string) => unknown;
  /** Said when somebody else was faster. */
  lostMessage: string | undefined;
}

/** Turns an offer into a quote and goes on to the checkout; a lost race refreshes the prices and stays. */
export function useOfferChoice(search: StaySearch, onOutdated: () => void): OfferChoice {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [chosen, setChosen] = useState<{ roomId: string; offer: Offer } | null>(null);
  const [isLost, setIsLost] = useState(false);

  const quote = useChange<CreateQuoteRequest, Quote>(createQuote, {
    onSuccess: ({ id }) => void navigate(checkoutOfQuote(id), { state: priceSeen(chosen?.offer.totalMinor) }),
    onFailure: (error) => {
      const lost = refusalCode(error) === 'ROOM_UNAVAILABLE';
      setIsLost(lost);
      if (lost) onOutdated();
      // The toast is seen where the button was pressed, the notice above the new prices.
      return false;
    },
  });

  return {
    choose: (roomId, offer) => {
      // The checkout is on its way: a second press chooses nothing else.
      if (quote.state.status === 'success') return;
      setChosen({ roomId, offer });
      setIsLost(false);
      void quote.run(quoteRequest(search, roomId, offer));
    },
    isBusy: (roomId, offer) => quote.isBusy && chosen?.roomId === roomId && chosen.offer === offer,
    errorOf: (roomId) => (chosen?.roomId === roomId && !isLost ? quote.error : undefined),
    lostMessage: isLost ? t('book.lost') : undefined,
  };
}

/** Ids and counts only: every amount is the server's. */
function quoteRequest(
  { locationId, checkIn, checkOut, rooms }: StaySearch,
  roomId: string,
  offer: Offer,
): CreateQuoteRequest {
  const { ratePlanId, mealPlan, extraBeds } = offer;
  const choices = rooms.map((guests, place) => ({
    ...guests,
    roomId,
    ratePlanId,
    mealPlan,
    extraBeds: extraBeds[place] ?? 0,
  }));
  return { locationId, checkIn, checkOut, rooms: choices, extras: [] };
}
