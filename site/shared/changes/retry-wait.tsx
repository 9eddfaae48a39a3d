import { CountdownLabel } from '#design-system/countdown-label';
import { Text } from '#design-system/text';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { retryAt } from '../../api/request-error.ts';
import { serverNow } from '../../api/server-clock.ts';
import { useServerNow } from '../clock/use-server-clock.ts';

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;
/** A longer countdown helps nobody. */
const LONGEST_COUNTDOWN_MS = 10 * MINUTE_MS;

/** How long to wait after a refusal: a countdown, or a text for longer waits. */
export function RetryWait({ error }: { error: unknown }) {
  const { t } = useTranslation();
  const [toldAt] = useState(serverNow);
  const now = useServerNow();
  const endsAt = retryAt(error);
  if (endsAt === undefined) return null;
  const words = waitWords(endsAt - toldAt);
  if (endsAt - toldAt > LONGEST_COUNTDOWN_MS) {
    return (
      <Text size="small" role="status">
        {words}
      </Text>
    );
  }
  return (
    <Text size="small">
      <CountdownLabel
        key={endsAt}
        endsAt={endsAt}
        now={now}
        label={(clock) => t('failures.retryIn', { clock })}
        endedLabel={t('failures.retryNow')}
        startAnnouncement={words}
      />
    </Text>
  );

  function waitWords(ms: number): string {
    if (ms >= HOUR_MS) return t('failures.retryInHours', { count: Math.ceil(ms / HOUR_MS) });
    if (ms > MINUTE_MS) return t('failures.retryInMinutes', { count: Math.ceil(ms / MINUTE_MS) });
    return t('failures.retryInSeconds', { count: Math.max(1, Math.ceil(ms / SECOND_MS)) });
  }
}
