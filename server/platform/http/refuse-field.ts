import { DomainError, type FieldFault } from '#domain/refusal';

/** A fault of a field that is named as in the request. */
export function fieldFault(field: string, key: FieldFault['key']): FieldFault {
  return { field, key, params: { field } };
}

/** A refusal with one invalid field. */
export function fieldRefusal(field: string, key: FieldFault['key']): DomainError {
  return fieldsRefusal([fieldFault(field, key)]);
}

export function fieldsRefusal(faults: readonly FieldFault[]): DomainError {
  return new DomainError('VALIDATION', { faults });
}
