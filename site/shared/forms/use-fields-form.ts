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

type FieldOf<Values> = FieldName & Path<Values>;

interface FieldsFormOptions<Values extends FieldValues> {
  /** Begins the ids of the fields, so that two forms of one page do not meet. */
  name: string;
  /** The fields in their order on the page. */
  fields: readonly FieldOf<Values>[];
  struct: (tools: FieldStructTools) => FormStruct<Values>;
  defaults: DefaultValues<Values>;
  /** Whose numbers are written without a country code; missing in a form that asks for no number. */
  country?: string;
  /** Names that differ in this form from those that the fields have everywhere. */
  labels?: Readonly<Partial<Record<FieldOf<Values>, string>>>;
  /** The first wrong field takes the focus, in a form that has no summary of what is wrong. */
  focusesField?: boolean;
}

/** What a field of the form takes besides its own words. */
export interface WiredField extends UseFormRegisterReturn {
  id: string;
  label: string;
  error: string | undefined;
}

export interface FieldsForm<Values extends FieldValues> {
  form: UseFormReturn<Values>;
  wire: (field: FieldOf<Values>) => WiredField;
  /** For the error summary: every fault with the field it leads to, and a number that changes with each submit. */
  summary: { errors: { fieldId: string; message: string }[]; focusKey: number };
  /** Puts the messages of a refusal to their fields; true when a field shows one. */
  showRefusal: (error: unknown) => boolean;
  /** Fetches what checking needs, before it is needed: when the phone number gets the focus. */
  prepare: () => void;
}

/**
 * A form over the one table of fields: checked here for speed, and by the server for good, in the same words; what is
 * typed is never lost.
 */
export function useFieldsForm<Values extends FieldValues>(
  options: FieldsFormOptions<Values>,
): FieldsForm<Values> {
  const { name, fields, struct, defaults, country, labels, focusesField = false } = options;
  const { t } = useTranslation();
  const isOurs = (field: string): field is FieldOf<Values> => fields.some((known) => known === field);
  const labelOf = (field: FieldName): string =>
    // Every field that a form shows has its name there; a test holds the table against the texts.
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
  // Where there is a summary, it takes the focus and leads to the fields.
  const form = useForm<Values>({ defaultValues: defaults, resolver, shouldFocusError: focusesField });
  const { submitCount } = form.formState;
  const faultOf = (field: FieldOf<Values>): string | undefined =>
    form.getFieldState(field, form.formState).error?.message;

  /** Away from its field a message says which one it means; most name it themselves. */
  const named = (field: FieldOf<Values>, message: string): string => {
    const label = labelOf(field);
    const isNamed = message.toLowerCase().includes(label.toLowerCase());
    return isNamed ? message : t('forms.faultOf', { field: label, message });
  };

  return {
    form,
    wire: (field) => ({
      ...form.register(field),
      id: idOf(field),
      label: labelOf(field),
      error: faultOf(field),
    }),
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
