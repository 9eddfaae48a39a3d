import { expect, test } from 'vitest';
import type { Mail, MailTransport } from '../adapters/mail.ts';
import { startTestServer, type TestServer } from '../test-support/test-server.ts';
import { queueMail } from './queue-mail.ts';
import { createOutboxWorker } from './worker.ts';

const MAIL = {
  from: { name: 'Small Hotel', address: 'stay@small-hotel.example' },
  to: { name: 'Meera Nair', address: 'meera.nair@example.com' },
  subject: 'Hello',
  text: 'A secret: 314159\n',
  html: '<p>A secret: 314159</p>',
};

/** A mail server that is down for the first tries. */
function unsteadyMail(failures: number): MailTransport & { sent: Mail[] } {
  const sent: Mail[] = [];
  let left = failures;
  return {
    sent,
    send: async (mail) => {
      left -= 1;
      if (left >= 0)
        throw Object.assign(new Error('550 meera.nair@example.com unknown'), { code: 'EENVELOPE' });
      sent.push(mail);
    },
    close: () => {},
  };
}

async function startWith(mail: MailTransport): Promise<TestServer> {
  return startTestServer({ alter: (context) => ({ ...context, mail }) });
}

async function queue(server: TestServer, mailKey: string, expiresAt?: string): Promise<void> {
  await server.context.db.transaction().execute((trx) =>
    queueMail(server.context, trx, {
      mailKey,
      mail: MAIL,
      ...(expiresAt === undefined ? {} : { expiresAt }),
    }),
  );
}

async function drain(server: TestServer): Promise<void> {
  await createOutboxWorker(server.context, server.app.log).drain();
}

async function rows(server: TestServer) {
  return server.context.db
    .selectFrom('outbox')
    .select(['state', 'attempts', 'sealed', 'last_error'])
    .execute();
}

test('a mail that was asked for twice is sent once', async () => {
  const mail = unsteadyMail(0);
  const server = await startWith(mail);
  await queue(server, 'confirmation:1');
  await queue(server, 'confirmation:1');
  await drain(server);
  await drain(server);
  expect(mail.sent.map(({ subject }) => subject)).toEqual(['Hello']);
});

test('what is queued is sealed, and gone once the mail is', async () => {
  const server = await startWith(unsteadyMail(0));
  await queue(server, 'code:1');
  const [queued] = await rows(server);
  expect(Buffer.from(queued?.sealed ?? '', 'base64').toString('latin1')).not.toContain('314159');
  await drain(server);
  expect(await rows(server)).toEqual([{ state: 'SENT', attempts: 1, sealed: null, last_error: null }]);
});

test('a mail that could not be sent is tried again, later each time, under the same id', async () => {
  const mail = unsteadyMail(2);
  const server = await startWith(mail);
  await queue(server, 'code:1');
  await drain(server);
  await drain(server);
  expect(await rows(server)).toMatchObject([{ state: 'QUEUED', attempts: 1, last_error: 'EENVELOPE' }]);
  server.clock.forward({ seconds: 15 });
  await drain(server);
  server.clock.forward({ seconds: 29 });
  await drain(server);
  expect(mail.sent).toHaveLength(0);
  server.clock.forward({ seconds: 1 });
  await drain(server);
  expect(mail.sent[0]?.messageId).toMatch(/^<[0-9a-z]{26}@small-hotel\.example>$/);
  expect(server.logs.join('')).not.toContain('meera');
});

test('a mail is given up after twelve tries', async () => {
  const server = await startWith(unsteadyMail(100));
  await queue(server, 'code:1');
  for (let attempt = 0; attempt < 12; attempt += 1) {
    await drain(server);
    server.clock.forward({ minutes: 60 });
  }
  expect(await rows(server)).toEqual([
    { state: 'FAILED', attempts: 12, sealed: null, last_error: 'EENVELOPE' },
  ]);
});

test('a code that no longer works is not sent', async () => {
  const mail = unsteadyMail(0);
  const server = await startWith(mail);
  await queue(server, 'code:1', '2026-11-21T06:35:00.000Z');
  server.clock.forward({ minutes: 5 });
  await drain(server);
  expect(mail.sent).toHaveLength(0);
  expect(await rows(server)).toMatchObject([{ state: 'FAILED', sealed: null, last_error: 'EXPIRED' }]);
});

test('a mail that is queued when the server stops is sent after the next start', async () => {
  const mail = unsteadyMail(0);
  const server = await startWith(mail);
  await queue(server, 'code:1');
  await server.restart();
  await drain(server);
  expect(mail.sent).toHaveLength(1);
});

test('stopping waits for the mail that is on its way and begins no other', async () => {
  const sent: string[] = [];
  const { promise: isSending, resolve: begin } = Promise.withResolvers<() => void>();
  const slow: MailTransport = {
    send: (mail) =>
      new Promise((resolve) => {
        begin(() => {
          sent.push(mail.subject);
          resolve();
        });
      }),
    close: () => {},
  };
  const server = await startWith(slow);
  await queue(server, 'code:1');
  await queue(server, 'code:2');
  const worker = createOutboxWorker(server.context, server.app.log);
  const drained = worker.drain();
  const finish = await isSending;
  const stopped = worker.stop();
  finish();
  await Promise.all([drained, stopped]);
  expect(sent).toHaveLength(1);
  expect((await rows(server)).map(({ state }) => state).sort()).toEqual(['QUEUED', 'SENT']);
});
