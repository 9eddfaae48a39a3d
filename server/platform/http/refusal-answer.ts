import { FORM_FIELDS } from '#domain/guest';
import type { DomainError, FieldFault } from '#domain/refusal';
import type { FieldMessage } from '#schemas/api-types';
import type { Texts } from '../texts.ts';
import { FIELD_OF_REFUSAL, REFUSAL_STATUS } from './refusal-status.ts';

/** As the schemas of refusals have it. */
const LONGEST_MESSAGE = 300;

/** What a refusal looks like on the wire. */
export interface RefusalAnswer {
  status: number;
  body: object;
}

/** Status and body of a refusal: 422 speaks per field, every other one in one sentence. The words are those of `text`. */
export function refusalAnswer({ code, details }: DomainError, text: Texts): RefusalAnswer {
  const status = REFUSAL_STATUS[code];
  if (details?.faults !== undefined)
    return { status, body: { code, messages: details.faults.map((fault) => fieldMessage(fault, text)) } };
  const message = text(`refusals.${code}`, blanksOf(details)).slice(0, LONGEST_MESSAGE);
  if (status === 422)
    return { status, body: { code, messages: [{ field: FIELD_OF_REFUSAL[code] ?? 'body', message }] } };
  return { status, body: { code, message, ...(details === undefined ? {} : { details }) } };
}

/** What is wrong with a field, in words. */
export function fieldMessage({ field, key, params }: FieldFault, text: Texts): FieldMessage {
  const message = text(key, { field: nameOf(field, text), ...params });
  return { field, message: message.slice(0, LONGEST_MESSAGE) };
}

/** A form's field has a name that guests know; any other is called as it was sent. */
function nameOf(field: string, text: Texts): string {
  return Object.hasOwn(FORM_FIELDS, field) ? text(`fields.${field}`) : field;
}

/** The details that a sentence can show. */
function blanksOf(details: DomainError['details'] = {}): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(details).filter(([, value]) => typeof value === 'string' || typeof value === 'number'),
  );
}
