import type { ReactNode } from 'react';
import { hasContent } from '../../has-content.ts';
import * as css from '../../css/field.css.ts';
import { Icon } from '../icon/index.ts';

/** The texts around a field's control. */
export interface FieldWords {
  /** The visible name of the field. */
  label: ReactNode;
  /** Help that is shown before anything is typed. */
  hint?: ReactNode;
  /** What is wrong with the value, and how to correct it. */
  error?: ReactNode;
  /** Marks an optional field, such as "(optional)". */
  optionalLabel?: ReactNode;
  /** Marks a required field on screen, such as "*". The control's `required` tells screen readers. */
  requiredMark?: ReactNode;
  /** The id of the control. An error summary links to it. */
  id?: string | undefined;
  /** Ids of further descriptions of the control. They are announced before hint and error. */
  'aria-describedby'?: string | undefined;
}

/** The label of a field with its mark, inside a `label` or a `legend`. */
export function FieldName({
  label,
  optionalLabel,
  requiredMark,
}: Pick<FieldWords, 'label' | 'optionalLabel' | 'requiredMark'>) {
  return (
    <>
      <span>{label}</span>
      {hasContent(optionalLabel) && <span className={css.optional}> {optionalLabel}</span>}
      {hasContent(requiredMark) && (
        // A no-break space keeps the mark on the line of the label.
        <span className={css.required} aria-hidden="true">
          {'\u00A0'}
          {requiredMark}
        </span>
      )}
    </>
  );
}

interface FieldTextProps {
  /** From `useField`, so that the control refers to it. */
  id: string | undefined;
  /** The sentence. */
  children: ReactNode;
}

/** The hint of a field. Renders nothing without an id, which `useField` gives only where there is a hint. */
export function FieldHint({ id, children }: FieldTextProps) {
  if (id === undefined) return null;
  return (
    <div className={css.hint} id={id}>
      {children}
    </div>
  );
}

/** The error of a field. Renders nothing without an id, which `useField` gives only where there is an error. */
export function FieldError({ id, children }: FieldTextProps) {
  if (id === undefined) return null;
  return (
    <div className={css.error} id={id}>
      <Icon name="danger" size="s" />
      <span>{children}</span>
    </div>
  );
}

/** Separates a field's texts from the props of its native control. */
export function splitField<Props extends FieldWords>(props: Props) {
  const { label, hint, error, optionalLabel, requiredMark, id, 'aria-describedby': more, ...native } = props;
  return {
    words: { label, hint, error, optionalLabel, requiredMark, id, 'aria-describedby': more },
    native,
  };
}
