import { writtenEmail } from '#domain/email-address';
import type { Profile } from '#schemas/api-types';
import { Split } from '#design-system/grid';
import { Stack } from '#design-system/stack';
import { useTranslation } from 'react-i18next';
import { BasicInformation } from './basic-information.tsx';
import { ChangePassword } from './change-password.tsx';
import { OwnData } from './own-data.tsx';
import { OwnNews } from './own-news.tsx';
import { PendingEmail } from './pending-email.tsx';
import { ProfilePicture } from './profile-picture.tsx';
import { ProfileSection } from './profile-section.tsx';
import { SessionPanel } from './session-panel.tsx';

interface ProfilePageProps {
  profile: Profile;
  onProfile: (profile: Profile) => void;
  onDeleted: () => void;
}

export function ProfilePage({ profile, onProfile, onDeleted }: ProfilePageProps) {
  const { t } = useTranslation();
  return (
    <Split side={<SessionPanel profile={profile} />} sideWidth="m" sticky>
      <Stack gap="section">
        <ProfileSection id="basic" heading={t('profile.basic.heading')}>
          <PendingEmail profile={profile} />
          <BasicInformation profile={profile} onProfile={onProfile} />
        </ProfileSection>
        <ProfileSection id="picture" heading={t('profile.picture.heading')}>
          <ProfilePicture profile={profile} onProfile={onProfile} />
        </ProfileSection>
        <ProfileSection id="password" heading={t('profile.password.heading')}>
          <ChangePassword email={writtenEmail(profile.email)} />
        </ProfileSection>
        <ProfileSection id="news" heading={t('news.heading')}>
          <OwnNews profile={profile} onProfile={onProfile} />
        </ProfileSection>
        <ProfileSection id="data" heading={t('profile.data.heading')}>
          <OwnData onDeleted={onDeleted} />
        </ProfileSection>
      </Stack>
    </Split>
  );
}
