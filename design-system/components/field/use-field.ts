import { type ReactNode, useId } from 'react';
import { classes } from '../../element-props.ts';
import { hasContent } from '../../has-content.ts';

/** Connects a control to its label, hint and error. */
export interface FieldControl {
  id: string;
  'aria-describedby'?: string;
  'aria-invalid'?: true;
}

export interface FieldFacts {
  id?: string | undefined;
  hint?: ReactNode;
  error?: ReactNode;
  'aria-describedby'?: string | undefined;
}

/** The ids of a field's parts, and the props that connect its control to them. */
export function useField({ id, hint, error, 'aria-describedby': more }: FieldFacts) {
  const generatedId = useId();
  const controlId = id ?? generatedId;
  const hintId = hasContent(hint) ? `${controlId}-hint` : undefined;
  const errorId = hasContent(error) ? `${controlId}-error` : undefined;
  const described = classes(more, hintId, errorId);
  const control: FieldControl = { id: controlId };
  if (described !== '') control['aria-describedby'] = described;
  if (errorId !== undefined) control['aria-invalid'] = true;
  const state: 'invalid' | 'valid' = errorId === undefined ? 'valid' : 'invalid';
  return { control, hintId, errorId, state };
}
