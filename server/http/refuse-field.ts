import type { TFunction } from 'i18next';
import { DomainError } from '#domain/refusal';

/** A refusal of one field, with the same words that the form shows. */
export function fieldRefusal(text: TFunction, field: string, messageKey: string): DomainError {
  return new DomainError('VALIDATION', { messages: [{ field, message: text(messageKey, { field }) }] });
}
