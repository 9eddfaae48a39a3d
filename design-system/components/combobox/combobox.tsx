import { useRef } from 'react';
import { mergeRefs } from '../../merge-refs.ts';
import { useControllable } from '../../use-controllable.ts';
import { useFormReset } from '../../use-form-reset.ts';
import { Field, type FieldWords, splitField } from '../field/index.ts';
import { ComboboxInput, type ComboboxInputProps } from './combobox-input.tsx';
import * as css from './combobox.css.ts';

export type { ComboboxWords } from './combobox-input.tsx';
export type { ComboboxOption } from './filter-options.ts';

export interface ComboboxProps
  extends
    Omit<
      ComboboxInputProps,
      'id' | 'value' | 'onValueChange' | 'canBeEmpty' | 'textOf' | 'aria-describedby' | 'aria-label'
    >,
    FieldWords {
  /** The chosen option's value, if the parent controls it. Empty for none. */
  value?: string;
  /** The option that is chosen at first. */
  defaultValue?: string;
  /** Called with the chosen option's value. Empty for none. */
  onValueChange?: (value: string) => void;
  /** Submits the chosen option's value with a plain form. */
  name?: string;
}

/**
 * One choice of a long list that is found by typing: a country, a language. Use `Select` for up to about fifteen options
 * and `RadioGroup` for up to five: they need no typing. Text that is no option is never a value. With react-hook-form use
 * `Controller`. `data-state`: valid | invalid, on the field; checked | unchecked, on an option.
 */
export function Combobox(props: ComboboxProps) {
  const { words, native } = splitField(props);
  const { value, defaultValue = '', onValueChange, name, ref, words: texts, ...input } = native;
  const element = useRef<HTMLInputElement>(null);
  const [chosen, choose] = useControllable({ value, defaultValue, onValueChange });
  useFormReset(element, () => {
    if (value === undefined) choose(defaultValue);
  });
  return (
    <Field {...words}>
      {(wiring) => (
        <div className={css.frame}>
          <ComboboxInput
            {...input}
            {...wiring}
            ref={mergeRefs(element, ref)}
            words={texts}
            value={chosen}
            onValueChange={choose}
            canBeEmpty={native.required !== true}
          />
          {name !== undefined && <input type="hidden" name={name} value={chosen} />}
        </div>
      )}
    </Field>
  );
}
