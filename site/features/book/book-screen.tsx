import type { PublishedRoom } from '#schemas/published';
import { Box } from '#design-system/box';
import { Container } from '#design-system/container';
import { Heading } from '#design-system/heading';
import { Notice } from '#design-system/notice';
import { Stack } from '#design-system/stack';
import { Text } from '#design-system/text';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { fillDraft } from '../../shared/stay-search/fill-draft.ts';
import type { AddressedSearch } from '../../shared/stay-search/read-search-address.ts';
import { SearchForm } from '../../shared/stay-search/search-form.tsx';
import type { SearchFault, StaySearch } from '../../shared/stay-search/stay-search.ts';
import { useAddressedSearch } from '../../shared/stay-search/use-addressed-search.ts';
import { useKeptSearch } from '../../shared/stay-search/use-kept-search.ts';
import { useSearchAddress } from '../../shared/stay-search/use-search-address.ts';
import { useHydrated } from '../../shared/use-hydrated.ts';
import { useShell } from '../../shared/use-shell.ts';
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
  const form = useFormStart(addressed);
  const search = useSearch();
  const { locations } = useShell();
  // The form says the others at their fields.
  const isUnsaid = ({ field }: SearchFault) =>
    field === 'chosen' || field === 'room' || (field === 'location' && locations.length === 1);
  const answered = addressed.state === 'complete' ? addressed.search : undefined;
  const formFaults = answered ? [] : addressed.faults;
  return (
    <div className={isHydrated ? undefined : css.unasked}>
      <Box paddingBlock={answered ? 'l' : 'xxl'}>
        <Container>
          <Stack gap={answered ? 'l' : 'xxl'}>
            {answered ? null : <Introduction />}
            {/* A new search gets a new form, so going back shows the old values, and other faults are told. */}
            <SearchPanel key={JSON.stringify([addressed.draft, formFaults])} search={answered}>
              {(fold) => (
                <SearchForm
                  {...form}
                  faults={formFaults}
                  onSearch={(wanted) => {
                    fold();
                    search.start(wanted);
                  }}
                />
              )}
            </SearchPanel>
            <SearchFaults faults={answered ? addressed.faults : addressed.faults.filter(isUnsaid)} />
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

/** What the form starts with: the address, and what it does not say from the last search. */
function useFormStart({ state, draft, faults }: AddressedSearch) {
  const kept = useKeptSearch();
  // Going back to a room, or loading it again, is no press of it.
  const isPressed = useNavigationType() !== NavigationType.Pop;
  if (state !== 'undated' || faults.length > 0) return { draft };
  const filled = fillDraft(draft, kept);
  return {
    draft: filled,
    isFilled: filled !== draft,
    opensCalendar: isPressed && draft.room !== '' && filled.checkIn === '',
  };
}

/** Goes to the results of a search, whose heading then takes the focus. */
function useSearch() {
  const navigate = useNavigate();
  const { pathname, search: query } = useLocation();
  const searchAddress = useSearchAddress();
  const isStarted = useRef(false);
  return {
    start: (search: StaySearch): void => {
      isStarted.current = true;
      const address = searchAddress(search);
      // The same search again only shows its results.
      void navigate(address, { replace: address === pathname + query });
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
