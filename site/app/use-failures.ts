import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { RequestError } from '../api/request-error.ts';
import type { AccountStore } from '../shared/account/account-store.ts';
import { useCurrentAddress } from '../shared/account/use-current-address.ts';
import { createFailureHandler, type FailureHandler } from '../shared/failures/handle-failure.ts';
import type { NoticeQueue } from '../shared/notices.ts';
import { accountAddress } from './paths.ts';

const NOT_SIGNED_IN = 401;

interface FailureOutlets {
  notify: NoticeQueue['notify'];
  account: AccountStore;
}

/** Handles failed requests. A guest whose session ended signs in and returns. */
export function useFailures({ notify, account }: FailureOutlets): FailureHandler {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const here = useCurrentAddress();
  return useMemo(() => {
    const handle = createFailureHandler({
      notify,
      goTo: (path) => void navigate(path),
      origin: globalThis.location?.origin ?? '',
      unknownMessage: t('failures.unknown'),
    });
    return (error, redirects, isShown) => {
      if (error instanceof RequestError && error.status === NOT_SIGNED_IN) account.set(null);
      handle(error, { [NOT_SIGNED_IN]: accountAddress('login', here), ...redirects }, isShown);
    };
  }, [notify, account, navigate, here, t]);
}
