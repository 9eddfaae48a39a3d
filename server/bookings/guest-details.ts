import { GUEST_FIELDS } from '#domain/guest';
import type { BookingLocation, CreateBookingRequest, GuestDetails } from '#schemas/api-types';
import { checkedFields } from '../platform/http/check-fields.ts';

const FIELDS = [...GUEST_FIELDS, 'requests', 'arrivalTime'] as const;

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
