import type { CurrencyUnit } from '#domain/currency';
import type { PolicyStep } from '#schemas/api-types';
import { Heading, type HeadingSize } from '#design-system/heading';
import { PolicyTimeline } from '#design-system/policy-timeline';
import { Stack } from '#design-system/stack';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../format/use-formats.ts';
import { policyWords } from '../policy/policy-words.ts';

const TONES = { FREE: 'free', PENALTY: 'partial', NO_CANCEL: 'none' } as const;

interface CancellationTermsProps {
  policy: readonly PolicyStep[];
  timezone: string;
  unit: CurrencyUnit;
  headingLevel?: 2 | 3;
  headingSize?: HeadingSize;
}

export function CancellationTerms(props: CancellationTermsProps) {
  const { policy, timezone, unit, headingLevel = 2, headingSize } = props;
  const { t } = useTranslation();
  const { locale } = useFormats();
  const words = policyWords(policy, { timezone, unit, locale }, t);
  return (
    <Stack as="section" gap="l" aria-labelledby="cancellation-heading">
      <Heading
        level={headingLevel}
        {...(headingSize === undefined ? {} : { size: headingSize })}
        id="cancellation-heading"
      >
        {t('cancellation.heading')}
      </Heading>
      <PolicyTimeline
        label={t('cancellation.heading')}
        steps={words.map(({ kind, sentences: [heading = '', ...details] }, place) => ({
          id: String(place),
          tone: TONES[kind],
          heading,
          ...(details.length > 0 ? { detail: details.join(' ') } : {}),
        }))}
      />
    </Stack>
  );
}
