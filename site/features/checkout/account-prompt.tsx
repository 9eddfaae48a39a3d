import { Button } from '#design-system/button';
import { Heading } from '#design-system/heading';
import { Inline } from '#design-system/inline';
import { Stack } from '#design-system/stack';
import { Surface } from '#design-system/surface';
import { Text } from '#design-system/text';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { accountAddress } from '../../app/paths.ts';
import { useAccount } from '../../shared/account/account-context.ts';
import { useCurrentAddress } from '../../shared/account/use-current-address.ts';

export function AccountPrompt() {
  const { t } = useTranslation();
  const here = useCurrentAddress();
  const state = useAccount();
  const isSignedIn = state.kind === 'SIGNED_IN';
  return (
    <Surface tone="sunken" padding="l" radius="m">
      <Stack gap="l">
        <Stack gap="m">
          <Heading level={3} size="s">
            {isSignedIn
              ? t('accountPrompt.signedIn', {
                  name: `${state.account.firstName} ${state.account.lastName}`,
                })
              : t('accountPrompt.heading')}
          </Heading>
          <Text size="small">{t(isSignedIn ? 'accountPrompt.signedInText' : 'accountPrompt.text')}</Text>
        </Stack>
        {isSignedIn ? null : (
          <Inline gap="s">
            <Button asChild tone="secondary" size="s">
              <Link to={accountAddress('login', here)}>{t('account.login')}</Link>
            </Button>
            <Button asChild tone="quiet" size="s">
              <Link to={accountAddress('register', here)}>{t('account.register')}</Link>
            </Button>
          </Inline>
        )}
      </Stack>
    </Surface>
  );
}
