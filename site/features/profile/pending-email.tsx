import { writtenEmail } from '#domain/email-address';
import type { Profile } from '#schemas/api-types';
import { Button } from '#design-system/button';
import { Notice } from '#design-system/notice';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths, accountAddress } from '../../app/paths.ts';
import type { CodeSent } from '../../shared/account/code-sent.ts';

export function PendingEmail({ profile }: { profile: Profile }) {
  const { t } = useTranslation();
  const { pendingEmail, verification, email } = profile;
  if (pendingEmail === undefined) return null;
  const sent: CodeSent = { email: pendingEmail, ...(verification ? { verification } : {}) };
  return (
    <Notice
      tone="info"
      live="polite"
      heading={t('profile.pending.heading', { address: pendingEmail })}
      action={
        <Button asChild tone="secondary" size="s">
          <Link to={accountAddress('verifyEmail', paths.profile)} state={sent}>
            {t('profile.pending.action')}
          </Link>
        </Button>
      }
    >
      {t('profile.pending.text', { current: writtenEmail(email) })}
    </Notice>
  );
}
