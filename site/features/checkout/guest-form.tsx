import type { Quote } from '#schemas/api-types';
import { Button } from '#design-system/button';
import { ErrorSummary } from '#design-system/error-summary';
import { Grid } from '#design-system/grid';
import { Heading } from '#design-system/heading';
import { Select, type SelectProps } from '#design-system/select';
import { Stack } from '#design-system/stack';
import { Text } from '#design-system/text';
import { TextArea } from '#design-system/text-area';
import { TextField } from '#design-system/text-field';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../shared/format/use-formats.ts';
import { PhoneNumberField } from '../../shared/forms/phone-number-field.tsx';
import { AccountPrompt } from './account-prompt.tsx';
import { BookingRefusal } from './booking-refusal.tsx';
import { TotalToBook } from './total-to-book.tsx';
import { useGuestForm } from './use-guest-form.ts';

interface GuestFormProps {
  quote: Quote;
  /** Extras are being priced: the form waits for the new price. */
  isPricing: boolean;
  onFreshQuote: (quote: Quote) => void;
}

export function GuestForm({ quote, isPricing, onFreshQuote }: GuestFormProps) {
  const { t } = useTranslation();
  const submitNote = quote.payment === 'PAY_NOW' ? 'guest.submitNotePay' : 'guest.submitNote';
  const { fields, booking, submit, isProven } = useGuestForm({ quote, onFreshQuote });
  const { wire, summary } = fields;

  return (
    <Stack as="section" gap="l" aria-labelledby="guest-heading">
      <Heading level={2} id="guest-heading">
        {t('guest.heading')}
      </Heading>
      <AccountPrompt />
      <form method="post" noValidate onSubmit={submit}>
        <Stack gap="l">
          <ErrorSummary heading={t('guest.errors')} {...summary} />
          <Grid columns={2} gap="m">
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
          </Grid>
          <Grid columns={2} gap="m">
            <TextArea
              {...wire('requests')}
              hint={t('guest.requestsHint')}
              optionalLabel={t('guest.optional')}
              rows={3}
            />
            <ArrivalTimeField {...wire('arrivalTime')} from={quote.location.checkIn} />
          </Grid>
          {booking.error === undefined ? null : <BookingRefusal error={booking.error} quote={quote} />}
          <Stack gap="m">
            <TotalToBook quote={quote} />
            <Button
              type="submit"
              size="l"
              width="full"
              busy={booking.isBusy || isPricing}
              busyLabel={t(isPricing ? 'extras.pricing' : 'guest.sending')}
            >
              {t(isProven ? 'proven.book' : 'guest.submit')}
            </Button>
            <Text size="small" tone="muted" role="status">
              {booking.isPaused ? t('guest.paused') : t(isProven ? 'proven.bookNote' : submitNote)}
            </Text>
          </Stack>
        </Stack>
      </form>
    </Stack>
  );
}

const HOURS = 24;
const MINUTES = 60;

interface ArrivalTimeFieldProps extends SelectProps {
  /** Check-in time, in minutes from midnight. */
  from: number;
}

function ArrivalTimeField({ from, ...field }: ArrivalTimeFieldProps) {
  const { t } = useTranslation();
  const formats = useFormats();
  const first = Math.floor(from / MINUTES);
  const hours = Array.from({ length: HOURS }, (_, place) => (first + place) % HOURS);
  return (
    <Select {...field} optionalLabel={t('guest.optional')} hint={t('guest.arrivalHint')}>
      <option value="">{t('guest.arrivalUnknown')}</option>
      {hours.map((hour) => (
        <option key={hour} value={`${String(hour).padStart(2, '0')}:00`}>
          {formats.clock(hour * MINUTES)}
        </option>
      ))}
    </Select>
  );
}
