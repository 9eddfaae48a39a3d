import type { CreateQuoteRequest, ExtraChoice, OfferedExtra, Quote } from '#schemas/api-types';
import { useRef, useState } from 'react';
import { createQuote } from '../../api/quotes.ts';
import { useChange } from '../../shared/changes/use-change.ts';

export interface Extras {
  /** How often an extra is wanted, at once; the price follows. */
  quantityOf: (extra: OfferedExtra) => number;
  choose: (extra: OfferedExtra, quantity: number) => void;
  isPricing: boolean;
  /** Why the last wish could not be priced. */
  error: unknown;
}

/** The wanted extras, priced by the server: what is pressed while a price is on its way is asked for right after it. */
export function useExtras(quote: Quote, onQuote: (quote: Quote) => void): Extras {
  const [wanted, setWanted] = useState<readonly ExtraChoice[]>(quote.extras);
  const latest = useRef<readonly ExtraChoice[]>(quote.extras);
  const isRunning = useRef(false);
  const pricing = useChange<readonly ExtraChoice[], Quote>(
    (extras) => createQuote({ ...choiceOf(quote), extras: [...extras] }),
    {
      onSuccess: onQuote,
      onFailure: () => {
        want(quote.extras);
        isRunning.current = false;
        return false;
      },
    },
  );

  function want(extras: readonly ExtraChoice[]) {
    latest.current = extras;
    setWanted(extras);
  }

  async function price() {
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
      const chosen = wanted.find(({ extraId }) => extraId === extra.id);
      return chosen ? (chosen.quantity ?? 1) : 0;
    },
    choose: (extra, quantity) => {
      want(withExtra(wanted, extra, quantity));
      void price();
    },
    isPricing: pricing.isBusy,
    error: pricing.error,
  };
}

/** What was chosen in a quote, to be chosen again. */
function choiceOf({ location, stay, rooms, promo }: Quote): Omit<CreateQuoteRequest, 'extras'> {
  return {
    ...(promo ? { promo: promo.code } : {}),
    locationId: location.id,
    checkIn: stay.checkIn,
    checkOut: stay.checkOut,
    rooms: rooms.map(({ roomId, ratePlanId, mealPlan, adults, childAges, extraBeds }) => ({
      roomId,
      ratePlanId,
      mealPlan,
      adults,
      childAges,
      extraBeds,
    })),
  };
}

function withExtra(chosen: readonly ExtraChoice[], extra: OfferedExtra, quantity: number): ExtraChoice[] {
  const others = chosen.filter(({ extraId }) => extraId !== extra.id);
  if (quantity === 0) return others;
  return [...others, { extraId: extra.id, ...(extra.charging === 'UNIT' ? { quantity } : {}) }];
}
