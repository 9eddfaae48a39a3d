import type { Refund } from '#schemas/api-types';
import { Heading } from '#design-system/heading';
import { Icon } from '#design-system/icon';
import { Inline } from '#design-system/inline';
import { Stack } from '#design-system/stack';
import { Text } from '#design-system/text';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../shared/format/use-formats.ts';

const SIGNS = { REQUESTED: 'check', PROCESSING: 'check', PROCESSED: 'success', FAILED: 'failed' } as const;
const WAY = ['REQUESTED', 'PROCESSING', 'PROCESSED'] as const;

interface RefundProgressProps {
  refund: Refund;
  timezone: string;
  headingLevel: 3 | 4;
}

export function RefundProgress({ refund, timezone, headingLevel }: RefundProgressProps) {
  const { t } = useTranslation();
  const { moment } = useFormats();
  const reached = refund.history.map(({ state }) => state);
  const toCome = refund.state === 'PROCESSED' ? [] : WAY.filter((state) => !reached.includes(state));
  return (
    <Stack gap="m">
      <Heading level={headingLevel} size="s" id="progress-heading">
        {t('refund.progress')}
      </Heading>
      <Stack as="ol" gap="m" aria-labelledby="progress-heading">
        {refund.history.map(({ state, createdAt }) => (
          <Inline as="li" key={state + createdAt} gap="s" wrap={false} align="start">
            <Icon name={SIGNS[state]} size="s" />
            <Stack gap="s">
              <Text as="span" size="small" weight="medium">
                {t(`refund.states.${state}`)}
              </Text>
              <Text as="time" size="small" tone="muted" dateTime={createdAt}>
                {moment(createdAt, timezone)}
              </Text>
            </Stack>
          </Inline>
        ))}
        {toCome.map((state) => (
          <Inline as="li" key={state} gap="s" wrap={false} align="start">
            <Icon name="clock" size="s" />
            <Stack gap="s">
              <Text as="span" size="small" tone="muted">
                {t(`refund.states.${state}`)}
              </Text>
              <Text as="span" size="small" tone="muted">
                {t('refund.toCome')}
              </Text>
            </Stack>
          </Inline>
        ))}
      </Stack>
    </Stack>
  );
}
