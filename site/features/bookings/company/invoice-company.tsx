import type { BillingCompany, Booking, TaxDocumentList } from '#schemas/api-types';
import { Button } from '#design-system/button';
import { DescriptionList } from '#design-system/description-list';
import { Heading } from '#design-system/heading';
import { Inline } from '#design-system/inline';
import { Notice } from '#design-system/notice';
import { Stack } from '#design-system/stack';
import { Text } from '#design-system/text';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { listDocuments, nameCompany } from '../../../api/bookings.ts';
import { refusalCode } from '../../../api/request-error.ts';
import { useChange } from '../../../shared/changes/use-change.ts';
import { FormWidth } from '../../../shared/forms/form-width.tsx';
import { type Query, useQuery } from '../../../shared/queries/use-query.ts';
import { useWrittenPhone } from '../../../shared/phone-number.tsx';
import { CompanyForm } from './company-form.tsx';

interface InvoiceCompanyProps {
  booking: Booking;
  headingLevel: 2 | 3;
}

/**
 * The company that the invoice is for: named, changed and removed until the invoice is issued, and afterwards the way
 * to a corrected one. Nothing where this hotel writes no invoices.
 */
export function InvoiceCompany({ booking, headingLevel }: InvoiceCompanyProps) {
  const { t } = useTranslation();
  const documents = useQuery<TaxDocumentList>(['documents', booking.id], () => listDocuments(booking.id));
  const [isTooLate, setTooLate] = useState(false);
  if (documents.state !== 'ready') return null;
  const { canNameCompany, items } = documents.answer;
  if (!canNameCompany && items.length === 0) return null;
  return (
    <Stack as="section" gap="l" aria-labelledby="company-heading">
      <Heading level={headingLevel} id="company-heading">
        {t('document.company.heading')}
      </Heading>
      {isTooLate ? (
        <Notice tone="warning" live="polite" heading={t('document.company.issuedHeading')}>
          {t('document.company.issuedText')}
        </Notice>
      ) : null}
      {canNameCompany ? (
        <Naming
          booking={booking}
          documents={documents}
          onTooLate={() => {
            setTooLate(true);
            documents.refresh();
          }}
        />
      ) : (
        <Issued booking={booking} />
      )}
    </Stack>
  );
}

function Issued({ booking: { location } }: { booking: Booking }) {
  const { t } = useTranslation();
  const { name, email } = location;
  const phone = useWrittenPhone(location.phone);
  return (
    <Text measure tone="muted">
      {t('document.company.wrong', { location: name, phone, email })}
    </Text>
  );
}

interface NamingProps {
  booking: Booking;
  documents: Extract<Query<TaxDocumentList>, { state: 'ready' }>;
  onTooLate: () => void;
}

function Naming({ booking, documents: { answer, replace }, onTooLate }: NamingProps) {
  const { t } = useTranslation();
  const { company, taxIdName } = answer;
  const [isOpen, setOpen] = useState(false);
  const [said, setSaid] = useState('');
  const place = useRef<HTMLParagraphElement>(null);
  // The focused button is gone, so focus what says the outcome.
  useEffect(() => {
    if (said !== '' && !isOpen) place.current?.focus();
  }, [said, isOpen]);
  const removing = useChange<undefined, TaxDocumentList>(() => nameCompany(booking.id, { companyName: '' }), {
    retries: 2,
    onSuccess(documents) {
      replace(documents);
      setSaid(t('document.company.removed'));
    },
    onFailure(error) {
      if (refusalCode(error) !== 'STATE_CONFLICT') return false;
      onTooLate();
      return true;
    },
  });
  if (isOpen) {
    return (
      <FormWidth>
        <CompanyForm
          bookingId={booking.id}
          company={company}
          taxIdName={taxIdName}
          onSaved={(documents) => {
            replace(documents);
            setSaid(t('document.company.saved', { company: documents.company?.name ?? '' }));
            setOpen(false);
          }}
          onTooLate={onTooLate}
          onLeave={() => setOpen(false)}
        />
      </FormWidth>
    );
  }
  const open = () => {
    setSaid('');
    setOpen(true);
  };
  return (
    <Stack gap="m" align="start">
      {said === '' ? null : (
        <Text ref={place} tabIndex={-1} role="status">
          {said}
        </Text>
      )}
      {company === undefined ? (
        <>
          <Text measure tone="muted">
            {t('document.company.lead')}
          </Text>
          <Button tone="secondary" onClick={open}>
            {t('document.company.add')}
          </Button>
        </>
      ) : (
        <>
          <Named company={company} taxIdName={taxIdName} />
          <Text size="small" tone="muted">
            {t('document.company.until')}
          </Text>
          <Inline gap="s">
            <Button tone="secondary" onClick={open}>
              {t('document.company.change')}
            </Button>
            <Button
              tone="quiet"
              busy={removing.isBusy}
              busyLabel={t('document.company.removing')}
              onClick={() => void removing.run(undefined)}
            >
              {t('document.company.remove')}
            </Button>
          </Inline>
        </>
      )}
    </Stack>
  );
}

function Named({ company, taxIdName }: { company: BillingCompany; taxIdName: string | undefined }) {
  const { t } = useTranslation();
  const { name, taxId, address } = company;
  return (
    <DescriptionList
      layout="table"
      items={[
        { id: 'name', term: t('fields.companyName'), detail: <bdi>{name}</bdi> },
        ...(taxId === undefined
          ? []
          : [{ id: 'tax-id', term: taxIdName ?? t('fields.companyTaxId'), detail: <bdi>{taxId}</bdi> }]),
        ...(address === undefined
          ? []
          : [{ id: 'address', term: t('fields.companyAddress'), detail: <bdi>{address}</bdi> }]),
      ]}
    />
  );
}
