import { type KeyboardEvent, type ReactNode, useId, useState } from 'react';
import { useControllable } from '../../use-controllable.ts';
import { FieldError, isGiven } from '../field/index.ts';
import * as fieldCss from '../../css/field.css.ts';
import { IconButton } from '../icon-button/index.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import * as css from './stepper.css.ts';

export interface StepperProps {
  /** What is counted, such as "Adults". */
  label: ReactNode;
  /** Who or what counts, such as "12 years and older". */
  hint?: ReactNode;
  error?: ReactNode;
  /** Names the minus button, such as "One adult fewer". */
  decreaseLabel: string;
  /** Names the plus button, such as "One adult more". */
  increaseLabel: string;
  /** Speaks the value, such as "2 adults"; the bare number by default. */
  valueText?: (value: number) => string;
  value?: number;
  defaultValue?: number;
  onValueChange?: (value: number) => void;
  min?: number;
  max?: number;
  /** Sends the value with a plain form. */
  name?: string;
  /** The id of the value; an error summary links to it. */
  id?: string;
}

/** A small count: arrow keys, Home and End on the value, or its two buttons. */
export function Stepper(props: StepperProps) {
  const {
    label,
    hint,
    error,
    decreaseLabel,
    increaseLabel,
    valueText = String,
    min = 0,
    max = 99,
    name,
  } = props;
  const [value, change] = useControllable({
    value: props.value,
    defaultValue: props.defaultValue ?? min,
    onValueChange: props.onValueChange,
  });
  const [spoken, setSpoken] = useState('');
  const generatedId = useId();
  const id = props.id ?? generatedId;
  const described = [isGiven(hint) && `${id}-hint`, isGiven(error) && `${id}-error`]
    .filter(Boolean)
    .join(' ');

  function moveTo(next: number) {
    const bounded = Math.min(max, Math.max(min, next));
    if (bounded !== value) change(bounded);
    return bounded;
  }
  // The value itself speaks while it has the focus; after a press on a button it has not.
  const press = (by: number) => setSpoken(valueText(moveTo(value + by)));

  function onKeyDown(event: KeyboardEvent) {
    const target = targetOf(event.key, { value, min, max });
    if (target === undefined) return;
    event.preventDefault();
    moveTo(target);
  }

  return (
    <div className={css.stepper} data-state={isGiven(error) ? 'invalid' : 'valid'}>
      <div className={css.words}>
        <span className={fieldCss.label} id={`${id}-label`}>
          {label}
        </span>
        {isGiven(hint) && (
          <span className={fieldCss.hint} id={`${id}-hint`}>
            {hint}
          </span>
        )}
      </div>
      <div className={css.controls}>
        <IconButton
          label={decreaseLabel}
          icon="minus"
          tone="secondary"
          size="s"
          tabIndex={-1}
          aria-disabled={value <= min}
          onClick={() => press(-1)}
        />
        <span
          id={id}
          role="spinbutton"
          tabIndex={0}
          className={css.value}
          aria-labelledby={`${id}-label`}
          aria-describedby={described === '' ? undefined : described}
          aria-valuenow={value}
          aria-valuemin={min}
          aria-valuemax={max}
          aria-valuetext={valueText(value)}
          aria-invalid={isGiven(error) ? true : undefined}
          onKeyDown={onKeyDown}
        >
          {value}
        </span>
        <IconButton
          label={increaseLabel}
          icon="plus"
          tone="secondary"
          size="s"
          tabIndex={-1}
          aria-disabled={value >= max}
          onClick={() => press(1)}
        />
        <VisuallyHidden role="status">{spoken}</VisuallyHidden>
        {name !== undefined && <input type="hidden" name={name} value={value} />}
      </div>
      {isGiven(error) && (
        <div className={css.error}>
          <FieldError id={`${id}-error`}>{error}</FieldError>
        </div>
      )}
    </div>
  );
}

/** Where a key of the spinbutton pattern leads; nothing for other keys. */
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
