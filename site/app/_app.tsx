import { SkipLink } from '#design-system/skip-link';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, ScrollRestoration, useNavigate } from 'react-router-dom';
import { FailureContext } from '../shared/failures/failure-context.ts';
import { createFailureHandler } from '../shared/failures/handle-failure.ts';
import { NoticeContext } from '../shared/notice-context.ts';
import { createNoticeQueue } from '../shared/notices.ts';
import { OfflineNotice } from './offline-notice.tsx';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';
import { ToastHost } from './toast-host.tsx';
import { useArrival } from './use-arrival.ts';
import { usePageHead } from './use-page-head.ts';

const CONTENT_ID = 'content';

/** The wrapper around every page: navigation, the page, contact, toasts, and what happens when a page is reached or a request fails. */
export function App() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [notices] = useState(createNoticeQueue);
  const handleFailure = useMemo(
    () =>
      createFailureHandler({
        notify: notices.notify,
        goTo: (path) => void navigate(path),
        origin: globalThis.location?.origin ?? '',
        unknownMessage: t('failures.unknown'),
      }),
    [navigate, notices, t],
  );
  usePageHead();
  useArrival();

  return (
    <NoticeContext value={notices.notify}>
      <FailureContext value={handleFailure}>
        <SkipLink href={`#${CONTENT_ID}`}>{t('nav.skip')}</SkipLink>
        <SiteHeader />
        <OfflineNotice />
        <main id={CONTENT_ID} tabIndex={-1}>
          <Outlet />
        </main>
        <SiteFooter />
        <ToastHost notices={notices} />
        <ScrollRestoration />
      </FailureContext>
    </NoticeContext>
  );
}
