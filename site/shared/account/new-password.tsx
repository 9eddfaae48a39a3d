import { useTranslation } from 'react-i18next';
import type { WiredField } from '../forms/use-fields-form.ts';
import { Password } from './password.tsx';

interface NewPasswordProps {
  wire: (field: 'password' | 'confirmPassword') => WiredField;
}

/** A new password with its rule, and the repetition. */
export function NewPassword({ wire }: NewPasswordProps) {
  const { t } = useTranslation();
  return (
    <>
      <Password {...wire('password')} autoComplete="new-password" hint={t('password.rule')} required />
      <Password {...wire('confirmPassword')} autoComplete="new-password" required />
    </>
  );
}
