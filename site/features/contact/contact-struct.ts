import type { FieldName } from '#domain/guest';
import type { ContactMessageRequest } from '#schemas/api-types';
import { object, string } from 'superstruct';
import { fieldStruct, type FieldStructTools, type FormStruct } from '../../shared/forms/field-struct.ts';

export interface ContactValues extends Omit<ContactMessageRequest, 'filledInMs'> {
  website: string;
}

export const CONTACT_FIELDS = [
  'name',
  'email',
  'phone',
  'location',
  'message',
] as const satisfies readonly (FieldName & keyof ContactValues)[];

export function contactStruct(tools: FieldStructTools): FormStruct<ContactValues> {
  return object({
    name: fieldStruct('name', tools),
    email: fieldStruct('email', tools),
    phone: fieldStruct('phone', tools),
    location: fieldStruct('location', tools),
    message: fieldStruct('message', tools),
    website: string(),
  });
}
