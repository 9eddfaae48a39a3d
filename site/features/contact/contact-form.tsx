import type { ContactLocation } from '#schemas/published';
import { Button } from '#design-system/button';
import { ErrorSummary } from '#design-system/error-summary';
import { Grid } from '#design-system/grid';
import { Notice } from '#design-system/notice';
import { Select } from '#design-system/select';
import { Stack } from '#design-system/stack';
import { Text } from '#design-system/text';
import { TextArea } from '#design-system/text-area';
import { TextField } from '#design-system/text-field';
import { useTranslation } from 'react-i18next';
import { RetryWait } from '../../shared/changes/retry-wait.tsx';
import { PhoneNumberField } from '../../shared/forms/phone-number-field.tsx';
import * as css from './contact-form.css.ts';
import { useContactForm } from './use-contact-form.ts';

interface ContactFormProps {
  locations: readonly ContactLocation[];
  chosen: ContactLocation | undefined;
}

export function ContactForm({ locations, chosen }: ContactFormProps) {
  const { t } = useTranslation();
  const { fields, message, submit } = useContactForm({
    location: chosen?.id ?? '',
    country: (chosen ?? locations[0])?.address.country ?? '',
  });
  const { form, wire, summary } = fields;
  return (
    <form method="post" noValidate onSubmit={submit}>
      <Stack gap="l">
        <ErrorSummary heading={t('contact.errors')} {...summary} />
        <Grid columns={2} gap="l">
          <TextField {...wire('name')} autoComplete="name" required />
          <TextField
            {...wire('email')}
            type="email"
            inputMode="email"
            autoComplete="email"
            spellCheck={false}
            required
          />
        </Grid>
        {/* A country and a number side by side need the whole width. */}
        <PhoneNumberField fields={fields} name="phone" />
        <Select {...wire('location')} required>
          <option value="">{t('search.chooseLocation')}</option>
          {locations.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
        <TextArea {...wire('message')} rows={6} required />
        {/* A honeypot: hidden from people, so only programs fill it in. */}
        <div className={css.trap} aria-hidden="true">
          <input {...form.register('website')} type="text" tabIndex={-1} autoComplete="off" />
        </div>
        {message.error === undefined || summary.errors.length > 0 ? null : (
          <>
            <Notice tone="danger" live="assertive" heading={t('contact.failed')}>
              {t('contact.failedText')}
            </Notice>
            <RetryWait error={message.error} />
          </>
        )}
        {message.state.status === 'success' ? (
          <Notice tone="success" live="polite">
            {t('contact.received')}
          </Notice>
        ) : null}
        <Stack gap="m" align="start">
          <Button type="submit" size="l" busy={message.isBusy} busyLabel={t('contact.sending')}>
            {t('contact.submit')}
          </Button>
          <Text size="small" tone="muted" role="status">
            {message.isPaused ? t('contact.paused') : t('contact.note')}
          </Text>
        </Stack>
      </Stack>
    </form>
  );
}
