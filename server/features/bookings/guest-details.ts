import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { checkForm, GUEST_FIELDS } from '#domain/guest';
import type { CreateBookingRequest, GuestDetails } from '#schemas/api-types';
import { messagesRefusal, sentence, sentenceOfKey } from '../../http/refuse-field.ts';

const FIELDS = [...GUEST_FIELDS, 'requests', 'arrivalTime'] as const;
/** What an address never needs and a mail's header could take for something else. */
const UNSAFE_IN_ADDRESS = /[\p{Cc}\p{Cf}<>()[\]\\,;:"]/u;
/** What the guest wrote, as it is stored. */
export interface WrittenDetails {
  guest: GuestDetails;
  requests: string | undefined;
  arrivalTime: string | undefined;
}

/** The form of the checkout, checked by the domain's one table of fields; refuses every wrong field at once. */
export function writtenDetails({
  guest,
  requests = '',
  arrivalTime = '',
}: CreateBookingRequest): WrittenDetails {
  const { values, faults } = checkForm(FIELDS, { ...guest, requests, arrivalTime }, { toE164 });
  const messages = faults.map(({ field, key, params }) => ({ field, message: sentenceOfKey(key, params) }));
  if (UNSAFE_IN_ADDRESS.test(values.guestEmail) && !faults.some(({ field }) => field === 'guestEmail')) {
    messages.push({ field: 'guestEmail', message: sentence('invalid', { field: 'Email' }) });
  }
  if (messages.length > 0) throw messagesRefusal(messages);
  const { guestFirstName, guestLastName, guestEmail, guestPhone } = values;
  return {
    guest: { guestFirstName, guestLastName, guestEmail, guestPhone },
    requests: values.requests || undefined,
    arrivalTime: values.arrivalTime || undefined,
  };
}

/** A number with its country code; without one nobody could call it. */
function toE164(phone: string): string | undefined {
  const parsed = parsePhoneNumberFromString(phone);
  return parsed?.isValid() === true ? parsed.number : undefined;
}
