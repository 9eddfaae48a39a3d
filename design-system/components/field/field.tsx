import type { ReactNode } from 'react';
import * as css from '../../css/field.css.ts';
import { classes, type ElementProps } from '../../element-props.ts';
import { hasContent } from '../../has-content.ts';
import { FieldError, FieldHint, FieldName, type FieldWords, splitField } from './field-words.tsx';
import { type FieldControl, useField } from './use-field.ts';

const LABEL = classes(css.label, css.above);

export interface FieldProps
  extends Omit<ElementProps<'div'>, 'id' | 'children' | 'aria-describedby'>, FieldWords {
  /** Renders the control with the props that connect it to its texts. */
  children: (control: FieldControl) => ReactNode;
}

/**
 * A label, a hint and an error around any control, connected by id. `data-state`: valid | invalid, on the frame around
 * all of them.
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
      {/* Below the control, so that controls in a row align whether or not they have a hint. */}
      {hintId !== undefined && <FieldHint id={hintId}>{words.hint}</FieldHint>}
      {errorId !== undefined && <FieldError id={errorId}>{words.error}</FieldError>}
    </div>
  );
}

/** A label of text alone is safe from browser translation, and most fields have no more. */
function isPlain({ label, optionalLabel, requiredMark }: FieldWords): boolean {
  return typeof label === 'string' && !hasContent(optionalLabel) && !hasContent(requiredMark);
}
