import { type ReactNode, useId } from 'react';
import { Icon } from '../icon/index.ts';
import * as css from '../../css/field.css.ts';

/** What a field says around its control. */
export interface FieldWords {
  /** The visible name of the field. */
  label: ReactNode;
  /** Help that is there before anything is typed. */
  hint?: ReactNode;
  /** What is wrong with the value, and how to put it right. */
  error?: ReactNode;
  /** Marks a field that may stay empty, such as "optional". */
  optionalLabel?: ReactNode;
  /** The id of the control; an error summary links to it. */
  id?: string | undefined;
}

/** What ties a control to its label, hint and error. */
export interface FieldControl {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

export interface FieldProps extends FieldWords {
  /** Draws the control with what ties it to its words. */
  children: (control: FieldControl) => ReactNode;
}

/** A label, a hint and an error around any control, wired by id. */
export function Field({ label, hint, error, optionalLabel, id, children }: FieldProps) {
  const generatedId = useId();
  const controlId = id ?? generatedId;
  const hasHint = isGiven(hint);
  const hasError = isGiven(error);
  const described = [hasHint && `${controlId}-hint`, hasError && `${controlId}-error`]
    .filter(Boolean)
    .join(' ');
  return (
    <div className={css.field} data-state={hasError ? 'invalid' : 'valid'}>
      <label className={css.label} htmlFor={controlId}>
        <span>{label}</span>
        {isGiven(optionalLabel) && <span className={css.optional}> {optionalLabel}</span>}
      </label>
      {children({
        id: controlId,
        'aria-describedby': described === '' ? undefined : described,
        'aria-invalid': hasError ? true : undefined,
      })}
      {/* Below the control, so that the boxes of a row stand on one line whether they have a hint or not. */}
      {hasHint && (
        <div className={css.hint} id={`${controlId}-hint`}>
          {hint}
        </div>
      )}
      {hasError && <FieldError id={`${controlId}-error`}>{error}</FieldError>}
    </div>
  );
}

/** The words under a field that is not right yet. */
export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  return (
    <div className={css.error} id={id}>
      <Icon name="danger" size="s" />
      <span>{children}</span>
    </div>
  );
}

/** Whether there is something to draw. */
export function isGiven(node: ReactNode): boolean {
  return node !== undefined && node !== null && node !== false && node !== '';
}

/** Separates a field's words from the properties of its native control. */
export function splitField<Props extends FieldWords>(props: Props) {
  const { label, hint, error, optionalLabel, id, ...native } = props;
  return { words: { label, hint, error, optionalLabel, id }, native };
}
