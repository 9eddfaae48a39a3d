import type { FieldName } from '#domain/guest';
import type { NameCompanyRequest } from '#schemas/api-types';
import { object, refine } from 'superstruct';
import { fieldStruct, type FieldStructTools, type FormStruct } from '../../../shared/forms/field-struct.ts';

export type Company = Required<NameCompanyRequest>;

export const COMPANY_FIELDS = [
  'companyName',
  'companyTaxId',
  'companyAddress',
] as const satisfies readonly (FieldName & keyof Company)[];

/** The server takes an empty name for none; who fills in the form means one. */
export function companyStruct(tools: FieldStructTools): FormStruct<Company> {
  const named = refine(fieldStruct('companyName', tools), 'named', (name) =>
    name === '' ? tools.t('validation.required', { field: tools.labelOf('companyName') }) : true,
  );
  return object({
    companyName: named,
    companyTaxId: fieldStruct('companyTaxId', tools),
    companyAddress: fieldStruct('companyAddress', tools),
  });
}
