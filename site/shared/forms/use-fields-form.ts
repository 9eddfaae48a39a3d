import type { FieldName } from '#domain/guest';
import { superstructResolver } from '@hookform/resolvers/superstruct';
import {
  useForm,
  type DefaultValues,
  type FieldValues,
  type Path,
  type Resolver,
  type UseFormRegisterReturn,
  type UseFormReturn,
} from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { fieldMessages } from '../../api/request-error.ts';
import type { ParseKeys } from 'i18next';
import type { FieldStructTools, FormStruct } from './field-struct.ts';
import { loadPhoneTools, NO_PHONES } from './phone-tools.ts';

export type FieldOf<Values> = FieldName & Path<Values>;

interface FieldsFormOptions<Values extends FieldValues> {
  /** Prefixes the ids of the fields, so that two forms can share a page. */
  name: string;
  fields: readonly FieldOf<Values>[];
  struct: (tools: FieldStructTools) => FormStruct<Values>;
  defaults: DefaultValues<Values>;
  /** The country of numbers without a country code. Missing in a form without a phone number. */
  country?: string;
  labels?: Readonly<Partial<Record<FieldOf<Values>, string>>>;
  /** Focuses the first invalid field, in a form without an error summary. */
  focusesField?: boolean;
}

export interface FieldWords {
  id: string;
  label: string;
  error: string | undefined;
}

export interface WiredField extends UseFormRegisterReturn, FieldWords {}

export interface FieldsForm<Values extends FieldValues> {
  form: UseFormReturn<Values>;
  wire: (field: FieldOf<Values>) => WiredField;
  /** The words of a field that is not wired but controlled. */
  words: (field: FieldOf<Values>) => FieldWords;
  /** The country of phone numbers without a country code; empty when unknown. */
  country: string;
  /** For the error summary: each error with its field, and a number that changes with each submit. */
  summary: { errors: { fieldId: string; message: string }[]; focusKey: number };
  /** Shows a refusal's messages at their fields. Returns true when a field shows one. */
  showRefusal: (error: unknown) => boolean;
  /** Loads the phone tables when the phone field gets the focus. */
  prepare: () => void;
}

/**
 * A form over the shared field table. It validates as the server does, with the same messages, and keeps what was
 * typed.
 */
export function useFieldsForm<Values extends FieldValues>(
  options: FieldsFormOptions<Values>,
): FieldsForm<Values> {
  const { name, fields, struct, defaults, country, labels, focusesField = false } = options;
  const { t } = useTranslation();
  const isOurs = (field: string): field is FieldOf<Values> => fields.some((known) => known === field);
  const labelOf = (field: FieldName): string =>
    // Every field has a label there; a test compares the table with the texts.
    isOurs(field) ? (labels?.[field] ?? t(`fields.${field}` as ParseKeys)) : field;
  const idOf = (field: FieldOf<Values>): string => `${name}-${field}`;

  const loadTools = () => (country === undefined ? Promise.resolve(NO_PHONES) : loadPhoneTools(country));
  const resolver: Resolver<Values> = async (values, context, resolving) => {
    const tools = await loadTools();
    return superstructResolver<Values, unknown, Values>(struct({ t, tools, labelOf }), { coerce: true })(
      values,
      context,
      resolving,
    );
  };
  // The error summary takes the focus and links to the fields.
  const form = useForm<Values>({ defaultValues: defaults, resolver, shouldFocusError: focusesField });
  const { submitCount } = form.formState;
  const faultOf = (field: FieldOf<Values>): string | undefined =>
    form.getFieldState(field, form.formState).error?.message;

  /** Most messages name their field; add it to the others for the summary. */
  const named = (field: FieldOf<Values>, message: string): string => {
    const label = labelOf(field);
    const isNamed = message.toLowerCase().includes(label.toLowerCase());
    return isNamed ? message : t('forms.faultOf', { field: label, message });
  };

  const words = (field: FieldOf<Values>): FieldWords => ({
    id: idOf(field),
    label: labelOf(field),
    error: faultOf(field),
  });

  return {
    form,
    wire: (field) => ({ ...form.register(field), ...words(field) }),
    words,
    country: country ?? '',
    summary: {
      errors: fields.flatMap((field) => {
        const message = faultOf(field);
        return message === undefined ? [] : [{ fieldId: idOf(field), message: named(field, message) }];
      }),
      focusKey: submitCount,
    },
    showRefusal(error) {
      const ours = fieldMessages(error).filter(({ field }) => isOurs(field));
      for (const { field, message } of ours)
        if (isOurs(field)) form.setError(field, { message }, { shouldFocus: focusesField });
      return ours.length > 0;
    },
    prepare: () => void loadTools(),
  };
}
