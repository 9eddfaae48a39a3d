import type { Mail, MailTransport } from '../platform/mail/mail.ts';
import { createOutboxWorker } from '../platform/outbox/worker.ts';
import { startTestServer, type TestServer } from './test-server.ts';

type Options = NonNullable<Parameters<typeof startTestServer>[0]>;

/** A hotel whose mail lands in the development mailbox until a test sends it elsewhere. */
export interface DivertedMail {
  server: TestServer;
  /** From now on mail goes there; to the mailbox again without it. */
  divert: (transport?: Pick<MailTransport, 'send'>) => void;
  /** Sends what is due now. */
  drain: () => Promise<void>;
}

export async function startWithDivertedMail(options: Omit<Options, 'alter'> = {}): Promise<DivertedMail> {
  let elsewhere: Pick<MailTransport, 'send'> | undefined;
  const server = await startTestServer({
    ...options,
    alter: (context) => ({
      ...context,
      mail: { send: async (mail: Mail) => (elsewhere ?? context.mail).send(mail), close: context.mail.close },
      refundGateway: { start: async () => ({ transactionId: 'rf_1' }) },
    }),
  });
  return {
    server,
    divert(transport) {
      elsewhere = transport;
    },
    drain: () => createOutboxWorker(server.context, server.app.log).drain(),
  };
}
