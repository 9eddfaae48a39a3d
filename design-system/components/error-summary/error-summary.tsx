import { type MouseEvent, useEffect, useRef } from 'react';
import { surfaces } from '../../css/surfaces.css.ts';
import { classes, type ElementProps } from '../../element-props.ts';
import { mergeRefs } from '../../merge-refs.ts';
import * as css from './error-summary.css.ts';

export interface FieldFault {
  fieldId: string;
  message: string;
}

export interface ErrorSummaryProps extends Omit<ElementProps<'div'>, 'children' | 'role' | 'tabIndex'> {
  /** Says that errors need correcting. */
  heading: string;
  /** Each error with the id of its field, in the order of the fields. */
  errors: readonly FieldFault[];
  /** Changes with every failed submit, such as a submit count. Each change takes the focus. */
  focusKey?: number | string;
}

/** All errors of a form, above it, with links to the fields. Renders nothing without errors. */
export function ErrorSummary({ focusKey, ...props }: ErrorSummaryProps) {
  if (props.errors.length === 0) return null;
  // A new key makes a new element, which takes the focus and is announced again.
  return <Summary key={focusKey} {...props} />;
}

function Summary({ heading, errors, ref, ...native }: Omit<ErrorSummaryProps, 'focusKey'>) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div
      {...native}
      ref={mergeRefs(box, ref)}
      role="alert"
      tabIndex={-1}
      className={classes(surfaces.danger, css.summary)}
    >
      <p className={css.heading}>{heading}</p>
      <ul className={css.list}>
        {errors.map(({ fieldId, message }) => (
          <li key={`${fieldId} ${message}`}>
            <a className={css.link} href={`#${fieldId}`} onClick={(event) => goToField(event, fieldId)}>
              {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Following the fragment would only scroll, and would add a history entry. */
function goToField(event: MouseEvent, fieldId: string) {
  const field = document.getElementById(fieldId);
  if (field === null) return;
  event.preventDefault();
  field.focus({ preventScroll: true });
  field.scrollIntoView({ block: 'center' });
}
