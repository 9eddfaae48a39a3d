import type { BillingCompany, TaxDocumentList } from '#schemas/api-types';
import { Button } from '#design-system/button';
import { Inline } from '#design-system/inline';
import { Stack } from '#design-system/stack';
import { TextArea } from '#design-system/text-area';
import { TextField } from '#design-system/text-field';
import { useTranslation } from 'react-i18next';
import { nameCompany } from '../../../api/bookings.ts';
import { refusalCode } from '../../../api/request-error.ts';
import { useChange } from '../../../shared/changes/use-change.ts';
import { FormFrame } from '../../../shared/forms/form-frame.tsx';
import { useFieldsForm } from '../../../shared/forms/use-fields-form.ts';
import { useSingleSubmit } from '../../../shared/forms/use-single-submit.ts';
import { COMPANY_FIELDS, type Company, companyStruct } from './company-struct.ts';

interface CompanyFormProps {
  bookingId: string;
  company: BillingCompany | undefined;
  /** What stands before a tax number, such as GSTIN. */
  taxIdName: string | undefined;
  onSaved: (documents: TaxDocumentList) => void;
  /** The invoice was issued meanwhile. */
  onTooLate: () => void;
  onLeave: () => void;
}

export function CompanyForm({ bookingId, company, taxIdName, ...events }: CompanyFormProps) {
  const { t } = useTranslation();
  const fields = useFieldsForm<Company>({
    name: 'company',
    fields: COMPANY_FIELDS,
    struct: companyStruct,
    defaults: {
      companyName: company?.name ?? '',
      companyTaxId: company?.taxId ?? '',
      companyAddress: company?.address ?? '',
    },
    ...(taxIdName === undefined ? {} : { labels: { companyTaxId: taxIdName } }),
  });
  const { form, wire } = fields;
  const naming = useChange<Company, TaxDocumentList>((typed) => nameCompany(bookingId, typed), {
    retries: 2,
    onSuccess: events.onSaved,
    onFailure(error) {
      if (refusalCode(error) !== 'STATE_CONFLICT') return fields.showRefusal(error);
      events.onTooLate();
      return true;
    },
  });
  const submit = useSingleSubmit(form, (typed) => naming.run(typed));
  return (
    <Stack gap="m">
      <FormFrame
        fields={fields}
        change={naming}
        onSubmit={submit}
        submitLabel={t('document.company.save')}
        busyLabel={t('document.company.saving')}
        note={t('document.company.until')}
      >
        <TextField {...wire('companyName')} autoComplete="organization" required />
        <TextField
          {...wire('companyTaxId')}
          hint={t('document.company.taxIdHint')}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
        />
        <TextArea
          {...wire('companyAddress')}
          hint={t('document.company.addressHint')}
          autoComplete="street-address"
          rows={3}
        />
      </FormFrame>
      <Inline>
        <Button tone="quiet" onClick={events.onLeave}>
          {t('document.company.keep')}
        </Button>
      </Inline>
    </Stack>
  );
}
