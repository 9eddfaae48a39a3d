import { TextField } from '#design-system/text-field';
import type { ReactNode } from 'react';
import type { WiredField } from './use-fields-form.ts';

interface EmailFieldProps extends WiredField {
  hint?: ReactNode;
  /** `username` on a sign-in form, so that password managers recognise it. */
  autoComplete: 'email' | 'username';
}

export function EmailField(props: EmailFieldProps) {
  return <TextField {...props} type="email" inputMode="email" spellCheck={false} required />;
}
