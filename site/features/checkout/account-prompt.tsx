import { Link as StyledLink } from '#design-system/link';
import { Text } from '#design-system/text';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { accountAddress } from '../../app/paths.ts';
import { useAccount } from '../../shared/account/account-context.ts';
import { useCurrentAddress } from '../../shared/account/use-current-address.ts';

/** One line that offers an account, or says whose it is: a guest needs none to book. */
export function AccountPrompt() {
  const { t } = useTranslation();
  const here = useCurrentAddress();
  const state = useAccount();
  if (state.kind === 'SIGNED_IN') {
    const { firstName, lastName } = state.account;
    return (
      <Text size="small" tone="muted">
        {t('accountPrompt.signedIn', { name: `${firstName} ${lastName}` })} {t('accountPrompt.signedInText')}
      </Text>
    );
  }
  return (
    <Text size="small" tone="muted">
      {t('accountPrompt.heading')}{' '}
      <StyledLink asChild>
        <Link to={accountAddress('login', here)}>{t('account.login')}</Link>
      </StyledLink>
      {' · '}
      <StyledLink asChild>
        <Link to={accountAddress('register', here)}>{t('account.register')}</Link>
      </StyledLink>
    </Text>
  );
}
