import type { Account, Profile } from '#schemas/api-types';
import { Box } from '#design-system/box';
import { Button } from '#design-system/button';
import { Container } from '#design-system/container';
import { EmptyState } from '#design-system/empty-state';
import { Heading } from '#design-system/heading';
import { Stack } from '#design-system/stack';
import { Text } from '#design-system/text';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { readProfile } from '../../api/profile.ts';
import { atStep, paths } from '../../app/paths.ts';
import { SignedInOnly } from '../../shared/account/signed-in-only.tsx';
import { LoadFailure } from '../../shared/failures/load-failure.tsx';
import { useQuery } from '../../shared/queries/use-query.ts';
import { ProfilePage } from './profile-page.tsx';
import { ProfileSkeleton } from './profile-skeleton.tsx';

export function ProfileScreen() {
  const navigate = useNavigate();
  const [isDeleted, setDeleted] = useState(false);
  function sayGoodbye() {
    setDeleted(true);
    // The dialog and its button are gone, so focus the heading.
    void navigate(paths.profile, { replace: true, state: atStep('moved') });
  }
  return (
    <Box paddingBlock="section">
      <Container>
        {isDeleted ? (
          <Goodbye />
        ) : (
          <ProfileFrame>
            <SignedInOnly loading={<ProfileSkeleton />}>
              {(account) => <OwnProfile account={account} onDeleted={sayGoodbye} />}
            </SignedInOnly>
          </ProfileFrame>
        )}
      </Container>
    </Box>
  );
}

/** The heading stays during loading, because it may have the focus. */
function ProfileFrame({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  return (
    <Stack gap="xxl">
      <Stack gap="xl">
        <Heading level={1} tabIndex={-1}>
          {t('profile.heading')}
        </Heading>
        <Text size="lead" tone="muted" measure>
          {t('profile.lead')}
        </Text>
      </Stack>
      {children}
    </Stack>
  );
}

function OwnProfile({ account, onDeleted }: { account: Account; onDeleted: () => void }) {
  const { t } = useTranslation();
  // The key holds the owner, so that nobody sees another guest's data.
  const query = useQuery<Profile>(['profile', account.email], readProfile);
  switch (query.state) {
    case 'idle':
    case 'loading':
      return <ProfileSkeleton />;
    case 'error':
      return (
        <LoadFailure heading={t('account.failed')} onRetry={query.retry}>
          {t('account.failedText')}
        </LoadFailure>
      );
    case 'ready':
      return <ProfilePage profile={query.answer} onProfile={query.replace} onDeleted={onDeleted} />;
    default:
      return query satisfies never;
  }
}

function Goodbye() {
  const { t } = useTranslation();
  return (
    <EmptyState
      icon="success"
      headingLevel={1}
      heading={t('profile.deleted')}
      action={
        <Button asChild>
          {/* Loads a new document, so that nothing about the guest stays in memory. */}
          <a href={paths.home}>{t('receipt.home')}</a>
        </Button>
      }
    >
      {t('profile.deletedText')}
    </EmptyState>
  );
}
