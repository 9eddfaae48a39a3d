import { DomainError } from '#domain/refusal';
import { VALIDATION_TEXTS, type ValidationText } from '#domain/validation-text';
import type { FieldMessage } from '#schemas/api-types';

/** A sentence of the specification (section 5) with its blanks filled in. */
export function sentence(
  text: ValidationText,
  params: Readonly<Record<string, string | number>> = {},
): string {
  return VALIDATION_TEXTS[text].replaceAll(/\{\{(\w+)\}\}/g, (blank, name: string) =>
    String(params[name] ?? blank),
  );
}

/** The sentence of an i18n key of the domain. */
export function sentenceOfKey(
  key: `validation.${ValidationText}`,
  params: Readonly<Record<string, string | number>> = {},
): string {
  // The prefix is part of the key's type, what follows it is the name of a sentence.
  return sentence(key.slice('validation.'.length) as ValidationText, params);
}

/** A refusal of one field, in the words that its form shows. */
export function fieldRefusal(field: string, key: `validation.${ValidationText}`): DomainError {
  return messagesRefusal([{ field, message: sentenceOfKey(key, { field }) }]);
}

export function messagesRefusal(messages: readonly FieldMessage[]): DomainError {
  return new DomainError('VALIDATION', { messages });
}
