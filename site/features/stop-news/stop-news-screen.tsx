import type { StopNewsAnswer } from '#schemas/api-types';
import { Box } from '#design-system/box';
import { Button } from '#design-system/button';
import { Container } from '#design-system/container';
import { EmptyState } from '#design-system/empty-state';
import { Stack } from '#design-system/stack';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { stopNews } from '../../api/news.ts';
import { refusalCode } from '../../api/request-error.ts';
import { paths } from '../../app/paths.ts';
import { ChangeFailure } from '../../shared/changes/change-failure.tsx';
import { useChange } from '../../shared/changes/use-change.ts';
import { useHydrated } from '../../shared/use-hydrated.ts';

const BROKEN = new Set(['LINK_EXPIRED', 'VALIDATION']);

/** Stops the news with one press. The link itself changes nothing: programs that check mails follow links. */
export function StopNewsScreen() {
  const { hash } = useLocation();
  const isHydrated = useHydrated();
  const token = hash.slice(1);
  const stopping = useChange<string, StopNewsAnswer>(stopNews, {
    // A broken link has a screen of its own.
    onFailure: (error) => BROKEN.has(refusalCode(error) ?? ''),
  });
  const isBroken = BROKEN.has(refusalCode(stopping.error) ?? '') || (isHydrated && token === '');
  return (
    <Box paddingBlock="xxl">
      <Container width="narrow">{content()}</Container>
    </Box>
  );

  function content() {
    if (stopping.state.status === 'success') return <Stopped />;
    if (isBroken) return <Broken />;
    return (
      <Question isBusy={stopping.isBusy} error={stopping.error} onStop={() => void stopping.run(token)} />
    );
  }
}

interface QuestionProps {
  isBusy: boolean;
  error: unknown;
  onStop: () => void;
}

function Question({ isBusy, error, onStop }: QuestionProps) {
  const { t } = useTranslation();
  return (
    <Stack gap="l">
      <EmptyState
        icon="mail"
        headingLevel={1}
        heading={t('news.linkHeading')}
        action={
          <Button busy={isBusy} busyLabel={t('news.stopping')} onClick={onStop}>
            {t('news.stop')}
          </Button>
        }
      >
        {t('news.linkText')}
      </EmptyState>
      {error === undefined ? null : <ChangeFailure error={error} />}
    </Stack>
  );
}

function Stopped() {
  const { t } = useTranslation();
  return (
    <EmptyState
      icon="success"
      headingLevel={1}
      heading={t('news.doneHeading')}
      action={
        <Button asChild tone="secondary">
          <Link to={paths.home}>{t('news.home')}</Link>
        </Button>
      }
    >
      <span role="status">{t('news.doneText')}</span>
    </EmptyState>
  );
}

function Broken() {
  const { t } = useTranslation();
  return (
    <EmptyState
      icon="warning"
      headingLevel={1}
      heading={t('news.brokenHeading')}
      action={
        <Button asChild>
          <Link to={paths.profile}>{t('news.profile')}</Link>
        </Button>
      }
    >
      {t('news.brokenText')}
    </EmptyState>
  );
}
