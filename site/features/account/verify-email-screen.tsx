import { Button } from '#design-system/button';
import { Container } from '#design-system/container';
import { EmptyState } from '#design-system/empty-state';
import { Box } from '#design-system/box';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { resendCode } from '../../api/auth.ts';
import { wayIn } from '../../app/paths.ts';
import { readCodeSent, type CodeSent } from '../../shared/account/code-sent.ts';
import { useNextPage } from '../../shared/account/use-next-page.ts';
import { useHydrated } from '../../shared/use-hydrated.ts';
import { AccountFrame } from './account-frame.tsx';
import { CodeAside } from './code-aside.tsx';
import { CodeForm } from './code-form.tsx';

/** The code from the mail, which proves the address and signs in. */
export function VerifyEmailScreen() {
  const { t } = useTranslation();
  const isHydrated = useHydrated();
  const sent = readCodeSent(useLocation().state);
  // The prerendered document knows no address.
  if (!isHydrated) {
    return (
      <AccountFrame heading={t('verify.heading')} lead={t('verify.leadBefore')} side={null}>
        {null}
      </AccountFrame>
    );
  }
  return sent === undefined ? <NothingToVerify /> : <WaitingForCode key={sent.email} sent={sent} />;
}

function WaitingForCode({ sent }: { sent: CodeSent }) {
  const { t } = useTranslation();
  const [verification, setVerification] = useState(sent.verification);
  const lead =
    verification === undefined ? t('verify.leadBefore') : t('verify.lead', { address: verification.sentTo });
  return (
    <AccountFrame
      heading={t('verify.heading')}
      lead={lead}
      side={
        <CodeAside
          resendAt={verification?.resendAt}
          send={() => resendCode({ email: sent.email })}
          onSent={setVerification}
        />
      }
    >
      <CodeForm email={sent.email} />
    </AccountFrame>
  );
}

/** Nobody has registered here: the address was opened by itself, or in another browser. */
function NothingToVerify() {
  const { t } = useTranslation();
  const next = useNextPage();
  return (
    <Box paddingBlock="section">
      <Container>
        <EmptyState
          icon="mail"
          headingLevel={1}
          heading={t('verify.nothing')}
          action={
            <Button asChild>
              <Link to={wayIn('login', next)}>{t('account.login')}</Link>
            </Button>
          }
        >
          {t('verify.nothingText')}
        </EmptyState>
      </Container>
    </Box>
  );
}
