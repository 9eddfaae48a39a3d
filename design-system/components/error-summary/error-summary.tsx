import { type MouseEvent, useEffect, useRef } from 'react';
import { surfaces } from '../../css/surfaces.css.ts';
import { classes, type ElementProps } from '../../element-props.ts';
import { mergeRefs } from '../../merge-refs.ts';
import * as css from './error-summary.css.ts';

/** One fault, and the field that it is about. */
export interface FieldFault {
  fieldId: string;
  message: string;
}

export interface ErrorSummaryProps extends Omit<ElementProps<'div'>, 'children' | 'role' | 'tabIndex'> {
  /** Says that something must be put right. */
  heading: string;
  /** Each fault with the id of its field, in the order of the fields. */
  errors: readonly FieldFault[];
  /** Changes with every failed attempt, such as the count of submissions; each change takes the focus. */
  focusKey?: number | string;
}

/** All that is wrong with a form, above it, with a way to each field. Nothing is drawn while nothing is wrong. */
export function ErrorSummary({ focusKey, ...props }: ErrorSummaryProps) {
  if (props.errors.length === 0) return null;
  // A new key is a new element, which takes the focus and is read out once more.
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

/** Following the fragment would only scroll, and would leave a step in the history. */
function goToField(event: MouseEvent, fieldId: string) {
  const field = document.getElementById(fieldId);
  if (field === null) return;
  event.preventDefault();
  field.focus({ preventScroll: true });
  field.scrollIntoView({ block: 'center' });
}
