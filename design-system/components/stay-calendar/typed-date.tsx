import { type KeyboardEvent, type ReactNode, startTransition } from 'react';
import { control } from '../../css/control.css.ts';
import { classes } from '../../element-props.ts';
import { Field } from '../field/index.ts';
import * as css from './stay-fields.css.ts';

interface TypedDateProps {
  label: ReactNode;
  hint: ReactNode;
  error: ReactNode;
  /** The id of the field. An error summary links to it. */
  id: string | undefined;
  text: string;
  onType: (text: string) => void;
  /** Called when the field loses the focus or Enter is pressed. */
  onSettle: () => void;
}

/** A text field that accepts dates in common formats. */
export function TypedDate({ label, hint, error, id, text, onType, onSettle }: TypedDateProps) {
  function onKeyDown(event: KeyboardEvent) {
    // Before Enter submits the form.
    if (event.key === 'Enter') onSettle();
  }
  return (
    <Field label={label} hint={hint} error={error} id={id}>
      {(wiring) => (
        <input
          {...wiring}
          type="text"
          autoComplete="off"
          spellCheck={false}
          value={text}
          onChange={(event) => onType(event.currentTarget.value)}
          // Deferred until the focus has moved: removing elements meanwhile makes a surrounding dialog take the focus.
          onBlur={() => startTransition(onSettle)}
          onKeyDown={onKeyDown}
          className={classes(control, css.typed)}
        />
      )}
    </Field>
  );
}
