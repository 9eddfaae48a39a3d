import { type ChangeEvent, useEffect, useRef } from 'react';
import { choice } from '../../css/choice.css.ts';
import { classes, type ElementProps } from '../../element-props.ts';
import { mergeRefs } from '../../merge-refs.ts';
import { FieldError, FieldHint, FieldName, type FieldWords, splitField, useField } from '../field/index.ts';
import * as css from './checkbox.css.ts';

export interface CheckboxProps
  extends Omit<ElementProps<'input'>, 'id' | 'type' | 'size' | 'children' | 'aria-describedby'>, FieldWords {
  /** Neither yes nor no: some of the things that it stands for are chosen. */
  indeterminate?: boolean;
  /** Told whether it is checked now. */
  onCheckedChange?: (checked: boolean) => void;
}

/**
 * A yes or no, such as a consent: the browser's own box, so that it works with `checked`, `defaultChecked` and the `register` of
 * react-hook-form alike. Its whole row can be pressed.
 * `data-state`: valid | invalid, on the frame; `data-indeterminate` on the box, which is `:checked` or `:disabled` by itself.
 */
export function Checkbox({ indeterminate = false, onCheckedChange, onChange, ref, ...props }: CheckboxProps) {
  const { words, native } = splitField(props);
  const { control, hintId, errorId, state } = useField(words);
  const box = useRef<HTMLInputElement>(null);
  // HTML has no attribute for it.
  useEffect(() => {
    if (box.current !== null) box.current.indeterminate = indeterminate;
  });

  function tell(event: ChangeEvent<HTMLInputElement>) {
    const { checked } = event.currentTarget;
    // A press takes it away in the browser; here the parent decides.
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
