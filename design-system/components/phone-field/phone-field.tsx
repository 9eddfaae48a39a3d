import { type ChangeEvent, useMemo, useRef, useState } from 'react';
import { control } from '../../css/control.css.ts';
import { classes, type ElementProps } from '../../element-props.ts';
import { mergeRefs } from '../../merge-refs.ts';
import { useFormReset } from '../../use-form-reset.ts';
import { ComboboxInput, type ComboboxOption, type ComboboxWords } from '../combobox/index.ts';
import { Field, type FieldWords, splitField } from '../field/index.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import * as css from './phone-field.css.ts';
import { type PhoneCountry, type PhoneDraft, readTyped, wholeNumberOf } from './phone-number.ts';

export interface PhoneFieldProps
  extends
    Omit<
      ElementProps<'input'>,
      'id' | 'type' | 'size' | 'value' | 'defaultValue' | 'onChange' | 'autoComplete' | 'aria-describedby'
    >,
    FieldWords {
  /** The countries, in order. */
  countries: readonly PhoneCountry[];
  /** Names the country, such as "Country of the number". */
  countryLabel: string;
  /** The texts of the list of countries. */
  countryWords: ComboboxWords;
  /** The first country, such as the hotel's. By default, and when the list lacks it, the first of the list. */
  defaultCountry?: string;
  /** Announced when a typed dialling code selects another country. */
  pickedMessage?: (country: PhoneCountry) => string;
  /** The whole number, such as "+919876543210", if the parent controls it. Empty for none. */
  value?: string;
  /** The first number, if the parent does not control it. */
  defaultValue?: string;
  /**
   * Called with the whole number, such as "+919876543210"; with the text as typed when it is no number. Empty for none.
   */
  onValueChange?: (value: string) => void;
  /** Submits the whole number with a plain form. */
  name?: string;
}

/**
 * A phone number: the country, found by typing its name, code or dialling code, and the national number, which form one
 * value. A number typed or pasted with its dialling code selects the country. The form checks whether the number exists.
 *
 * With react-hook-form use `Controller`, not `register`, because no single element holds the value: `render={({ field:
 * { onChange, ...field } }) => <PhoneField {...field} onValueChange={onChange} … />}`. `ref` reaches the number input,
 * which takes the focus on an error. `data-state`: valid | invalid, on the field.
 */
export function PhoneField(props: PhoneFieldProps) {
  const { countries, countryLabel, countryWords, defaultCountry, pickedMessage, ...rest } = props;
  const { value, defaultValue = '', onValueChange, name, ref, ...others } = rest;
  const { words, native } = splitField(others);
  const first = countries.find(({ code }) => code === defaultCountry) ?? countries[0];
  const empty: PhoneDraft = { countryCode: first?.code ?? '', national: '' };
  const [draft, setDraft] = useState(() => readTyped(value ?? defaultValue, empty, countries));
  const [spoken, setSpoken] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const options = useMemo(() => optionsOf(countries), [countries]);
  const number = wholeNumberOf(draft, countries);
  const country = countries.find(({ code }) => code === draft.countryCode);
  // Keep the text as typed unless the parent sets another number.
  if (value !== undefined && value !== number) {
    const told = readTyped(value, draft, countries);
    if (told.countryCode !== draft.countryCode || told.national !== draft.national) setDraft(told);
  }

  function change(next: PhoneDraft) {
    setDraft(next);
    const nextNumber = wholeNumberOf(next, countries);
    if (nextNumber !== number) onValueChange?.(nextNumber);
  }
  function type(event: ChangeEvent<HTMLInputElement>) {
    const next = readTyped(event.currentTarget.value, draft, countries);
    const picked = countries.find(({ code }) => code === next.countryCode);
    if (picked !== undefined && picked !== country) setSpoken(pickedMessage?.(picked) ?? '');
    change(next);
  }
  useFormReset(input, () => {
    if (value === undefined) change(readTyped(defaultValue, empty, countries));
  });

  return (
    <Field {...words}>
      {(wiring) => (
        // Numbers and dialling codes run left to right in every language.
        <div className={css.frame} dir="ltr">
          <div className={css.country}>
            <ComboboxInput
              aria-label={countryLabel}
              // The whole number brings its dialling code.
              autoComplete="off"
              disabled={native.disabled}
              options={options}
              words={countryWords}
              value={draft.countryCode}
              onValueChange={(countryCode) => change({ ...draft, countryCode })}
              textOf={nameWithCode}
            />
          </div>
          <input
            {...native}
            {...wiring}
            ref={mergeRefs(input, ref)}
            type="tel"
            autoComplete="tel"
            value={draft.national}
            onChange={type}
            className={classes(control, css.number)}
          />
          {name !== undefined && <input type="hidden" name={name} value={number} />}
          {pickedMessage !== undefined && <VisuallyHidden role="status">{spoken}</VisuallyHidden>}
        </div>
      )}
    </Field>
  );
}

const nameWithCode = ({ label, detail = '' }: Pick<ComboboxOption, 'label' | 'detail'>) =>
  `${detail} ${label}`;

/** Countries as options, found by name, code and dialling code. */
function optionsOf(countries: readonly PhoneCountry[]): readonly ComboboxOption[] {
  return countries.map(({ code, diallingCode, name, otherNames = [], isLesser = false }) => {
    const detail = diallingCode.startsWith('+') ? diallingCode : `+${diallingCode}`;
    // A browser restores the field with the whole text.
    return {
      value: code,
      label: name,
      detail,
      keywords: [code, nameWithCode({ detail, label: name }), ...otherNames],
      isLesser,
    };
  });
}
