import type { OfferedExtra, Quote } from '#schemas/api-types';
import { FoldedRows } from '#design-system/folded-row';
import { Heading } from '#design-system/heading';
import { Stack } from '#design-system/stack';
import { Text } from '#design-system/text';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { readWishedExtra } from '../../shared/wished-extra.ts';
import { BedsRow } from './beds-row.tsx';
import { ExtraRow } from './extra-row.tsx';
import { StepFailure } from './step-failure.tsx';
import type { Extras } from './use-extras.ts';

interface ExtrasChooserProps {
  quote: Quote;
  extras: Extras;
}

/** What can be added to a stay, a line each. What the guest wished for on the page of services comes first. */
export function ExtrasChooser({ quote, extras }: ExtrasChooserProps) {
  const { t } = useTranslation();
  const { extrasOffered, bedsOffered = [], location, totals } = quote;
  const [wished] = useState(() => readWishedExtra(location.id));
  if (extrasOffered.length + bedsOffered.length === 0) return null;
  const rowOf = (extra: OfferedExtra) => (
    <ExtraRow key={extra.id} isWished={extra.id === wished} {...{ extra, extras }} unit={totals} />
  );
  return (
    <Stack as="section" gap="l" aria-labelledby="extras-heading">
      <Stack gap="m">
        <Heading level={2} size="m" id="extras-heading">
          {t('extras.heading')}
        </Heading>
        <Text size="small" tone="muted">
          {t('extras.lead')}
        </Text>
      </Stack>
      <FoldedRows label={t('extras.heading')}>
        {extrasOffered.filter(({ id }) => id === wished).map(rowOf)}
        {bedsOffered.map((beds) => (
          <BedsRow key={`beds-${beds.roomIndex}`} quote={quote} offered={beds} extras={extras} />
        ))}
        {extrasOffered.filter(({ id }) => id !== wished).map(rowOf)}
      </FoldedRows>
      {extras.error === undefined ? null : <StepFailure error={extras.error} locationId={location.id} />}
    </Stack>
  );
}
