import { SkipLink } from '#design-system/skip-link';
import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, ScrollRestoration } from 'react-router-dom';
import { readSession } from '../api/auth.ts';
import { AccountContext } from '../shared/account/account-context.ts';
import { createAccountStore } from '../shared/account/account-store.ts';
import { FailureContext } from '../shared/failures/failure-context.ts';
import { NoticeContext } from '../shared/notice-context.ts';
import { createNoticeQueue } from '../shared/notices.ts';
import './page.css.ts';
import { OfflineNotice } from './offline-notice.tsx';
import { LoadingPage } from './loading-page.tsx';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';
import { ThirdPartiesHost } from './third-parties/third-parties-host.tsx';
import { ToastHost } from './toast-host.tsx';
import { useFocusOnNavigation } from './use-focus-on-navigation.ts';
import { useFailures } from './use-failures.ts';
import { useFirstInteraction } from './use-first-interaction.ts';
import { useOwnDocument } from './use-own-document.ts';
import { usePageHead } from './use-page-head.ts';
import { useWishedExtra } from './use-wished-extra.ts';

const CONTENT_ID = 'content';

export function App() {
  const isHere = useOwnDocument();
  return isHere ? <Layout /> : <LoadingPage />;
}

function Layout() {
  const { t } = useTranslation();
  const [notices] = useState(createNoticeQueue);
  const [account] = useState(() => createAccountStore(readSession));
  const handleFailure = useFailures({ notify: notices.notify, account });
  const askWhoItIs = useCallback(() => void account.ask(), [account]);
  useFirstInteraction(askWhoItIs);
  usePageHead();
  useFocusOnNavigation();
  useWishedExtra();

  return (
    <NoticeContext value={notices.notify}>
      <FailureContext value={handleFailure}>
        <AccountContext value={account}>
          <SkipLink href={`#${CONTENT_ID}`}>{t('nav.skip')}</SkipLink>
          <ThirdPartiesHost />
          <SiteHeader />
          <OfflineNotice />
          <main id={CONTENT_ID} tabIndex={-1}>
            <Outlet />
          </main>
          <SiteFooter />
          <ToastHost notices={notices} />
          <ScrollRestoration storageKey="verandah.scroll" />
        </AccountContext>
      </FailureContext>
    </NoticeContext>
  );
}
