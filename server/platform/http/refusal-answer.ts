import { FORM_FIELDS } from '#domain/guest';
import type { DomainError, FieldFault } from '#domain/refusal';
import type { FieldMessage } from '#schemas/api-types';
import type { Texts } from '../texts.ts';
import { FIELD_OF_REFUSAL, REFUSAL_STATUS } from './refusal-status.ts';

/** The limit in the refusal schemas. */
const LONGEST_MESSAGE = 300;

export interface RefusalAnswer {
  status: number;
  body: object;
}

/**
 * The status and body of a refusal: 422 has one message per field, the others have one message. @param text the texts
 * to use.
 */
export function refusalAnswer({ code, details }: DomainError, text: Texts): RefusalAnswer {
  const status = REFUSAL_STATUS[code];
  if (details?.faults !== undefined)
    return { status, body: { code, messages: details.faults.map((fault) => fieldMessage(fault, text)) } };
  const message = text(`refusals.${code}`, blanksOf(details)).slice(0, LONGEST_MESSAGE);
  if (status === 422)
    return { status, body: { code, messages: [{ field: FIELD_OF_REFUSAL[code] ?? 'body', message }] } };
  return { status, body: { code, message, ...(details === undefined ? {} : { details }) } };
}

/** The message for an invalid field. */
export function fieldMessage({ field, key, params }: FieldFault, text: Texts): FieldMessage {
  const message = text(key, { field: nameOf(field, text), ...params });
  return { field, message: message.slice(0, LONGEST_MESSAGE) };
}

/** Form fields have a label; other fields keep the name in the request. */
function nameOf(field: string, text: Texts): string {
  return Object.hasOwn(FORM_FIELDS, field) ? text(`fields.${field}`) : field;
}

function blanksOf(details: DomainError['details'] = {}): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(details).filter(([, value]) => typeof value === 'string' || typeof value === 'number'),
  );
}
