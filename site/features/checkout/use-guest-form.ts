import { storedEmail, writtenEmail } from '#domain/email-address';
import type { Account, Booking, CreateBookingRequest, GuestDetails, Quote } from '#schemas/api-types';
import { useEffect, useState, type FormEvent } from 'react';
import { useAccount } from '../../shared/account/account-context.ts';
import type { Change } from '../../shared/changes/use-change.ts';
import { useFieldsForm, type FieldsForm } from '../../shared/forms/use-fields-form.ts';
import { useSingleSubmit } from '../../shared/forms/use-single-submit.ts';
import { saveTypedDetails, readTypedDetails } from '../../shared/typed-details.ts';
import { findLocation, useShell } from '../../shared/use-shell.ts';
import { GUEST_FORM_FIELDS, guestStruct, type GuestFormValues } from './guest-struct.ts';
import { useBooking } from './use-booking.ts';

interface GuestFormOptions {
  quote: Quote;
  onFreshQuote: (quote: Quote) => void;
}

export interface GuestFormControl {
  fields: FieldsForm<GuestFormValues>;
  booking: Change<CreateBookingRequest, Booking>;
  submit: (event: FormEvent) => void;
  isProven: boolean;
  /** For the box that asks for news. */
  setNewsText: (text: string | undefined) => void;
}

export function useGuestForm({ quote, onFreshQuote }: GuestFormOptions): GuestFormControl {
  const country = findLocation(useShell(), quote.location.id)?.country ?? '';
  const fields = useFieldsForm<GuestFormValues>({
    name: 'guest',
    fields: GUEST_FORM_FIELDS,
    struct: guestStruct,
    defaults: startValues(),
    country,
  });
  const account = useSignedIn();
  const { form } = fields;
  // The account loads after the form. Keep what was typed meanwhile.
  useEffect(() => {
    for (const [field, known] of account ? detailsOf(account) : []) {
      if (form.getValues(field) === '') form.setValue(field, known);
    }
  }, [account, form]);
  // Keep what was typed over reloads, another room and signing in.
  useEffect(() => {
    const { unsubscribe } = form.watch(() => saveTypedDetails(form.getValues()));
    return unsubscribe;
  }, [form]);
  const isProven = storedEmail(form.watch('guestEmail')).toLowerCase() === account?.email;
  const booking = useBooking({ quoteId: quote.id, onFreshQuote, onRefusal: fields.showRefusal });

  const [newsText, setNewsText] = useState<string>();

  // Ignore presses after the booking was made.
  const submit = useSingleSubmit(fields.form, async (values) => {
    if (booking.state.status !== 'success')
      await booking.run({
        ...bookingRequest(quote.id, values),
        ...(newsText === undefined ? {} : { newsText }),
      });
  });
  return { fields, booking, submit, isProven, setNewsText };
}

function startValues(): GuestFormValues {
  const typed = readTypedDetails();
  const start = (field: keyof GuestFormValues): string => typed.get(field) ?? '';
  return {
    guestFirstName: start('guestFirstName'),
    guestLastName: start('guestLastName'),
    guestEmail: start('guestEmail'),
    guestPhone: start('guestPhone'),
    requests: start('requests'),
    arrivalTime: start('arrivalTime'),
  };
}

function useSignedIn(): Account | undefined {
  const state = useAccount();
  return state.kind === 'SIGNED_IN' ? state.account : undefined;
}

function detailsOf({ firstName, lastName, email, phone }: Account): [keyof GuestDetails, string][] {
  return [
    ['guestFirstName', firstName],
    ['guestLastName', lastName],
    ['guestEmail', writtenEmail(email)],
    ['guestPhone', phone],
  ];
}

function bookingRequest(
  quoteId: string,
  { requests, arrivalTime, ...guest }: GuestFormValues,
): CreateBookingRequest {
  return { quoteId, guest, ...(requests ? { requests } : {}), ...(arrivalTime ? { arrivalTime } : {}) };
}
