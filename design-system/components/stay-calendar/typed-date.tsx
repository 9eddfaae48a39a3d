import { type KeyboardEvent, type ReactNode, startTransition } from 'react';
import { control } from '../../css/control.css.ts';
import { classes } from '../../element-props.ts';
import { Field } from '../field/index.ts';
import * as css from './stay-fields.css.ts';

interface TypedDateProps {
  label: ReactNode;
  hint: ReactNode;
  error: ReactNode;
  /** The id of the field; an error summary links to it. */
  id: string | undefined;
  text: string;
  onType: (text: string) => void;
  /** The typing has come to an end: the field was left, or Enter pressed. */
  onSettle: () => void;
}

/** A date that is typed, in any way that people write dates. */
export function TypedDate({ label, hint, error, id, text, onType, onSettle }: TypedDateProps) {
  function onKeyDown(event: KeyboardEvent) {
    // Before the form that Enter sends reads the day.
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
          // Once the focus has arrived elsewhere: a dialog around the calendar takes it when what leaves the page leaves meanwhile.
          onBlur={() => startTransition(onSettle)}
          onKeyDown={onKeyDown}
          className={classes(control, css.typed)}
        />
      )}
    </Field>
  );
}
