import type { Profile } from '#schemas/api-types';
import { Button } from '#design-system/button';
import { FileField } from '#design-system/file-field';
import { Stack } from '#design-system/stack';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { removePicture, setPicture } from '../../api/profile.ts';
import { fieldMessages } from '../../api/request-error.ts';
import { useChange } from '../../shared/changes/use-change.ts';
import { explainFailure } from '../../shared/failures/explain-failure.ts';
import { useFormats } from '../../shared/format/use-formats.ts';
import { useNotify } from '../../shared/notice-context.ts';
import { compressPicture } from './compress-picture.ts';

interface ProfilePictureProps {
  profile: Profile;
  onProfile: (profile: Profile) => void;
}

export function ProfilePicture({ profile, onProfile }: ProfilePictureProps) {
  const { t } = useTranslation();
  const formats = useFormats();
  const notify = useNotify();
  const [file, setFile] = useState<File | null>(null);
  const change = useChange<File | null, Profile>(
    async (picture) => (picture === null ? removePicture() : setPicture(await compressPicture(picture))),
    {
      onSuccess: (changed) => {
        setFile(null);
        onProfile(changed);
        notify({ message: t('account.saved'), tone: 'success' });
      },
      onFailure: (error) => fieldMessages(error).length > 0,
    },
  );
  const { error } = change;
  const words =
    error === undefined ? undefined : explainFailure(error, t('failures.unknown')).messages.join(' ');
  return (
    <Stack gap="l" align="start">
      <FileField
        label={t('profile.picture.label')}
        hint={t('profile.picture.hint')}
        error={words}
        accept="image/*"
        chooseLabel={t('profile.picture.choose')}
        changeLabel={t('profile.picture.change')}
        removeLabel={t('profile.picture.remove')}
        dropHint={t('profile.picture.drop')}
        sizeText={formats.fileSize}
        file={file}
        onFileChange={(chosen) => {
          change.reset();
          setFile(chosen);
        }}
        savedPicture={profile.picture}
        onSavedPictureRemove={() => void change.run(null)}
      />
      {file === null ? null : (
        <Button
          size="l"
          busy={change.isBusy}
          busyLabel={t('profile.picture.sending')}
          onClick={() => void change.run(file)}
        >
          {t('profile.picture.save')}
        </Button>
      )}
    </Stack>
  );
}
