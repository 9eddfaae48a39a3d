import type { ReactNode } from 'react';
import * as css from '../../css/field.css.ts';
import { classes, type ElementProps } from '../../element-props.ts';
import { hasContent } from '../../has-content.ts';
import { FieldError, FieldHint, FieldName, type FieldWords, splitField } from './field-words.tsx';
import { type FieldControl, useField } from './use-field.ts';

const LABEL = classes(css.label, css.above);

export interface FieldProps
  extends Omit<ElementProps<'div'>, 'id' | 'children' | 'aria-describedby'>, FieldWords {
  /** Draws the control with what ties it to its words. */
  children: (control: FieldControl) => ReactNode;
}

/**
 * A label, a hint and an error around any control, wired by id.
 * `data-state`: valid | invalid, on the frame around all of them.
 */
export function Field({ children, ...props }: FieldProps) {
  const { words, native } = splitField(props);
  const { control, hintId, errorId, state } = useField(words);
  return (
    <div {...native} className={css.field} data-state={state}>
      <label className={LABEL} htmlFor={control.id}>
        {isPlain(words) ? words.label : <FieldName {...words} />}
      </label>
      {children(control)}
      {/* Below the control, so that the boxes of a row stand on one line whether they have a hint or not. */}
      {hintId !== undefined && <FieldHint id={hintId}>{words.hint}</FieldHint>}
      {errorId !== undefined && <FieldError id={errorId}>{words.error}</FieldError>}
    </div>
  );
}

/** Words that are all there is in the label: browser translation cannot take them from under React, and most fields have no more. */
function isPlain({ label, optionalLabel, requiredMark }: FieldWords): boolean {
  return typeof label === 'string' && !hasContent(optionalLabel) && !hasContent(requiredMark);
}
