import type { Mail, MailTransport } from '../platform/mail/mail.ts';
import { createOutboxWorker } from '../platform/outbox/worker.ts';
import { startedRefund, withGateway } from './refund-gateway.ts';
import { startTestServer, type TestServer } from './test-server.ts';

type Options = NonNullable<Parameters<typeof startTestServer>[0]>;

/** A server whose mail transport a test can replace. */
export interface DivertedMail {
  server: TestServer;
  /** Replaces the transport; without an argument mail goes to the development mailbox again. */
  divert: (transport?: Pick<MailTransport, 'send'>) => void;
  /** Sends all due mails. */
  drain: () => Promise<void>;
}

export async function startWithDivertedMail(options: Omit<Options, 'alter'> = {}): Promise<DivertedMail> {
  let elsewhere: Pick<MailTransport, 'send'> | undefined;
  const server = await startTestServer({
    ...options,
    alter: (context) => ({
      ...withGateway(context, { refund: async (order) => startedRefund(order, 'rf_1') }),
      mail: { send: async (mail: Mail) => (elsewhere ?? context.mail).send(mail), close: context.mail.close },
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
