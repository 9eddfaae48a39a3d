import { GUEST_FIELDS } from '#domain/guest';
import type { BookingLocation, CreateBookingRequest, GuestDetails } from '#schemas/api-types';
import { checkedFields } from '../platform/http/check-fields.ts';

const FIELDS = [...GUEST_FIELDS, 'requests', 'arrivalTime'] as const;
const FIELDS_WITHOUT_EMAIL = FIELDS.filter((field) => field !== 'guestEmail');

export interface WrittenDetails {
  guest: GuestDetails;
  requests: string | undefined;
  arrivalTime: string | undefined;
}

/**
 * Checks the checkout form and refuses all wrong fields at once. A phone number in the location's country
 * needs no country code.
 */
export function writtenDetails(
  { guest, requests = '', arrivalTime = '' }: CreateBookingRequest,
  location: BookingLocation,
): WrittenDetails {
  const values = checkedFields(FIELDS, { ...guest, requests, arrivalTime }, location.phone);
  const { guestFirstName, guestLastName, guestEmail, guestPhone } = values;
  return {
    guest: { guestFirstName, guestLastName, guestEmail, guestPhone },
    requests: values.requests || undefined,
    arrivalTime: values.arrivalTime || undefined,
  };
}

/** A guest as the staff write them down at the desk or on the phone. */
export interface GuestOfStaff {
  firstName: string;
  lastName: string;
  phone: string;
  /** Missing for a guest who has none, or gives none. */
  email?: string;
  requests?: string;
}

/** Checks what the staff wrote by the rules of the checkout form, but for a missing address, which is stored empty. */
export function detailsOfStaff(
  { firstName, lastName, phone, email, requests = '' }: GuestOfStaff,
  location: Pick<BookingLocation, 'phone'>,
): WrittenDetails {
  const typed = {
    guestFirstName: firstName,
    guestLastName: lastName,
    guestPhone: phone,
    requests,
    ...(email === undefined ? {} : { guestEmail: email }),
  };
  const values = checkedFields(email === undefined ? FIELDS_WITHOUT_EMAIL : FIELDS, typed, location.phone);
  const { guestFirstName, guestLastName, guestPhone } = values;
  const guestEmail = email === undefined ? '' : values.guestEmail;
  return {
    guest: { guestFirstName, guestLastName, guestEmail, guestPhone },
    requests: values.requests || undefined,
    arrivalTime: undefined,
  };
}
