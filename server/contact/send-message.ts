import { LEAST_FILLING_MS } from '#domain/contact-form';
import { DomainError } from '#domain/refusal';
import type { ContactMessageRequest } from '#schemas/api-types';
import type { CatalogueLocation } from '#schemas/types';
import type { ReleaseContext } from '../release/index.ts';
import { checkedFields } from '../platform/http/check-fields.ts';
import { fieldFault, fieldRefusal, fieldsRefusal } from '../platform/http/refuse-field.ts';
import { type Answer, answerOnce } from '../platform/idempotency/answer-once.ts';
import { queueMessage } from './queue-message.ts';
import { refuseTooManyMessages } from './refuse-too-many-messages.ts';

const FIELDS = ['name', 'email', 'phone', 'message', 'location'] as const;
const ONE_LINE = ['name', 'email', 'phone', 'location'] as const;
const CONTROL = /\p{Cc}/u;
const ACCEPTED: Answer = { status: 202, body: { accepted: true } };

/**
 * Mails a message to a location and a receipt to the guest. A bot that filled in the hidden field gets the
 * same answer, and nothing is sent (TRUST T17).
 */
export async function sendMessage(
  context: ReleaseContext,
  { network, idempotencyKey, language }: { network: string; idempotencyKey: string; language: string },
  request: ContactMessageRequest,
): Promise<Answer> {
  refuseSecondLines(request);
  const { location: locationId, ...written } = checkedFields(FIELDS, request);
  const location = locationNamed(context, locationId);
  if ((request.website ?? '') !== '') return ACCEPTED;
  if (request.filledInMs < LEAST_FILLING_MS) {
    throw new DomainError('TOO_MANY_REQUESTS', { retryAfterSeconds: LEAST_FILLING_MS / 1000 });
  }
  const networkKey = context.keys.keyedHash('network', network);
  const once = {
    scope: `contact:${networkKey}`,
    key: idempotencyKey,
    request: ['sendContactMessage', locationId, written],
  };
  return answerOnce(context, once, async (trx) => {
    const message = {
      id: context.newId(),
      created_at: context.clock.now().toISOString(),
      location_id: locationId,
      email_key: context.keys.keyedHash('email', written.email.toLowerCase()),
      network_key: networkKey,
    };
    await refuseTooManyMessages(context, trx, message);
    await trx.insertInto('contact_messages').values(message).execute();
    await queueMessage(context, trx, { id: message.id, location, written, language });
    return ACCEPTED;
  });
}

/** A second line could be read as a header. It is refused, not repaired. */
function refuseSecondLines(request: ContactMessageRequest): void {
  const faults = ONE_LINE.filter((field) => CONTROL.test(request[field])).map((field) =>
    fieldFault(field, 'validation.invalid'),
  );
  if (faults.length > 0) throw fieldsRefusal(faults);
}

function locationNamed(context: ReleaseContext, id: string): CatalogueLocation {
  const location = context.release.get().catalogue.locations.find((each) => each.id === id);
  if (location === undefined) throw fieldRefusal('location', 'validation.contactLocation');
  return location;
}
