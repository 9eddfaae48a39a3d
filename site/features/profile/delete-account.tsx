import type { AuthSession, RemoveProfileRequest } from '#schemas/api-types';
import { AlertDialog } from '#design-system/alert-dialog';
import { Button } from '#design-system/button';
import { Stack } from '#design-system/stack';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { removeProfile } from '../../api/profile.ts';
import { useAccountStore } from '../../shared/account/account-context.ts';
import { Password } from '../../shared/account/password.tsx';
import { ChangeFailure } from '../../shared/changes/change-failure.tsx';
import { useChange } from '../../shared/changes/use-change.ts';
import { useFieldsForm } from '../../shared/forms/use-fields-form.ts';
import { useSingleSubmit } from '../../shared/forms/use-single-submit.ts';
import { searchMemory } from '../../shared/stay-search/search-memory.ts';
import { clearTypedDetails } from '../../shared/typed-details.ts';
import { REMOVAL_FIELDS, removalStruct } from './profile-struct.ts';

export function DeleteAccount({ onDeleted }: { onDeleted: () => void }) {
  const { t } = useTranslation();
  const store = useAccountStore();
  const [isOpen, setOpen] = useState(false);
  const { form, wire, showRefusal } = useFieldsForm<RemoveProfileRequest>({
    name: 'delete',
    fields: REMOVAL_FIELDS,
    struct: removalStruct,
    defaults: { currentPassword: '' },
    focusesField: true,
  });
  const removal = useChange<RemoveProfileRequest, AuthSession>(removeProfile, {
    onSuccess: ({ account }) => {
      clearTypedDetails();
      searchMemory.clear();
      onDeleted();
      store.set(account);
    },
    onFailure: showRefusal,
  });
  const submit = useSingleSubmit(form, (proof) => removal.run(proof));
  const field = wire('currentPassword');

  function open(next: boolean) {
    // Do not keep a password in a closed dialog.
    form.reset();
    removal.reset();
    setOpen(next);
  }

  return (
    <>
      <Button tone="quiet" onClick={() => open(true)}>
        {t('profile.delete.open')}
      </Button>
      <AlertDialog
        tone="danger"
        open={isOpen}
        onOpenChange={open}
        title={t('profile.delete.heading')}
        description={t('profile.delete.text')}
        cancelLabel={t('profile.delete.keep')}
        actionLabel={t('profile.delete.submit')}
        onAction={() => submit()}
        busy={removal.isBusy}
        busyLabel={t('profile.delete.sending')}
      >
        <form method="post" noValidate onSubmit={submit}>
          <Stack gap="m">
            <Password {...field} autoComplete="current-password" required />
            {removal.error === undefined || field.error ? null : <ChangeFailure error={removal.error} />}
          </Stack>
        </form>
      </AlertDialog>
    </>
  );
}
