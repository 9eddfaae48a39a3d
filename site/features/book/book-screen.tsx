import { Box } from '#design-system/box';
import { Container } from '#design-system/container';
import { Heading } from '#design-system/heading';
import { Notice } from '#design-system/notice';
import { Stack } from '#design-system/stack';
import { Text } from '#design-system/text';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { SearchForm } from '../../shared/stay-search/search-form.tsx';
import { searchAddress } from '../../shared/stay-search/search-address.ts';
import type { SearchFault } from '../../shared/stay-search/stay-search.ts';
import { useAddressedSearch } from '../../shared/stay-search/use-addressed-search.ts';
import { usePageContent } from '../../shared/use-page-content.ts';
import { RoomList } from './room-list.tsx';
import { SearchPanel } from './search-panel.tsx';
import { SearchResults } from './search-results.tsx';

/** Finds a room. The address holds the search, so a guest can share it and go back to it. */
export function BookScreen() {
  const { header, rooms } = usePageContent('book');
  const navigate = useNavigate();
  const addressed = useAddressedSearch(rooms);
  return (
    <Box paddingBlock="xxl">
      <Container>
        <Stack gap="xxl">
          <Stack gap="xxl">
            <Stack as="header" gap="xl">
              <Heading level={1} tabIndex={-1}>
                {header.heading}
              </Heading>
              <Text size="lead" tone="muted" measure>
                {header.subheading}
              </Text>
            </Stack>
            {/* A new search gets a new form, so going back shows the old values. */}
            <SearchPanel key={JSON.stringify(addressed.draft)} isAnswered={addressed.state === 'complete'}>
              <SearchForm
                draft={addressed.draft}
                faults={addressed.faults}
                onSearch={(search) => void navigate(searchAddress(search), { preventScrollReset: true })}
              />
            </SearchPanel>
            <SearchFaults faults={addressed.faults} />
          </Stack>
          {addressed.state === 'complete' ? (
            <SearchResults search={addressed.search} chosen={addressed.chosen} rooms={rooms} />
          ) : (
            <RoomList rooms={rooms} locationId={addressed.draft.location} />
          )}
        </Stack>
      </Container>
    </Box>
  );
}

function SearchFaults({ faults }: { faults: readonly SearchFault[] }) {
  const { t } = useTranslation();
  if (faults.length === 0) return null;
  return (
    <Notice tone="warning" live="polite" heading={t('book.checkSearch')}>
      <Stack as="ul" gap="xs">
        {faults.map(({ field, message }) => (
          <li key={field + message}>{message}</li>
        ))}
      </Stack>
    </Notice>
  );
}
