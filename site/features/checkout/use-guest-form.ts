import type { Booking, CreateBookingRequest, Quote } from '#schemas/api-types';
import type { FormEvent } from 'react';
import type { Change } from '../../shared/changes/use-change.ts';
import { useFieldsForm, type FieldsForm } from '../../shared/forms/use-fields-form.ts';
import { useSingleSubmit } from '../../shared/forms/use-single-submit.ts';
import { findLocation, useShell } from '../../shared/use-shell.ts';
import { GUEST_FORM_FIELDS, guestStruct, type GuestFormValues } from './guest-struct.ts';
import { useBooking } from './use-booking.ts';

interface GuestFormOptions {
  quote: Quote;
  onFreshQuote: (quote: Quote) => void;
}

interface GuestFormControl {
  fields: FieldsForm<GuestFormValues>;
  booking: Change<CreateBookingRequest, Booking>;
  submit: (event: FormEvent) => void;
}

const EMPTY: GuestFormValues = {
  guestFirstName: '',
  guestLastName: '',
  guestEmail: '',
  guestPhone: '',
  requests: '',
  arrivalTime: '',
};

/** The state of the guest's form, and what sending it does. */
export function useGuestForm({ quote, onFreshQuote }: GuestFormOptions): GuestFormControl {
  const country = findLocation(useShell(), quote.location.id)?.country ?? '';
  const fields = useFieldsForm<GuestFormValues>({
    name: 'guest',
    fields: GUEST_FORM_FIELDS,
    struct: guestStruct,
    defaults: EMPTY,
    country,
  });
  const booking = useBooking({ onFreshQuote, onRefusal: fields.showRefusal });

  // A booking that was made is on its way to the next step: pressing again makes no other.
  const submit = useSingleSubmit(fields.form, async (values) => {
    if (booking.state.status !== 'success') await booking.run(bookingRequest(quote.id, values));
  });
  return { fields, booking, submit };
}

function bookingRequest(
  quoteId: string,
  { requests, arrivalTime, ...guest }: GuestFormValues,
): CreateBookingRequest {
  return { quoteId, guest, ...(requests ? { requests } : {}), ...(arrivalTime ? { arrivalTime } : {}) };
}
