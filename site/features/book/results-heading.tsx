import { Heading } from '#design-system/heading';
import { Stack } from '#design-system/stack';
import { Text } from '#design-system/text';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../shared/format/use-formats.ts';
import { nightsBetween } from '../../shared/iso-date.ts';
import { guestsSummary } from '../../shared/stay-search/guests-summary.ts';
import type { StaySearch } from '../../shared/stay-search/stay-search.ts';
import { findLocation, useShell } from '../../shared/use-shell.ts';

interface ResultsHeadingProps {
  search: StaySearch;
  status: string;
}

export function ResultsHeading({ search, status }: ResultsHeadingProps) {
  const { t } = useTranslation();
  const formats = useFormats();
  const location = findLocation(useShell(), search.locationId);
  const { checkIn, checkOut, rooms } = search;
  const nights = t('search.nights', { count: nightsBetween(checkIn, checkOut) });
  return (
    <Stack gap="m">
      <Heading level={2} size="m">
        {location?.name}
      </Heading>
      <Text size="small" tone="muted">
        {formats.shortDay(checkIn, 'UTC')} – {formats.shortDay(checkOut, 'UTC')} · {nights} ·{' '}
        {guestsSummary(rooms, t)}
      </Text>
      <Text size="small" role="status" weight="medium">
        {status}
      </Text>
    </Stack>
  );
}
