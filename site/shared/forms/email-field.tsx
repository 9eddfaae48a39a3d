import { TextField } from '#design-system/text-field';
import type { ReactNode } from 'react';
import type { WiredField } from './use-fields-form.ts';

interface EmailFieldProps extends WiredField {
  hint?: ReactNode;
  /** `username` where the address signs in, so that password managers know it. */
  autoComplete: 'email' | 'username';
}

/** The address of a guest. */
export function EmailField(props: EmailFieldProps) {
  return <TextField {...props} type="email" inputMode="email" spellCheck={false} required />;
}
