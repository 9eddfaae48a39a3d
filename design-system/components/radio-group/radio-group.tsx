import { type ReactNode, useId } from 'react';
import { classes } from '../../element-props.ts';
import { useControllable } from '../../use-controllable.ts';
import * as fieldCss from '../../css/field.css.ts';
import { FieldError, isGiven } from '../field/index.ts';
import * as css from './radio-group.css.ts';

export interface RadioOption {
  value: string;
  label: ReactNode;
  /** A quieter line below the label. */
  detail?: ReactNode;
  /** Stands at the end of the line, such as a price. */
  aside?: ReactNode;
}

export interface RadioGroupProps {
  /** The question that the options answer. */
  legend: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  name: string;
  options: readonly RadioOption[];
  value?: string;
  defaultValue?: string;
  onValueChange?: (value: string) => void;
  /** The id of the group; its first option takes it, for an error summary. */
  id?: string;
}

/** One of a few, all in view. */
export function RadioGroup({ legend, hint, error, name, options, ...state }: RadioGroupProps) {
  const [value, change] = useControllable({
    value: state.value,
    defaultValue: state.defaultValue ?? '',
    onValueChange: state.onValueChange,
  });
  const generatedId = useId();
  const id = state.id ?? generatedId;
  const described = [isGiven(hint) && `${id}-hint`, isGiven(error) && `${id}-error`]
    .filter(Boolean)
    .join(' ');
  return (
    <fieldset className={css.group} aria-describedby={described === '' ? undefined : described}>
      <legend className={classes(fieldCss.label, css.legend)}>{legend}</legend>
      {isGiven(hint) && (
        <div className={fieldCss.hint} id={`${id}-hint`}>
          {hint}
        </div>
      )}
      <div className={css.options}>
        {options.map((option, index) => (
          <label key={option.value} className={css.option}>
            <input
              type="radio"
              id={index === 0 ? id : undefined}
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => change(option.value)}
              className={css.radio}
            />
            <span className={css.words}>
              <span>{option.label}</span>
              {isGiven(option.detail) && <span className={fieldCss.hint}>{option.detail}</span>}
            </span>
            {isGiven(option.aside) && <span>{option.aside}</span>}
          </label>
        ))}
      </div>
      {isGiven(error) && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </fieldset>
  );
}
