import { type CurrencyUnit, codeBesideTotal } from '#domain/currency';
import type { OtherStays as Others, PlacedStay } from '#schemas/api-types';
import { Button } from '#design-system/button';
import { FoldedRow, FoldedRows } from '#design-system/folded-row';
import { Heading } from '#design-system/heading';
import { Price } from '#design-system/price';
import { SplitSuggestion } from '#design-system/split-suggestion';
import { Stack } from '#design-system/stack';
import type { TFunction } from 'i18next';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { joinWords } from '../../shared/format/join-words.ts';
import type { Formats } from '../../shared/format/formats.ts';
import { useFormats } from '../../shared/format/use-formats.ts';
import { guestsOf } from '../../shared/stay-search/guests-summary.ts';
import type { StaySearch } from '../../shared/stay-search/stay-search.ts';
import { useSearchAddress } from '../../shared/stay-search/use-search-address.ts';
import { findLocation, useShell } from '../../shared/use-shell.ts';

interface OtherStaysProps {
  search: StaySearch;
  others: Others;
  unit: CurrencyUnit;
}

/** What can be had where little is free: more rooms for the same party, near dates, other locations; with totals. */
export function OtherStays({ search, others: { split, dates, locations }, unit }: OtherStaysProps) {
  const { t } = useTranslation();
  const formats = useFormats();
  const shell = useShell();
  const searchAddress = useSearchAddress();
  // Promo codes are of a location and its dates.
  const { promo: _promo, ...plain } = search;
  const { roomId: _room, ...party } = plain;
  const { locale } = formats;
  if (split === undefined && dates.length + locations.length === 0) return null;
  return (
    <Stack gap="l">
      {split === undefined ? null : <Split {...{ search: plain, split, unit }} />}
      {dates.length + locations.length === 0 ? null : (
        <Stack gap="m">
          <Heading level={3} size="s">
            {t('book.others.heading')}
          </Heading>
          <FoldedRows label={t('book.others.heading')}>
            {dates.map((placed) => (
              <OtherStay
                key={placed.stay.checkIn + placed.stay.checkOut}
                placed={placed}
                label={datesOf(placed, formats)}
                detail={detailOf(placed, t)}
                price={{ unit, locale }}
                to={searchAddress({ ...search, ...datesIn(placed) })}
              />
            ))}
            {locations.map((placed) => (
              <OtherStay
                key={placed.locationId}
                placed={placed}
                label={findLocation(shell, placed.locationId)?.name ?? placed.locationId}
                detail={`${datesOf(placed, formats)} · ${detailOf(placed, t)}`}
                price={{ unit, locale }}
                to={searchAddress({ ...party, ...datesIn(placed), locationId: placed.locationId })}
              />
            ))}
          </FoldedRows>
        </Stack>
      )}
    </Stack>
  );
}

interface OtherStayProps {
  placed: PlacedStay;
  label: string;
  detail: ReactNode;
  price: { unit: CurrencyUnit; locale: string };
  to: string;
}

function OtherStay({ placed, label, detail, price, to }: OtherStayProps) {
  const { t } = useTranslation();
  return (
    <FoldedRow
      as="li"
      size="s"
      label={label}
      detail={detail}
      price={
        <Price
          {...price}
          amountMinor={placed.totalMinor}
          code={codeBesideTotal(price.unit.currency)}
          prefix={t('book.others.from')}
        />
      }
      action={
        <Button asChild tone="secondary">
          <Link to={to} preventScrollReset aria-label={t('book.others.seeOf', { what: label })}>
            {t('book.others.see')}
          </Link>
        </Button>
      }
    />
  );
}

function Split({ search, split, unit }: { search: StaySearch; split: PlacedStay; unit: CurrencyUnit }) {
  const { t } = useTranslation();
  const { locale } = useFormats();
  const searchAddress = useSearchAddress();
  const rooms = split.rooms.map(({ adults, childAges }) => ({ adults, childAges }));
  const sizes = rooms.map(({ adults, childAges }) => adults + childAges.length).join(' + ');
  return (
    <SplitSuggestion
      arrangement="together"
      heading={t('book.split.heading', { count: rooms.length, sizes })}
      reason={t('book.split.reason')}
      parts={split.rooms.map((room, place) => ({
        // A room of a party has no name but its place.
        id: String(place),
        name: room.roomName,
        detail: guestsOf({ adults: room.adults, children: room.childAges.length }, t),
      }))}
      totalLabel={t('book.split.total')}
      total={
        <Price
          size="l"
          amountMinor={split.totalMinor}
          unit={unit}
          code={codeBesideTotal(unit.currency)}
          locale={locale}
        />
      }
      note={[t('book.totalFor', { count: split.stay.nights }), split.rooms[0]?.ratePlanName]
        .filter(Boolean)
        .join(' · ')}
      action={
        <Button asChild>
          <Link to={searchAddress({ ...search, rooms }, split.rooms)} preventScrollReset>
            {t('book.split.choose', { count: rooms.length })}
          </Link>
        </Button>
      }
    />
  );
}

function datesIn({ stay: { checkIn, checkOut } }: PlacedStay) {
  return { checkIn, checkOut };
}

function datesOf({ stay }: PlacedStay, formats: Formats): string {
  return `${formats.shortDay(stay.checkIn, 'UTC')} – ${formats.shortDay(stay.checkOut, 'UTC')}`;
}

function detailOf({ stay, rooms }: PlacedStay, t: TFunction): string {
  const names = joinWords([...new Set(rooms.map(({ roomName }) => roomName))], t);
  return [t('search.nights', { count: stay.nights }), names].join(' · ');
}
