import { LEAST_FILLING_MS } from '#domain/contact-form';
import type { ContactMessageAnswer, ContactMessageRequest } from '#schemas/api-types';
import { useEffect, useRef, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { sendContactMessage } from '../../api/contact.ts';
import { browserSurroundings } from '../../shared/changes/send-change.ts';
import { useChange, type Change } from '../../shared/changes/use-change.ts';
import { useFailureHandler } from '../../shared/failures/failure-context.ts';
import { useFieldsForm, type FieldsForm } from '../../shared/forms/use-fields-form.ts';
import { useSingleSubmit } from '../../shared/forms/use-single-submit.ts';
import { useAttempts } from '../../shared/use-attempts.ts';
import { useNotify } from '../../shared/notice-context.ts';
import { CONTACT_FIELDS, contactStruct, type ContactValues } from './contact-struct.ts';

interface ContactFormOptions {
  location: string;
  /** The country of phone numbers without a country code. */
  country: string;
}

type WrittenMessage = Omit<ContactMessageRequest, 'filledInMs'>;

interface ContactFormControl {
  fields: FieldsForm<ContactValues>;
  message: Change<WrittenMessage, ContactMessageAnswer>;
  submit: (event: FormEvent) => void;
}

/** The state of the contact form. It sends one message per press and keeps the text until the message has arrived. */
export function useContactForm({ location, country }: ContactFormOptions): ContactFormControl {
  const { t } = useTranslation();
  const notify = useNotify();
  const handleFailure = useFailureHandler();
  const openedAt = useRef(0);
  useEffect(() => {
    openedAt.current = performance.now();
  }, []);
  const fields = useFieldsForm<ContactValues>({
    name: 'contact',
    fields: CONTACT_FIELDS,
    struct: contactStruct,
    defaults: { name: '', email: '', phone: '', message: '', location, website: '' },
    country,
  });
  const attempts = useAttempts();
  const message = useChange<WrittenMessage, ContactMessageAnswer>(
    async (written) => {
      const filledInMs = await filledLongEnough(openedAt.current);
      return attempts.send('contact', (key) => sendContactMessage({ ...written, filledInMs }, key));
    },
    {
      retries: 2,
      onSuccess: () => {
        notify({ message: t('contact.sent'), tone: 'success' });
        fields.form.reset();
      },
      // The form shows that sending failed; the toast or a field shows why.
      onFailure: (error) => {
        if (!fields.showRefusal(error)) handleFailure(error);
        return true;
      },
    },
  );
  const submit = useSingleSubmit(fields.form, ({ website, ...written }) =>
    message.run({ ...written, ...(website ? { website } : {}) }),
  );
  return { fields, message, submit };
}

/** The server rejects forms that are sent too fast. Wait, because autofill is fast too. */
async function filledLongEnough(openedAt: number): Promise<number> {
  const filledInMs = () => Math.round(performance.now() - openedAt);
  while (filledInMs() < LEAST_FILLING_MS) {
    await browserSurroundings.sleep(LEAST_FILLING_MS - filledInMs());
  }
  return filledInMs();
}
