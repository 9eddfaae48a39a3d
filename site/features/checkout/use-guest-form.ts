import type { FieldName } from '#domain/guest';
import type { Booking, CreateBookingRequest, Quote } from '#schemas/api-types';
import { superstructResolver } from '@hookform/resolvers/superstruct';
import type { FormEvent } from 'react';
import { useForm, type Resolver, type UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { fieldMessages } from '../../api/request-error.ts';
import type { Change } from '../../shared/changes/use-change.ts';
import { loadPhoneTools } from '../../shared/forms/phone-tools.ts';
import { useSingleSubmit } from '../../shared/forms/use-single-submit.ts';
import { findLocation, useShell } from '../../shared/use-shell.ts';
import { GUEST_FORM_FIELDS, guestStruct, type GuestFormField, type GuestFormValues } from './guest-struct.ts';
import { useBooking } from './use-booking.ts';

interface GuestFormOptions {
  quote: Quote;
  onFreshQuote: (quote: Quote) => void;
}

interface GuestFormControl {
  form: UseFormReturn<GuestFormValues>;
  booking: Change<CreateBookingRequest, Booking>;
  submit: (event: FormEvent) => void;
  /** Fetches what checking a phone number needs, before it is needed. */
  prepare: () => void;
}

const EMPTY: GuestFormValues = {
  guestFirstName: '',
  guestLastName: '',
  guestEmail: '',
  guestPhone: '',
  requests: '',
  arrivalTime: '',
};

/** The state of the guest's form: checked here for speed, and by the server for good; what is typed is never lost. */
export function useGuestForm({ quote, onFreshQuote }: GuestFormOptions): GuestFormControl {
  const { t } = useTranslation();
  const country = findLocation(useShell(), quote.location.id)?.country ?? '';

  const resolver: Resolver<GuestFormValues> = async (values, context, options) => {
    const tools = await loadPhoneTools(country);
    const struct = guestStruct({ t, tools, labelOf: (field) => labelOf(field) });
    return superstructResolver<GuestFormValues, unknown, GuestFormValues>(struct, { coerce: true })(
      values,
      context,
      options,
    );
  };
  const labelOf = (field: FieldName) => (isGuestField(field) ? t(`fields.${field}`) : field);
  // The summary takes the focus and leads to the fields.
  const form = useForm<GuestFormValues>({ defaultValues: EMPTY, resolver, shouldFocusError: false });

  const booking = useBooking({
    onFreshQuote,
    onRefusal: (error) => {
      const ours = fieldMessages(error).filter(({ field }) => isGuestField(field));
      for (const { field, message } of ours) if (isGuestField(field)) form.setError(field, { message });
      return ours.length > 0;
    },
  });

  // A booking that was made is on its way to the next step: pressing again makes no other.
  const submit = useSingleSubmit(form, async (values) => {
    if (booking.state.status !== 'success') await booking.run(bookingRequest(quote.id, values));
  });

  return {
    form,
    booking,
    submit,
    prepare: () => void loadPhoneTools(country),
  };
}

function bookingRequest(
  quoteId: string,
  { requests, arrivalTime, ...guest }: GuestFormValues,
): CreateBookingRequest {
  return { quoteId, guest, ...(requests ? { requests } : {}), ...(arrivalTime ? { arrivalTime } : {}) };
}

function isGuestField(field: string): field is GuestFormField {
  return GUEST_FORM_FIELDS.some((known) => known === field);
}
