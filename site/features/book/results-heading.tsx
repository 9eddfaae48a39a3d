import { Heading } from '#design-system/heading';
import { Stack } from '#design-system/stack';
import { Text } from '#design-system/text';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { nightsBetween } from '../../shared/iso-date.ts';
import { searchAddress } from '../../shared/stay-search/search-address.ts';
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
  const address = searchAddress(search);
  // The address says when there is another search to show.
  const showResults = useEffectEvent((_address: string) => {
    if (takesFocus()) heading.current?.focus({ preventScroll: true });
  });
  useEffect(() => showResults(address), [address]);
  return (
    <Stack gap="m">
      <Heading ref={heading} level={1} size="l" tabIndex={-1}>
        {location?.name}
      </Heading>
      <Text tone="muted">
        {t('search.nights', { count: nightsBetween(search.checkIn, search.checkOut) })}
      </Text>
      <Text size="small" role="status" weight="medium">
        {status}
      </Text>
    </Stack>
  );
}
