import { type MouseEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { above, below, control, overlaid } from '../../css/control.css.ts';
import { classes, type ElementProps } from '../../element-props.ts';
import { mergeRefs } from '../../merge-refs.ts';
import { useControllable } from '../../use-controllable.ts';
import { Field, type FieldWords, splitField } from '../field/index.ts';
import { Icon } from '../icon/index.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import * as css from './password-field.css.ts';

export interface PasswordFieldProps
  extends
    Omit<
      ElementProps<'input'>,
      'id' | 'type' | 'size' | 'autoComplete' | 'autoCapitalize' | 'spellCheck' | 'aria-describedby'
    >,
    FieldWords {
  /** Names the button while the password is hidden, such as "Show password". */
  showLabel: string;
  /** Names the button while the password is visible, such as "Hide password". */
  hideLabel: string;
  /** Announced when the password becomes visible. */
  shownMessage?: string;
  /** Announced when the password is hidden again. */
  hiddenMessage?: string;
  /** Tells password managers to fill in the current password or to suggest a new one. */
  autoComplete?: 'current-password' | 'new-password';
  /** Whether the password is visible, if the parent controls it. */
  shown?: boolean;
  /** Whether the password is visible at first. */
  defaultShown?: boolean;
  /** Called when the password is shown or hidden. */
  onShownChange?: (shown: boolean) => void;
}

/**
 * A password field with a button that shows the password. The button keeps focus and caret in place. `data-state`:
 * valid | invalid, on the field; shown | hidden, on the button.
 */
export function PasswordField(props: PasswordFieldProps) {
  const { showLabel, hideLabel, shownMessage = '', hiddenMessage = '', ...rest } = props;
  const { autoComplete = 'current-password', shown, defaultShown = false, onShownChange, ...others } = rest;
  const { words, native: allNative } = splitField(others);
  const { ref, ...native } = allNative;
  const [isShown, setShown] = useControllable({
    value: shown,
    defaultValue: defaultShown,
    onValueChange: onShownChange,
  });
  const isSpeaking = shownMessage !== '' || hiddenMessage !== '';
  const [spoken, setSpoken] = useState('');
  const input = useRef<HTMLInputElement>(null);

  function toggle() {
    const { selectionStart = null, selectionEnd = null } = input.current ?? {};
    flushSync(() => setShown(!isShown));
    setSpoken(isShown ? hiddenMessage : shownMessage);
    // Chromium loses the caret at the first layout after the type changes: force that layout, then restore the caret.
    input.current?.getBoundingClientRect();
    input.current?.setSelectionRange(selectionStart, selectionEnd);
  }

  return (
    <Field {...words}>
      {(wiring) => (
        <span className={overlaid}>
          <input
            {...native}
            {...wiring}
            ref={mergeRefs(input, ref)}
            type={isShown ? 'text' : 'password'}
            autoComplete={autoComplete}
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            className={classes(control, below, css.input)}
          />
          <button
            type="button"
            aria-label={isShown ? hideLabel : showLabel}
            aria-controls={wiring.id}
            disabled={native.disabled}
            data-state={isShown ? 'shown' : 'hidden'}
            className={classes(above, css.toggle)}
            onMouseDown={keepFocus}
            onClick={toggle}
          >
            <Icon name={isShown ? 'hide' : 'show'} />
          </button>
          {isSpeaking && <VisuallyHidden role="status">{spoken}</VisuallyHidden>}
        </span>
      )}
    </Field>
  );
}

/** A press must not close a phone's keyboard. */
function keepFocus(event: MouseEvent) {
  event.preventDefault();
}
