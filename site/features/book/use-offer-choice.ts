import type { ChosenOffer } from '#domain/chosen-rooms';
import type { Availability, CreateQuoteRequest, Offer, Quote, RoomChoice } from '#schemas/api-types';
import type { PublishedRoom } from '#schemas/published';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { refusalCode } from '../../api/request-error.ts';
import { createQuote } from '../../api/quotes.ts';
import { checkoutOfQuote, priceSeen, summaryOfQuote } from '../../app/paths.ts';
import { useChange } from '../../shared/changes/use-change.ts';
import type { StaySearch } from '../../shared/stay-search/stay-search.ts';
import { useSearchAddress } from '../../shared/stay-search/use-search-address.ts';
import { useChoiceEvents } from './use-shop-events.ts';

export interface OfferChoice {
  choose: (roomId: string, offer: Offer) => void;
  finish: () => void;
  isBusy: (roomId: string, offer: Offer) => boolean;
  isFinishing: boolean;
  /** Why the last choice of a room failed, or, without a room, why pricing them together failed. */
  errorOf: (roomId: string | undefined) => unknown;
  lostMessage: string | undefined;
}

interface ChoiceInput {
  search: StaySearch;
  chosen: readonly ChosenOffer[];
  rooms: readonly PublishedRoom[];
  availability: Availability;
  onOutdated: () => void;
}

type Picked = { roomId: string; offer: Offer } | undefined;

/**
 * Chooses an offer. For one of several rooms it goes into the address; the last room makes the quote and goes on to
 * checkout. When another guest was faster, prices refresh and the page stays.
 */
export function useOfferChoice({
  search,
  chosen,
  rooms,
  availability,
  onOutdated,
}: ChoiceInput): OfferChoice {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const addressOf = useSearchAddress();
  const [picked, setPicked] = useState<Picked>();
  const [isLost, setIsLost] = useState(false);

  const events = useChoiceEvents();

  const quote = useChange<Picked, Quote>((pick) => createQuote(quoteRequest(search, availability, pick)), {
    onSuccess: (made) => {
      const { id } = made;
      events.begin(made);
      const address = search.rooms.length > 1 ? summaryOfQuote(id) : checkoutOfQuote(id);
      void navigate(address, { state: priceSeen(seenTotal(availability, picked)) });
    },
    onFailure: (error) => {
      const lost = refusalCode(error) === 'ROOM_UNAVAILABLE';
      setIsLost(lost);
      if (lost) onOutdated();
      // Show the toast too: the notice stands above the prices, maybe out of view.
      return false;
    },
  });

  function price(pick: Picked) {
    // Ignore further presses while the next page loads.
    if (quote.state.status === 'success') return;
    setPicked(pick);
    setIsLost(false);
    void quote.run(pick);
  }

  return {
    choose: (roomId, offer) => {
      const { ratePlanId, mealPlan } = offer;
      const room = rooms.find(({ id }) => id === roomId);
      if (room) events.select(room, offer, availability);
      const choices = [...chosen, { roomId, ratePlanId, mealPlan }];
      if (choices.length === search.rooms.length) price({ roomId, offer });
      else void navigate(addressOf(search, choices), { preventScrollReset: true });
    },
    finish: () => price(undefined),
    isBusy: (roomId, offer) => quote.isBusy && picked?.roomId === roomId && picked.offer === offer,
    isFinishing: quote.isBusy && picked === undefined,
    errorOf: (roomId) => (picked?.roomId === roomId && !isLost ? quote.error : undefined),
    lostMessage: isLost ? t('book.lost') : undefined,
  };
}

function seenTotal({ chosen }: Availability, picked: Picked): number {
  return (chosen?.totals.totalMinor ?? 0) + (picked?.offer.totalMinor ?? 0);
}

/** Sends ids and counts only. The server computes every amount. */
function quoteRequest(search: StaySearch, { chosen }: Availability, picked: Picked): CreateQuoteRequest {
  const { locationId, checkIn, checkOut, promo } = search;
  const rooms = [
    ...(chosen?.rooms ?? []).map(choiceOf),
    ...lastRoom(search, chosen?.rooms.length ?? 0, picked),
  ];
  // The server would refuse a code that lowers no room's price.
  const isLowered = (chosen?.promo ?? picked?.offer.promo) !== undefined;
  return {
    locationId,
    checkIn,
    checkOut,
    rooms,
    extras: [],
    ...(promo !== undefined && isLowered ? { promo } : {}),
  };
}

function choiceOf({ roomName: _room, ratePlanName: _plan, ...choice }: RoomChoice & Names): RoomChoice {
  return choice;
}

interface Names {
  roomName: string;
  ratePlanName: string;
}

function lastRoom({ rooms }: StaySearch, place: number, picked: Picked): RoomChoice[] {
  const guests = rooms[place];
  if (picked === undefined || guests === undefined) return [];
  const { ratePlanId, mealPlan, extraBeds } = picked.offer;
  return [{ ...guests, roomId: picked.roomId, ratePlanId, mealPlan, extraBeds: extraBeds[0] ?? 0 }];
}
