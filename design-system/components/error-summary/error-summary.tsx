import type { MouseEvent } from 'react';
import { surfaces } from '../../css/surfaces.css.ts';
import { classes } from '../../element-props.ts';
import * as css from './error-summary.css.ts';

export interface ErrorSummaryProps {
  /** Says that something must be put right. */
  heading: string;
  /** Each fault with the id of its field. */
  errors: readonly { fieldId: string; message: string }[];
  /** Changes with every failed attempt, such as the count of submissions; each change takes the focus. */
  focusKey?: number | string;
}

/** All that is wrong with a form, above it, with a way to each field. Nothing is drawn while nothing is wrong. */
export function ErrorSummary({ heading, errors, focusKey }: ErrorSummaryProps) {
  if (errors.length === 0) return null;
  return (
    // A new key is a new element, which takes the focus and is read out once more.
    <div
      key={focusKey}
      ref={takeFocus}
      role="alert"
      tabIndex={-1}
      className={classes(surfaces.danger, css.summary)}
    >
      <p className={css.heading}>{heading}</p>
      <ul className={css.list}>
        {errors.map(({ fieldId, message }) => (
          <li key={fieldId}>
            <a className={css.link} href={`#${fieldId}`} onClick={(event) => goToField(event, fieldId)}>
              {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

function takeFocus(box: HTMLElement | null) {
  box?.focus();
}

/** Following the fragment would only scroll, and would leave a step in the history. */
function goToField(event: MouseEvent, fieldId: string) {
  const field = document.getElementById(fieldId);
  if (field === null) return;
  event.preventDefault();
  field.focus({ preventScroll: true });
  field.scrollIntoView({ block: 'center' });
}
