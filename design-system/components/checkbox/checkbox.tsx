import { type ChangeEvent, useEffect, useRef } from 'react';
import { choice } from '../../css/choice.css.ts';
import { classes, type ElementProps } from '../../element-props.ts';
import { mergeRefs } from '../../merge-refs.ts';
import { FieldError, FieldHint, FieldName, type FieldWords, splitField, useField } from '../field/index.ts';
import * as css from './checkbox.css.ts';

export interface CheckboxProps
  extends Omit<ElementProps<'input'>, 'id' | 'type' | 'size' | 'children' | 'aria-describedby'>, FieldWords {
  /** Some but not all of the items that it stands for are chosen. */
  indeterminate?: boolean;
  /** Called with the new state. */
  onCheckedChange?: (checked: boolean) => void;
}

/**
 * A yes or no, such as a consent. It is the native checkbox, so `checked`, `defaultChecked` and `register` of
 * react-hook-form work. The whole row is the target. `data-state`: valid | invalid, on the frame; `data-indeterminate`
 * on the box, which is `:checked` or `:disabled` by itself.
 */
export function Checkbox({ indeterminate = false, onCheckedChange, onChange, ref, ...props }: CheckboxProps) {
  const { words, native } = splitField(props);
  const { control, hintId, errorId, state } = useField(words);
  const box = useRef<HTMLInputElement>(null);
  // HTML has no attribute for indeterminate.
  useEffect(() => {
    if (box.current !== null) box.current.indeterminate = indeterminate;
  });

  function tell(event: ChangeEvent<HTMLInputElement>) {
    const { checked } = event.currentTarget;
    // The browser clears indeterminate on a press; the parent decides here.
    event.currentTarget.indeterminate = indeterminate;
    onChange?.(event);
    onCheckedChange?.(checked);
  }

  return (
    <div className={css.checkbox} data-state={state}>
      <label className={css.row}>
        <input
          {...native}
          {...control}
          ref={mergeRefs(box, ref)}
          type="checkbox"
          data-indeterminate={indeterminate ? '' : undefined}
          className={classes(choice, css.box)}
          onChange={tell}
        />
        <span>
          <FieldName {...words} />
        </span>
      </label>
      {(hintId ?? errorId) !== undefined && (
        <div className={css.notes}>
          <FieldHint id={hintId}>{words.hint}</FieldHint>
          <FieldError id={errorId}>{words.error}</FieldError>
        </div>
      )}
    </div>
  );
}
