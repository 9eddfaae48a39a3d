import { PasswordField, type PasswordFieldProps } from '#design-system/password-field';
import { useTranslation } from 'react-i18next';

type PasswordProps = Omit<PasswordFieldProps, 'showLabel' | 'hideLabel' | 'shownMessage' | 'hiddenMessage'>;

/** A password field with the site's texts. */
export function Password(props: PasswordProps) {
  const { t } = useTranslation();
  return (
    <PasswordField
      {...props}
      showLabel={t('password.show')}
      hideLabel={t('password.hide')}
      shownMessage={t('password.shown')}
      hiddenMessage={t('password.hidden')}
    />
  );
}
