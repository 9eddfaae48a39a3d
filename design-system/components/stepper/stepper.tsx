import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import * as fieldCss from '../../css/field.css.ts';
import type { ElementProps } from '../../element-props.ts';
import { mergeRefs } from '../../merge-refs.ts';
import { useControllable } from '../../use-controllable.ts';
import { useFormReset } from '../../use-form-reset.ts';
import { FieldError, FieldHint, useField } from '../field/index.ts';
import { IconButton } from '../icon-button/index.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import * as css from './stepper.css.ts';

export interface StepperProps extends Omit<
  ElementProps<'span'>,
  'id' | 'children' | 'defaultValue' | 'role'
> {
  /** What is counted, such as "Adults". */
  label: ReactNode;
  /** More about the count, such as "12 years and older". */
  hint?: ReactNode;
  /** What is wrong with the count, and how to correct it. */
  error?: ReactNode;
  /** Names the minus button, such as "One adult fewer". */
  decreaseLabel: string;
  /** Names the plus button, such as "One adult more". */
  increaseLabel: string;
  /** Formats the value for screen readers, such as "2 adults". By default the number. */
  valueText?: (value: number) => string;
  /** The count, if the parent controls it. */
  value?: number;
  /** The count at first. */
  defaultValue?: number;
  /** Called with the new count. */
  onValueChange?: (value: number) => void;
  /** The minimum count. */
  min?: number;
  /** The maximum count. */
  max?: number;
  /** Shows the count and prevents changes. */
  disabled?: boolean;
  /** Submits the value with a plain form. */
  name?: string;
  /** The id of the value. An error summary links to it. */
  id?: string | undefined;
}

/**
 * A small number with two buttons. On the value, arrow keys, Page Up and Down, Home and End work. Other props and `ref`
 * reach the value, which takes the focus. `data-state`: valid | invalid, and `data-disabled`, on the frame.
 */
export function Stepper(props: StepperProps) {
  const { label, hint, error, decreaseLabel, increaseLabel, id, 'aria-describedby': more, ...rest } = props;
  const { value: held, defaultValue, onValueChange, valueText = String, min = 0, max = 99, ...others } = rest;
  const { disabled = false, name, ref, onKeyDown, ...native } = others;
  const { control, hintId, errorId, state } = useField({ id, hint, error, 'aria-describedby': more });
  const first = defaultValue ?? min;
  const [value, change] = useControllable({ value: held, defaultValue: first, onValueChange });
  const [spoken, setSpoken] = useState('');
  const spinbutton = useRef<HTMLSpanElement>(null);
  useFormReset(spinbutton, () => {
    if (held === undefined) change(first);
  });

  function moveTo(next: number) {
    const bounded = Math.min(max, Math.max(min, next));
    if (disabled || bounded === value) return value;
    change(bounded);
    return bounded;
  }
  // The value is announced while focused; after a press on a button it is not.
  const press = (by: number) => setSpoken(valueText(moveTo(value + by)));

  function followKey(event: KeyboardEvent<HTMLSpanElement>) {
    onKeyDown?.(event);
    const target = targetOf(event.key, { value, min, max });
    if (target === undefined || event.defaultPrevented) return;
    event.preventDefault();
    moveTo(target);
  }

  const button = { tone: 'secondary', size: 's', tabIndex: -1 } as const;
  return (
    <div className={css.stepper} data-state={state} data-disabled={disabled ? '' : undefined}>
      <div className={css.words}>
        <span className={fieldCss.label} id={`${control.id}-label`}>
          {label}
        </span>
        <FieldHint id={hintId}>{hint}</FieldHint>
      </div>
      <div className={css.controls}>
        <IconButton
          {...button}
          label={decreaseLabel}
          icon="minus"
          aria-disabled={disabled || value <= min}
          onClick={() => press(-1)}
        />
        <span
          aria-labelledby={`${control.id}-label`}
          {...native}
          {...control}
          ref={mergeRefs(spinbutton, ref)}
          role="spinbutton"
          tabIndex={0}
          className={css.value}
          aria-valuenow={value}
          aria-valuemin={min}
          aria-valuemax={max}
          aria-valuetext={valueText(value)}
          aria-disabled={disabled ? true : undefined}
          onKeyDown={followKey}
        >
          {value}
        </span>
        <IconButton
          {...button}
          label={increaseLabel}
          icon="plus"
          aria-disabled={disabled || value >= max}
          onClick={() => press(1)}
        />
        <VisuallyHidden role="status">{spoken}</VisuallyHidden>
        {name !== undefined && <input type="hidden" name={name} value={value} disabled={disabled} />}
      </div>
      {errorId !== undefined && (
        <div className={css.error}>
          <FieldError id={errorId}>{error}</FieldError>
        </div>
      )}
    </div>
  );
}

/** The value that a spinbutton key leads to, or undefined. */
function targetOf(
  key: string,
  { value, min, max }: { value: number; min: number; max: number },
): number | undefined {
  switch (key) {
    case 'ArrowUp':
      return value + 1;
    case 'ArrowDown':
      return value - 1;
    case 'PageUp':
      return value + 5;
    case 'PageDown':
      return value - 5;
    case 'Home':
      return min;
    case 'End':
      return max;
    default:
      return undefined;
  }
}
