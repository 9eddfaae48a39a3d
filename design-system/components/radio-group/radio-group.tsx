import type { ChangeEvent, ReactNode } from 'react';
import { choice } from '../../css/choice.css.ts';
import * as fieldCss from '../../css/field.css.ts';
import { classes, type ElementProps } from '../../element-props.ts';
import { hasContent } from '../../has-content.ts';
import { FieldError, FieldHint, FieldName, type FieldWords, useField } from '../field/index.ts';
import * as css from './radio-group.css.ts';

export interface RadioOption {
  value: string;
  label: ReactNode;
  /** A secondary line below the label. */
  detail?: ReactNode;
  /** Shown at the end of the line, such as a price. */
  aside?: ReactNode;
  /** Cannot be chosen; `detail` says why. */
  disabled?: boolean;
}

export interface RadioGroupProps
  extends
    Omit<ElementProps<'fieldset'>, 'id' | 'name' | 'defaultValue' | 'children' | 'aria-describedby'>,
    Omit<FieldWords, 'label'> {
  /** The question. */
  legend: ReactNode;
  /** The form field's name. It also groups the options. */
  name: string;
  /** The options, in order. */
  options: readonly RadioOption[];
  /** The chosen option, if the parent controls it. */
  value?: string;
  /** The option that is chosen at first. */
  defaultValue?: string;
  /** Called with the chosen option. */
  onValueChange?: (value: string) => void;
  /** One option must be chosen. */
  required?: boolean;
}

/**
 * One choice of a few visible options. Arrow keys move and choose, as in native radio groups. An error summary that
 * links to `id` leads to the first option. With react-hook-form use `Controller`, without `field.ref`. `data-state`:
 * valid | invalid, on the group; each option is `:checked` or `:disabled` by itself.
 */
export function RadioGroup(props: RadioGroupProps) {
  const { legend, hint, error, optionalLabel, requiredMark, id, 'aria-describedby': more, ...rest } = props;
  const { name, options, value, defaultValue, onValueChange, required, ...native } = rest;
  const { control, hintId, errorId, state } = useField({ id, hint, error, 'aria-describedby': more });
  const describedBy = control['aria-describedby'];

  const checkedness = (option: string) =>
    value === undefined ? { defaultChecked: option === defaultValue } : { checked: option === value };
  const tell = (event: ChangeEvent<HTMLInputElement>) => onValueChange?.(event.currentTarget.value);

  return (
    <fieldset
      {...native}
      className={css.group}
      data-state={state}
      {...(describedBy === undefined ? {} : { 'aria-describedby': describedBy })}
    >
      <legend className={classes(fieldCss.label, css.legend)}>
        <FieldName label={legend} optionalLabel={optionalLabel} requiredMark={requiredMark} />
      </legend>
      <FieldHint id={hintId}>{hint}</FieldHint>
      <div className={css.options}>
        {options.map((option, index) => (
          <label key={option.value} className={classes(css.option, state === 'invalid' && css.wrong)}>
            <input
              {...checkedness(option.value)}
              type="radio"
              id={index === 0 ? control.id : undefined}
              name={name}
              value={option.value}
              disabled={option.disabled}
              required={required}
              onChange={tell}
              className={classes(choice, css.radio)}
            />
            <span className={css.content}>
              <span className={css.words}>
                <span>{option.label}</span>
                {hasContent(option.detail) && <span className={fieldCss.hint}>{option.detail}</span>}
              </span>
              {hasContent(option.aside) && <span>{option.aside}</span>}
            </span>
          </label>
        ))}
      </div>
      <FieldError id={errorId}>{error}</FieldError>
    </fieldset>
  );
}
