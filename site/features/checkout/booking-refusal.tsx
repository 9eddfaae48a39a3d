import type { Quote, Stay } from '#schemas/api-types';
import { Link as StyledLink } from '#design-system/link';
import { Notice } from '#design-system/notice';
import { Stack } from '#design-system/stack';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { fieldMessages, isOutcomeUnknown, refusalCode, refusalDetails } from '../../api/request-error.ts';
import { RetryWait } from '../../shared/changes/retry-wait.tsx';
import { explainFailure } from '../../shared/failures/explain-failure.ts';
import { useFormats } from '../../shared/format/use-formats.ts';
import { NearestStays } from '../../shared/stay-search/nearest-stays.tsx';
import { searchAddress } from '../../shared/stay-search/search-address.ts';
import type { StaySearch } from '../../shared/stay-search/stay-search.ts';
import { GUEST_FORM_FIELDS } from './guest-struct.ts';
import { StepFailure } from './step-failure.tsx';

const GUEST_FIELDS: ReadonlySet<string> = new Set(GUEST_FORM_FIELDS);

interface BookingRefusalProps {
  error: unknown;
  quote: Quote;
}

/** Why the booking was refused, and the next step. It stays until the next try, unlike a toast. */
export function BookingRefusal(props: BookingRefusalProps) {
  const box = useRef<HTMLDivElement>(null);
  // Each try removes the last refusal. The button may be far from the form.
  useEffect(() => {
    if (box.current?.hasChildNodes() === true) box.current.scrollIntoView({ block: 'center' });
  }, []);
  return (
    <div ref={box}>
      <Refusal {...props} />
    </div>
  );
}

function Refusal({ error, quote }: BookingRefusalProps) {
  const { t } = useTranslation();
  const code = refusalCode(error);
  if (code === 'ROOM_UNAVAILABLE')
    return <LostRace quote={quote} stays={refusalDetails(error)?.alternatives?.stays ?? []} />;
  if (code === 'ROOMS_HELD') return <HeldByOthers quote={quote} until={refusalDetails(error)?.heldUntil} />;
  if (isOutcomeUnknown(error)) {
    return (
      <StepFailure error={error} locationId={quote.location.id} unknownOutcome={t('guest.unknownOutcome')} />
    );
  }
  const messages = fieldMessages(error);
  // The fields show their own errors; a new price is announced above.
  if (
    (messages.length > 0 && messages.every(({ field }) => GUEST_FIELDS.has(field))) ||
    (code === 'QUOTE_EXPIRED' && refusalDetails(error)?.quote)
  )
    return null;
  const [message] =
    code === 'STATE_CONFLICT' ? [t('guest.used')] : explainFailure(error, t('failures.unknown')).messages;
  return (
    <>
      <Notice tone="danger" live="polite" action={<SearchAgain quote={quote} />}>
        {message}
      </Notice>
      <RetryWait error={error} />
    </>
  );
}

/** Another guest holds the rooms: shows when to try again. A guest with a verified address need not wait. */
function HeldByOthers({ quote, until }: { quote: Quote; until: string | undefined }) {
  const { t } = useTranslation();
  const formats = useFormats();
  return (
    <Notice tone="warning" live="assertive" heading={t('guest.held')} action={<SearchAgain quote={quote} />}>
      {until === undefined
        ? t('guest.heldText')
        : t('guest.heldUntil', { time: formats.time(until, quote.location.timezone) })}
    </Notice>
  );
}

function LostRace({ quote, stays }: { quote: Quote; stays: readonly Stay[] }) {
  const { t } = useTranslation();
  return (
    <Notice tone="danger" live="assertive" heading={t('guest.lost')} action={<SearchAgain quote={quote} />}>
      <Stack gap="xs">
        <p>{t('guest.lostText')}</p>
        {stays.length > 0 ? (
          <>
            <p>{t('guest.otherDates')}</p>
            <NearestStays search={searchOf(quote)} stays={stays} />
          </>
        ) : null}
      </Stack>
    </Notice>
  );
}

function SearchAgain({ quote }: { quote: Quote }) {
  const { t } = useTranslation();
  return (
    <StyledLink asChild tone="standalone" icon="arrow-right">
      <Link to={searchAddress(searchOf(quote))}>{t('guest.lostAction')}</Link>
    </StyledLink>
  );
}

function searchOf({ location, stay, rooms, promo }: Quote): StaySearch {
  const { checkIn, checkOut } = stay;
  return { locationId: location.id, checkIn, checkOut, rooms, ...(promo ? { promo: promo.code } : {}) };
}
