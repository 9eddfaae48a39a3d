import { DomainError } from '#domain/refusal';
import type { Texts } from '../current-release/release-texts.ts';

/** A refusal of one field, with the same words that the form shows. */
export function fieldRefusal(text: Texts, field: string, messageKey: string): DomainError {
  return new DomainError('VALIDATION', { messages: [{ field, message: text(messageKey, { field }) }] });
}
