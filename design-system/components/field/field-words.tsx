import type { ReactNode } from 'react';
import { hasContent } from '../../has-content.ts';
import * as css from '../../css/field.css.ts';
import { Icon } from '../icon/index.ts';

/** What a field says around its control. */
export interface FieldWords {
  /** The visible name of the field. */
  label: ReactNode;
  /** Help that is there before anything is typed. */
  hint?: ReactNode;
  /** What is wrong with the value, and how to put it right. */
  error?: ReactNode;
  /** Marks a field that may stay empty, such as "(optional)". */
  optionalLabel?: ReactNode;
  /** Marks a field that must be filled, such as "*". It is seen only: `required` on the field says it to those who listen. */
  requiredMark?: ReactNode;
  /** The id of the control; an error summary links to it. */
  id?: string | undefined;
  /** Ids of further words that describe the control. They are heard before hint and error. */
  'aria-describedby'?: string | undefined;
}

/** The name of a field with its mark; stands inside a `label` or a `legend`. */
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
        // Never alone at the start of a line.
        <span className={css.required} aria-hidden="true">
          {'\u00A0'}
          {requiredMark}
        </span>
      )}
    </>
  );
}

/** Help for a field; nothing without an id, which `useField` gives only where there is a hint. */
export function FieldHint({ id, children }: { id: string | undefined; children: ReactNode }) {
  if (id === undefined) return null;
  return (
    <div className={css.hint} id={id}>
      {children}
    </div>
  );
}

/** The words under a field that is not right yet; nothing without an id, which `useField` gives only where there is an error. */
export function FieldError({ id, children }: { id: string | undefined; children: ReactNode }) {
  if (id === undefined) return null;
  return (
    <div className={css.error} id={id}>
      <Icon name="danger" size="s" />
      <span>{children}</span>
    </div>
  );
}

/** Separates a field's words from the properties of its native control. */
export function splitField<Props extends FieldWords>(props: Props) {
  const { label, hint, error, optionalLabel, requiredMark, id, 'aria-describedby': more, ...native } = props;
  return {
    words: { label, hint, error, optionalLabel, requiredMark, id, 'aria-describedby': more },
    native,
  };
}
