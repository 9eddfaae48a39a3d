import { TextField } from '#design-system/text-field';
import * as css from './theming.css.ts';

interface ColourFieldProps {
  label: string;
  hint: string;
  value: string;
  /** Why the value is refused. */
  error?: string;
  onChange: (value: string) => void;
}

const HEX = /^#[0-9a-f]{6}$/i;

/** A colour input, with a picker and a text field. */
export function ColourField({ label, hint, value, error, onChange }: ColourFieldProps) {
  return (
    <div className={css.field}>
      <input
        type="color"
        aria-label={`${label}: choose`}
        className={css.swatch}
        value={HEX.test(value) ? value : '#000000'}
        onChange={({ target }) => onChange(target.value)}
      />
      <TextField
        label={label}
        hint={hint}
        value={value}
        spellCheck={false}
        onChange={({ target }) => onChange(target.value)}
        {...(error === undefined ? {} : { error })}
      />
    </div>
  );
}
