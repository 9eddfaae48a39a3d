import { Heading } from '#design-system/heading';
import { Inline } from '#design-system/inline';
import { Stack } from '#design-system/stack';
import { Text } from '#design-system/text';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { nightsBetween } from '../../shared/iso-date.ts';
import type { StaySearch } from '../../shared/stay-search/stay-search.ts';
import { findLocation, useShell } from '../../shared/use-shell.ts';

interface ResultsHeadingProps {
  search: StaySearch;
  status: string;
  /** Whether the guest has just searched here. */
  takesFocus: () => boolean;
}

/** The heading of the results. The dates and guests stand in the line above. */
export function ResultsHeading({ search, status, takesFocus }: ResultsHeadingProps) {
  const { t } = useTranslation();
  const location = findLocation(useShell(), search.locationId);
  const heading = useRef<HTMLHeadingElement>(null);
  // Each search has a key, also one that repeats the last.
  const { key } = useLocation();
  const showResults = useEffectEvent((_key: string) => {
    if (takesFocus()) heading.current?.focus({ preventScroll: true });
  });
  useEffect(() => showResults(key), [key]);
  return (
    <Stack gap="s">
      <Heading ref={heading} level={1} size="l" tabIndex={-1}>
        {location?.name}
      </Heading>
      <Inline gap="s">
        <Text size="small" tone="muted">
          {t('search.nights', { count: nightsBetween(search.checkIn, search.checkOut) })}
        </Text>
        <Text size="small" role="status" weight="medium">
          {status}
        </Text>
      </Inline>
    </Stack>
  );
}
