import type { FastifyRequest } from 'fastify';
import { isFieldName, tidyField } from '#domain/guest';
import { tidyPromoCode } from '#domain/typed-text';

const CONTROL = /\p{Cc}/u;

/**
 * Tidies the fields of forms in a request as the form would have done, before the schema measures them: the API takes
 * and refuses what the form does. No field of one line can hold a control character: it stays, so that it can be refused.
 */
export async function tidyRequest({ body, query }: FastifyRequest): Promise<void> {
  for (const values of [body, query]) tidyFields(values);
}

function tidyFields(values: unknown): void {
  if (typeof values !== 'object' || values === null) return;
  for (const [name, value] of Object.entries(values)) {
    // The guest's details are an object of their own within a booking.
    if (name === 'guest') tidyFields(value);
    if (typeof value === 'string') Reflect.set(values, name, tidied(name, value));
  }
}

function tidied(name: string, value: string): string {
  if (name === 'promo') return tidyPromoCode(value);
  if (!isFieldName(name)) return value;
  const tidy = tidyField(name, value);
  const isOfNoForm = name !== 'otp' && CONTROL.test(value) && !CONTROL.test(tidy);
  return isOfNoForm ? value : tidy;
}
