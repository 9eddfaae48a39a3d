import type { Quote } from '#schemas/api-types';
import { ErrorSummary } from '#design-system/error-summary';
import { Heading } from '#design-system/heading';
import { Stack } from '#design-system/stack';
import { Text } from '#design-system/text';
import { TextField } from '#design-system/text-field';
import { useTranslation } from 'react-i18next';
import { FormWidth } from '../../shared/forms/form-width.tsx';
import { PhoneNumberField } from '../../shared/forms/phone-number-field.tsx';
import { NewsConsent } from '../../shared/news/news-consent.tsx';
import { AccountPrompt } from './account-prompt.tsx';
import { BookingRefusal } from './booking-refusal.tsx';
import { MoreWishes } from './more-wishes.tsx';
import type { GuestFormControl } from './use-guest-form.ts';

/** The id of the form, whose submit button is in the summary. */
export const GUEST_FORM = 'guest-form';

interface GuestFormProps {
  quote: Quote;
  guest: GuestFormControl;
}

/** The four details of a guest in one column, and below them what may be left out. */
export function GuestForm({
  quote,
  guest: { fields, booking, submit, isProven, setNewsText },
}: GuestFormProps) {
  const { t } = useTranslation();
  const submitNote = quote.payment === 'PAY_NOW' ? 'guest.submitNotePay' : 'guest.submitNote';
  const { wire, summary } = fields;

  return (
    <Stack as="section" gap="l" aria-labelledby="guest-heading">
      <Heading level={2} size="m" id="guest-heading">
        {t('guest.heading')}
      </Heading>
      <AccountPrompt />
      <FormWidth>
        <form id={GUEST_FORM} method="post" noValidate onSubmit={submit}>
          <Stack gap="l">
            <ErrorSummary heading={t('guest.errors')} {...summary} />
            {booking.error === undefined ? null : <BookingRefusal error={booking.error} quote={quote} />}
            <TextField {...wire('guestFirstName')} autoComplete="given-name" required />
            <TextField {...wire('guestLastName')} autoComplete="family-name" required />
            <TextField
              {...wire('guestEmail')}
              hint={t(isProven ? 'proven.emailHint' : 'guest.emailHint')}
              type="email"
              inputMode="email"
              autoComplete="email"
              spellCheck={false}
              required
            />
            <PhoneNumberField fields={fields} name="guestPhone" hint={t('guest.phoneHint')} />
            <MoreWishes fields={fields} from={quote.location.checkIn} />
            <NewsConsent onConsent={setNewsText} />
            <Text size="small" tone="muted">
              {t(isProven ? 'proven.bookNote' : submitNote)}
            </Text>
          </Stack>
        </form>
      </FormWidth>
    </Stack>
  );
}
