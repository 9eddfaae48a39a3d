import type { CreateQuoteRequest, ExtraChoice, OfferedBeds, OfferedExtra, Quote } from '#schemas/api-types';
import { useRef, useState } from 'react';
import { createQuote } from '../../api/quotes.ts';
import { shownInPage } from '../../shared/changes/shown-in-page.ts';
import { useChange } from '../../shared/changes/use-change.ts';

export interface Extras {
  quantityOf: (extra: OfferedExtra) => number;
  choose: (extra: OfferedExtra, quantity: number) => void;
  bedsOf: (offered: OfferedBeds) => number;
  chooseBeds: (offered: OfferedBeds, beds: number) => void;
  isPricing: boolean;
  error: unknown;
}

interface Wishes {
  extras: readonly ExtraChoice[];
  beds: readonly number[];
}

/** The wanted extras, priced by the server. A press during pricing is priced right after. */
export function useExtras(quote: Quote, onQuote: (quote: Quote) => void): Extras {
  const [wanted, setWanted] = useState(() => wishesOf(quote));
  const latest = useRef(wanted);
  const isRunning = useRef(false);
  const pricing = useChange<Wishes, Quote>((wishes) => createQuote(quoteRequest(quote, wishes)), {
    onSuccess: onQuote,
    onFailure: (error) => {
      want(wishesOf(quote));
      isRunning.current = false;
      return shownInPage(error);
    },
  });

  function want(wishes: Wishes) {
    latest.current = wishes;
    setWanted(wishes);
  }

  async function price(wishes: Wishes) {
    want(wishes);
    if (isRunning.current) return;
    isRunning.current = true;
    for (let asked; isRunning.current && asked !== latest.current;) {
      asked = latest.current;
      await pricing.run(asked);
    }
    isRunning.current = false;
  }

  return {
    quantityOf: (extra) => {
      const chosen = wanted.extras.find(({ extraId }) => extraId === extra.id);
      return chosen ? (chosen.quantity ?? 1) : 0;
    },
    choose: (extra, quantity) => void price({ ...wanted, extras: withExtra(wanted.extras, extra, quantity) }),
    bedsOf: ({ roomIndex }) => wanted.beds[roomIndex] ?? 0,
    chooseBeds: ({ roomIndex }, beds) =>
      void price({
        ...wanted,
        beds: wanted.beds.map((known, place) => (place === roomIndex ? beds : known)),
      }),
    isPricing: pricing.isBusy,
    error: pricing.error,
  };
}

function wishesOf({ extras, rooms }: Quote): Wishes {
  return { extras, beds: rooms.map(({ extraBeds }) => extraBeds) };
}

function quoteRequest({ location, stay, rooms, promo }: Quote, { extras, beds }: Wishes): CreateQuoteRequest {
  return {
    locationId: location.id,
    checkIn: stay.checkIn,
    checkOut: stay.checkOut,
    rooms: rooms.map(({ roomId, ratePlanId, mealPlan, adults, childAges, extraBeds }, place) => ({
      roomId,
      ratePlanId,
      mealPlan,
      adults,
      childAges,
      extraBeds: beds[place] ?? extraBeds,
    })),
    extras: [...extras],
    ...(promo ? { promo: promo.code } : {}),
  };
}

function withExtra(chosen: readonly ExtraChoice[], extra: OfferedExtra, quantity: number): ExtraChoice[] {
  const others = chosen.filter(({ extraId }) => extraId !== extra.id);
  if (quantity === 0) return others;
  return [...others, { extraId: extra.id, ...(extra.charging === 'UNIT' ? { quantity } : {}) }];
}
