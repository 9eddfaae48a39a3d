import type { PublishedRoom } from '#schemas/published';
import { Box } from '#design-system/box';
import { Container } from '#design-system/container';
import { Heading } from '#design-system/heading';
import { Notice } from '#design-system/notice';
import { Stack } from '#design-system/stack';
import { Text } from '#design-system/text';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { SearchForm } from '../../shared/stay-search/search-form.tsx';
import { searchAddress } from '../../shared/stay-search/search-address.ts';
import type { SearchFault, StaySearch } from '../../shared/stay-search/stay-search.ts';
import { useAddressedSearch } from '../../shared/stay-search/use-addressed-search.ts';
import { useHydrated } from '../../shared/use-hydrated.ts';
import { usePageContent } from '../../shared/use-page-content.ts';
import { RoomList } from './room-list.tsx';
import { SearchPanel } from './search-panel.tsx';
import * as css from './search-panel.css.ts';
import { SearchResults } from './search-results.tsx';

/** Finds a room. The address holds the search, so a guest can share it and go back to it. */
export function BookScreen() {
  const { rooms } = usePageContent('book');
  const addressed = useAddressedSearch(rooms);
  const isHydrated = useHydrated();
  const search = useSearch();
  const answered = addressed.state === 'complete' ? addressed.search : undefined;
  return (
    <div className={isHydrated ? undefined : css.unasked}>
      <Box paddingBlock={answered ? 'l' : 'xxl'}>
        <Container>
          <Stack gap={answered ? 'l' : 'xxl'}>
            {answered ? null : <Introduction />}
            {/* A new search gets a new form, so going back shows the old values. */}
            <SearchPanel
              key={JSON.stringify(addressed.draft)}
              search={answered}
              isFaulty={addressed.faults.length > 0}
            >
              <SearchForm
                draft={addressed.draft}
                faults={addressed.faults}
                opensCalendar={addressed.state === 'undated' && addressed.draft.room !== ''}
                onSearch={search.start}
              />
            </SearchPanel>
            <SearchFaults faults={addressed.faults} />
            {addressed.state === 'complete' ? (
              <SearchResults
                search={addressed.search}
                chosen={addressed.chosen}
                rooms={rooms}
                takesFocus={search.wasStarted}
              />
            ) : (
              <RoomList
                rooms={roomFirst(rooms, addressed.draft.room)}
                locationId={addressed.draft.location}
              />
            )}
          </Stack>
        </Container>
      </Box>
    </div>
  );
}

/** Goes to the results of a search, whose heading then takes the focus. */
function useSearch() {
  const navigate = useNavigate();
  const isStarted = useRef(false);
  return {
    start: (search: StaySearch): void => {
      isStarted.current = true;
      void navigate(searchAddress(search));
    },
    /** True once after each search of this page. */
    wasStarted: (): boolean => {
      const was = isStarted.current;
      isStarted.current = false;
      return was;
    },
  };
}

function Introduction() {
  const { header } = usePageContent('book');
  return (
    <Stack as="header" gap="xl">
      <Heading level={1} tabIndex={-1}>
        {header.heading}
      </Heading>
      <Text size="lead" tone="muted" measure>
        {header.subheading}
      </Text>
    </Stack>
  );
}

/** The rooms, with the one that the guest has pressed first. */
function roomFirst(rooms: readonly PublishedRoom[], roomId: string): PublishedRoom[] {
  return [...rooms.filter(({ id }) => id === roomId), ...rooms.filter(({ id }) => id !== roomId)];
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
