import { DomainError, type FieldFault } from '#domain/refusal';

/** What is wrong with a field that is called as the request names it. */
export function fieldFault(field: string, key: FieldFault['key']): FieldFault {
  return { field, key, params: { field } };
}

/** A refusal of one field. */
export function fieldRefusal(field: string, key: FieldFault['key']): DomainError {
  return fieldsRefusal([fieldFault(field, key)]);
}

export function fieldsRefusal(faults: readonly FieldFault[]): DomainError {
  return new DomainError('VALIDATION', { faults });
}
