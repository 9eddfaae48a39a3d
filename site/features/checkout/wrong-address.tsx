import type { Booking, CreateQuoteRequest, Quote } from '#schemas/api-types';
import { Button } from '#design-system/button';
import { Stack } from '#design-system/stack';
import { Text } from '#design-system/text';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { cancelBooking, quoteCancellation } from '../../api/bookings.ts';
import { createQuote } from '../../api/quotes.ts';
import { checkoutOfQuote, priceSeen } from '../../app/paths.ts';
import { shownInPage } from '../../shared/changes/shown-in-page.ts';
import { useChange } from '../../shared/changes/use-change.ts';
import { useRefresh } from '../../shared/queries/use-refresh.ts';
import { useUpdateQuery } from '../../shared/queries/use-update-query.ts';
import { searchAddress } from '../../shared/stay-search/search-address.ts';
import { saveTypedDetails } from '../../shared/typed-details.ts';
import { attempts } from './checkout-memory.ts';
import { StepFailure } from './step-failure.tsx';

interface GivenBack {
  cancelled: Booking;
  /** The same stay to book again, or undefined when another guest has taken the room. */
  quote: Quote | undefined;
}

/** For a guest whose code went to a wrong address: releases the room and shows the form again with what was typed. */
export function WrongAddress({ booking }: { booking: Booking }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const remember = useUpdateQuery();
  const refresh = useRefresh();
  const givingBack = useChange<void, GivenBack>(giveBack, {
    onSuccess: (answer) => void goOn(answer),
    onFailure: shownInPage,
  });

  async function giveBack(): Promise<GivenBack> {
    const { id: quoteId } = await quoteCancellation(booking.id);
    const agreed = { quoteId, reason: t('code.otherAddress.reason') };
    const cancelled = await attempts.send(`give-back.${quoteId}`, (idempotencyKey) =>
      cancelBooking({ bookingId: booking.id, idempotencyKey }, agreed),
    );
    return { cancelled, quote: await createQuote(sameChoice(booking)).catch(() => undefined) };
  }

  async function goOn({ cancelled, quote }: GivenBack): Promise<void> {
    const { guest, requests = '', arrivalTime = '', totals } = booking;
    saveTypedDetails({ ...guest, requests, arrivalTime });
    if (quote) {
      await navigate(checkoutOfQuote(quote.id), { replace: true, state: priceSeen(totals.totalMinor) });
    } else await navigate(sameSearch(booking), { replace: true });
    await remember(['booking', booking.id], cancelled);
    await refresh('bookings');
  }

  return (
    <Stack gap="m" align="start">
      <Text size="small" tone="muted" measure>
        {t('code.otherAddress.text')}
      </Text>
      <Button
        tone="secondary"
        size="s"
        busy={givingBack.isBusy}
        busyLabel={t('code.otherAddress.sending')}
        onClick={() => void givingBack.run()}
      >
        {t('code.otherAddress.action')}
      </Button>
      {givingBack.error === undefined ? null : (
        <StepFailure error={givingBack.error} locationId={booking.location.id} />
      )}
    </Stack>
  );
}

/** The choices of a booking, to be priced again. */
function sameChoice({ location, stay, rooms, lines, promo }: Booking): CreateQuoteRequest {
  return {
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
    // Only counted extras use the quantity.
    extras: lines.flatMap(({ extraId, quantity }) => (extraId === undefined ? [] : [{ extraId, quantity }])),
    ...(promo ? { promo: promo.code } : {}),
  };
}

function sameSearch({ location, stay, rooms, promo }: Booking): string {
  const { checkIn, checkOut } = stay;
  return searchAddress({
    locationId: location.id,
    checkIn,
    checkOut,
    rooms,
    ...(promo ? { promo: promo.code } : {}),
  });
}
