import type { TaxDocument } from '#schemas/api-types';
import { Button } from '#design-system/button';
import { DescriptionList } from '#design-system/description-list';
import { Grid } from '#design-system/grid';
import { Heading } from '#design-system/heading';
import { Inline } from '#design-system/inline';
import { Link as StyledLink } from '#design-system/link';
import { Stack } from '#design-system/stack';
import { Text } from '#design-system/text';
import { Fragment, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { documentFileAddress } from '../../api/bookings.ts';
import { bookingAddress } from '../../app/paths.ts';
import { AddressLines } from '../../shared/address-lines.tsx';
import { useFormats } from '../../shared/format/use-formats.ts';
import { onScreen } from '../../shared/on-screen.css.ts';
import { Unbroken } from '../../shared/unbroken.tsx';
import { DocumentLines } from './document-lines.tsx';
import { DocumentTaxes } from './document-taxes.tsx';

interface DocumentSheetProps {
  bookingId: string;
  document: TaxDocument;
}

/** What stands on a document, in the words that it was issued with. */
export function DocumentSheet({ bookingId, document }: DocumentSheetProps) {
  const { words, number, seller, location, customer } = document;
  const { company } = customer;
  const taxId = seller.taxIdName ?? words['taxId'] ?? '';
  return (
    <Stack gap="xxl" lang={document.language}>
      <Stack gap="xl">
        <Heading level={1} tabIndex={-1}>
          {words['title']} <Unbroken>{number}</Unbroken>
        </Heading>
        <Actions bookingId={bookingId} documentId={document.id} />
      </Stack>
      <Grid columns={2} gap="xl">
        <Party
          label={words['seller'] ?? ''}
          name={seller.legalName}
          lines={[...seller.address, ...(seller.taxId === undefined ? [] : [`${taxId} ${seller.taxId}`])]}
        />
        <Party
          label={words['customer'] ?? ''}
          name={company?.name ?? customer.name}
          lines={[
            ...(company === undefined ? [] : [customer.name]),
            ...(company?.address?.split('\n') ?? []),
            ...(company?.taxId === undefined ? [] : [`${taxId} ${company.taxId}`]),
          ]}
        />
      </Grid>
      <Facts document={document} />
      <DocumentLines document={document} />
      <DocumentTaxes document={document} />
      <Stack gap="l">
        <Text weight="medium">{words['settled']}</Text>
        {seller.note === undefined ? null : <Text measure>{seller.note}</Text>}
        <Text size="small" tone="muted">
          <AddressLines lines={[location.name, ...location.address]} />
        </Text>
      </Stack>
    </Stack>
  );
}

function Actions({ bookingId, documentId }: { bookingId: string; documentId: string }) {
  const { t, i18n } = useTranslation();
  return (
    <div className={onScreen} lang={i18n.language}>
      <Inline gap="m" align="center">
        <Button asChild tone="secondary">
          <a href={documentFileAddress(bookingId, documentId)}>{t('document.pdf')}</a>
        </Button>
        <Button tone="secondary" onClick={() => globalThis.print()}>
          {t('document.print')}
        </Button>
        <StyledLink asChild tone="standalone" icon="arrow-right">
          <Link to={bookingAddress(bookingId)}>{t('document.back')}</Link>
        </StyledLink>
      </Inline>
    </div>
  );
}

function Party({ label, name, lines }: { label: string; name: string; lines: readonly string[] }) {
  return (
    <Stack gap="s">
      <Text size="small" tone="muted">
        {label}
      </Text>
      <Text>
        <Text as="strong" weight="medium">
          <bdi>{name}</bdi>
        </Text>
        {lines.map((line, place) => (
          // Two lines of an address may be the same.
          // oxlint-disable-next-line react/no-array-index-key -- a document never changes
          <Fragment key={`${place} ${line}`}>
            <br />
            <bdi>{line}</bdi>
          </Fragment>
        ))}
      </Text>
    </Stack>
  );
}

function Facts({ document }: { document: TaxDocument }) {
  const { t } = useTranslation();
  const { day } = useFormats(document.locale);
  const { words, number, issuedOn, corrects, reference, stay, location } = document;
  const fact = (key: string, detail: ReactNode) => ({ id: key, term: words[key] ?? '', detail });
  return (
    <DescriptionList
      layout="table"
      items={[
        fact('number', <Unbroken>{number}</Unbroken>),
        fact('date', day(issuedOn)),
        ...(corrects === undefined
          ? []
          : [
              fact(
                'corrects',
                <>
                  <Unbroken>{corrects.number}</Unbroken>
                  {t('comma')} {day(corrects.issuedOn)}
                </>,
              ),
            ]),
        fact('reference', <Unbroken>{reference}</Unbroken>),
        fact('stay', `${day(stay.checkIn)} – ${day(stay.checkOut)}, ${location.name}`),
      ]}
    />
  );
}
