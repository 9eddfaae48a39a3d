import { Button } from '#design-system/button';
import { Container } from '#design-system/container';
import { EmptyState } from '#design-system/empty-state';
import { Box } from '#design-system/box';
import { Skeleton, SkeletonGroup } from '#design-system/skeleton';
import { Stack } from '#design-system/stack';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import type { AuthSession } from '#schemas/api-types';
import { resendCode, verifyEmail } from '../../api/auth.ts';
import { fieldMessages } from '../../api/request-error.ts';
import { accountAddress } from '../../app/paths.ts';
import { readCodeSent, type CodeSent } from '../../shared/account/code-sent.ts';
import { useNextPage } from '../../shared/account/use-next-page.ts';
import { ChangeFailure } from '../../shared/changes/change-failure.tsx';
import { useChange } from '../../shared/changes/use-change.ts';
import { useLinkToken } from '../../shared/codes/use-link-token.ts';
import { useHydrated } from '../../shared/use-hydrated.ts';
import { AccountFrame } from './account-frame.tsx';
import { CodeAside } from './code-aside.tsx';
import { CodeForm } from './code-form.tsx';
import { useSignIn } from './use-sign-in.ts';

export function VerifyEmailScreen() {
  const { t } = useTranslation();
  const isHydrated = useHydrated();
  const sent = readCodeSent(useLocation().state);
  const token = useLinkToken();
  // A prerendered document has no navigation state.
  if (!isHydrated) {
    return (
      <AccountFrame heading={t('verify.heading')} lead={t('verify.leadBefore')} side={null}>
        {null}
      </AccountFrame>
    );
  }
  if (token !== undefined) return <OpenedLink token={token} />;
  return sent === undefined ? <NothingToVerify /> : <WaitingForCode key={sent.email} sent={sent} />;
}

/** Verifies by link alone: the registration may have been started in another tab. */
function OpenedLink({ token }: { token: string }) {
  const { t } = useTranslation();
  const { signIn } = useSignIn();
  const proof = useChange<string, AuthSession>((otp) => verifyEmail({ otp }), {
    onSuccess: ({ account }) => signIn(account),
    onFailure: () => true,
  });
  const { error, run } = proof;
  useEffect(() => void run(token), [run, token]);
  if (error === undefined) {
    return (
      <AccountFrame heading={t('verify.heading')} lead={t('codeLink.opening')} side={null}>
        <SkeletonGroup label={t('codeLink.opening')}>
          <Skeleton shape="text" lines={2} />
        </SkeletonGroup>
      </AccountFrame>
    );
  }
  if (fieldMessages(error).length > 0) return <NothingToVerify text={t('codeLink.expired')} />;
  return (
    <AccountFrame heading={t('verify.heading')} lead={null} side={null}>
      <Stack gap="l" align="start">
        <ChangeFailure error={error} />
        <Button onClick={() => void run(token)}>{t('failures.retry')}</Button>
      </Stack>
    </AccountFrame>
  );
}

function WaitingForCode({ sent }: { sent: CodeSent }) {
  const { t } = useTranslation();
  const [verification, setVerification] = useState(sent.verification);
  const leadBefore = verification?.sentAs === 'LINK' ? null : t('verify.leadBefore');
  const isCode = verification?.sentAs === 'CODE';
  const lead = isCode ? t('verify.lead', { address: verification.sentTo }) : leadBefore;
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
      <CodeForm email={sent.email} verification={verification} />
    </AccountFrame>
  );
}

function NothingToVerify({ text }: { text?: string }) {
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
              <Link to={accountAddress('login', next)}>{t('account.login')}</Link>
            </Button>
          }
        >
          {text ?? t('verify.nothingText')}
        </EmptyState>
      </Container>
    </Box>
  );
}
