import { useTranslation } from 'react-i18next';
import type { WiredField } from '../forms/use-fields-form.ts';
import { Password } from './password.tsx';

interface NewPasswordProps {
  wire: (field: 'password' | 'confirmPassword') => WiredField;
}

/** A password that the guest makes up, with its rule before a word is typed, and once more. */
export function NewPassword({ wire }: NewPasswordProps) {
  const { t } = useTranslation();
  return (
    <>
      <Password {...wire('password')} autoComplete="new-password" hint={t('password.rule')} required />
      <Password {...wire('confirmPassword')} autoComplete="new-password" required />
    </>
  );
}
