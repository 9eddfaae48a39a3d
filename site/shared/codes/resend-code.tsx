import type { Verification } from '#schemas/api-types';
import { Button } from '#design-system/button';
import { CountdownLabel } from '#design-system/countdown-label';
import { Stack } from '#design-system/stack';
import { Text } from '#design-system/text';
import { useTranslation } from 'react-i18next';
import { ChangeFailure } from '../changes/change-failure.tsx';
import { shownInPage } from '../changes/shown-in-page.ts';
import { useChange } from '../changes/use-change.ts';
import { useCertainClock } from '../clock/use-certain-clock.ts';
import { useIsPast, useServerNow } from '../clock/use-server-clock.ts';

interface ResendCodeProps {
  /** When the server accepts the next request; missing when it accepts one now. */
  resendAt: string | undefined;
  /** The server accepts a request now. */
  isAllowed?: boolean;
  send: () => Promise<Verification>;
  onSent: (verification: Verification) => void;
}

export function ResendCode({ resendAt, isAllowed = false, send, onSent }: ResendCodeProps) {
  const { t } = useTranslation();
  const resending = useChange<void, Verification>(send, {
    onSuccess: onSent,
    onFailure: shownInPage,
  });
  const { state } = resending;
  // A page that is loaded again has the time of the mail, and no answer yet.
  useCertainClock(resendAt !== undefined);
  const now = useServerNow();
  const isOver = useIsPast(Date.parse(resendAt ?? ''));
  const isReady = isAllowed || resendAt === undefined || isOver;
  return (
    <Stack gap="m" align="start">
      {resendAt ? (
        <Text size="small" tone="muted">
          <CountdownLabel
            key={resendAt}
            endsAt={resendAt}
            now={now}
            label={(clock) => t('code.resendIn', { clock })}
            endedLabel={t('code.resendReady')}
            startAnnouncement={t('code.resendStart')}
          />
        </Text>
      ) : null}
      {isReady ? (
        <Button
          tone="secondary"
          startIcon="mail"
          busy={resending.isBusy}
          busyLabel={t('code.resending')}
          onClick={() => void resending.run()}
        >
          {t('code.resend')}
        </Button>
      ) : null}
      {resending.error === undefined ? null : <ChangeFailure error={resending.error} />}
      <Text size="small" role="status">
        {state.status === 'success' ? t('code.resent', { address: state.answer.sentTo }) : null}
      </Text>
    </Stack>
  );
}
