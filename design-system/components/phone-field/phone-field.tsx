import { type ChangeEvent, useRef, useState } from 'react';
import { control } from '../../css/control.css.ts';
import { classes, type ElementProps } from '../../element-props.ts';
import { mergeRefs } from '../../merge-refs.ts';
import { useFormReset } from '../../use-form-reset.ts';
import { Field, type FieldWords, splitField } from '../field/index.ts';
import { Icon } from '../icon/index.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import * as css from './phone-field.css.ts';
import { e164Of, type PhoneCountry, type PhoneDraft, readTyped } from './phone-number.ts';

export interface PhoneFieldProps
  extends
    Omit<
      ElementProps<'input'>,
      | 'id'
      | 'type'
      | 'size'
      | 'value'
      | 'defaultValue'
      | 'onChange'
      | 'inputMode'
      | 'autoComplete'
      | 'aria-describedby'
    >,
    FieldWords {
  /** Every country that can be chosen, in the order in which they are listed. */
  countries: readonly PhoneCountry[];
  /** Names the list of dialling codes, such as "Country of the number". */
  countryLabel: string;
  /** The country at first, such as that of the hotel; the first of the list by default. */
  defaultCountry?: string;
  /** Spoken when a typed dialling code has picked another country. */
  pickedMessage?: (country: PhoneCountry) => string;
  /** The whole number, such as "+919876543210", where the parent holds it; empty for none. */
  value?: string;
  /** The whole number at first; the field keeps it from then on. */
  defaultValue?: string;
  /** Told the whole number, such as "+919876543210"; empty when there is none. */
  onValueChange?: (value: string) => void;
  /** Sends the whole number with a plain form. */
  name?: string;
}

/**
 * A phone number: a list of dialling codes and the number as it is dialled at home, which together are one value. A number that is
 * typed or pasted with its dialling code picks its country. Whether such a number exists is for the form to say.
 *
 * Its value is in none of its elements, so that react-hook-form holds it with `Controller` and not with `register`:
 * `render={({ field: { onChange, ...field } }) => <PhoneField {...field} onValueChange={onChange} … />}`.
 * `ref` reaches the number, which takes the focus when it is wrong.
 *
 * `data-state`: valid | invalid, on the field.
 */
export function PhoneField(props: PhoneFieldProps) {
  const { countries, countryLabel, defaultCountry, pickedMessage, value, defaultValue = '', ...rest } = props;
  const { onValueChange, name, ref, ...others } = rest;
  const { words, native } = splitField(others);
  const empty: PhoneDraft = { countryCode: defaultCountry ?? countries[0]?.code ?? '', national: '' };
  const [draft, setDraft] = useState(() => readTyped(value ?? defaultValue, empty, countries));
  const [spoken, setSpoken] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const number = e164Of(draft, countries);
  const country = countries.find(({ code }) => code === draft.countryCode);
  // What was typed stays as it was typed, until the parent says another number.
  if (value !== undefined && value !== number) {
    const told = readTyped(value, draft, countries);
    if (told.countryCode !== draft.countryCode || told.national !== draft.national) setDraft(told);
  }

  function change(next: PhoneDraft) {
    setDraft(next);
    const nextNumber = e164Of(next, countries);
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
        // Numbers are read from left to right in every language, and so are their dialling codes.
        <span className={css.frame} dir="ltr">
          <span className={css.country}>
            <select
              aria-label={countryLabel}
              autoComplete="tel-country-code"
              disabled={native.disabled}
              value={draft.countryCode}
              onChange={(event) => change({ ...draft, countryCode: event.currentTarget.value })}
              className={css.list}
            >
              {countries.map(({ code, diallingCode, name: countryName }) => (
                <option key={code} value={code}>
                  {`${countryName} ${leftToRight(diallingCode)}`}
                </option>
              ))}
            </select>
            <span aria-hidden="true" className={classes(control, css.shown)}>
              <span className={css.code}>{country?.code}</span>
              <span>{plus(country?.diallingCode ?? '')}</span>
              <Icon name="chevron-down" size="s" />
            </span>
          </span>
          <input
            {...native}
            {...wiring}
            ref={mergeRefs(input, ref)}
            // HTML knows the part of a number without its dialling code only in a text.
            type="text"
            inputMode="tel"
            autoComplete="tel-national"
            value={draft.national}
            onChange={type}
            className={classes(control, css.number)}
          />
          {name !== undefined && <input type="hidden" name={name} value={number} />}
          {pickedMessage !== undefined && <VisuallyHidden role="status">{spoken}</VisuallyHidden>}
        </span>
      )}
    </Field>
  );
}

const plus = (diallingCode: string) => (diallingCode.startsWith('+') ? diallingCode : `+${diallingCode}`);

/** An option holds bare text, and between Arabic words the plus would move behind the digits: a mark of direction keeps it. */
const leftToRight = (diallingCode: string) => `\u200E(${plus(diallingCode)})`;
