import type { FieldName } from '#domain/guest';
import type { GuestDetails } from '#schemas/api-types';
import { object } from 'superstruct';
import { fieldStruct, type FieldStructTools, type FormStruct } from '../../shared/forms/field-struct.ts';

export interface GuestFormValues extends GuestDetails {
  requests: string;
  arrivalTime: string;
}

export const GUEST_FORM_FIELDS = [
  'guestFirstName',
  'guestLastName',
  'guestEmail',
  'guestPhone',
  'requests',
  'arrivalTime',
] as const satisfies readonly (FieldName & keyof GuestFormValues)[];

export function guestStruct(tools: FieldStructTools): FormStruct<GuestFormValues> {
  return object({
    guestFirstName: fieldStruct('guestFirstName', tools),
    guestLastName: fieldStruct('guestLastName', tools),
    guestEmail: fieldStruct('guestEmail', tools),
    guestPhone: fieldStruct('guestPhone', tools),
    requests: fieldStruct('requests', tools),
    arrivalTime: fieldStruct('arrivalTime', tools),
  });
}
