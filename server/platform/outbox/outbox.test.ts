import { expect, onTestFinished, test, vi } from 'vitest';
import type { Mail, MailTransport } from '../mail/mail.ts';
import { startTestServer, type TestServer } from '../../test-support/test-server.ts';
import { type MailRequest, queueMail } from './queue-mail.ts';
import { createOutboxWorker } from './worker.ts';

const MAIL = {
  language: 'en',
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

async function queue(server: TestServer, mailKey: MailRequest['mailKey'], expiresAt?: string): Promise<void> {
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

async function leases(server: TestServer): Promise<string[]> {
  const mails = await server.context.db.selectFrom('outbox').select('next_attempt_at').execute();
  return mails.map((mail) => mail.next_attempt_at);
}

test('a mail that is queued twice is sent once', async () => {
  const mail = unsteadyMail(0);
  const server = await startWith(mail);
  await queue(server, 'confirmation:1');
  await queue(server, 'confirmation:1');
  await drain(server);
  await drain(server);
  expect(mail.sent.map(({ subject }) => subject)).toEqual(['Hello']);
});

test('a queued mail is encrypted, and erased once sent', async () => {
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

test('a code that no longer works is not sent', async () => {
  const mail = unsteadyMail(0);
  const server = await startWith(mail);
  await queue(server, 'code:1', '2026-11-20T18:50:00.000Z');
  server.clock.forward({ minutes: 5 });
  await drain(server);
  expect(mail.sent).toHaveLength(0);
  expect(await rows(server)).toMatchObject([{ state: 'EXPIRED', sealed: null }]);
});

test('a mail that is queued when the server stops is sent after the next start', async () => {
  const mail = unsteadyMail(0);
  const server = await startWith(mail);
  await queue(server, 'code:1');
  await server.restart();
  await drain(server);
  expect(mail.sent).toHaveLength(1);
});

/** A mail server that delays every mail until the test accepts them. */
function slowMail(): { mail: MailTransport; sent: string[]; isAsked: Promise<void>; take: () => void } {
  const sent: string[] = [];
  const asked = Promise.withResolvers<void>();
  const taken = Promise.withResolvers<void>();
  const mail: MailTransport = {
    send: async ({ messageId }) => {
      asked.resolve();
      await taken.promise;
      sent.push(messageId);
    },
    close: () => {},
  };
  return { mail, sent, isAsked: asked.promise, take: taken.resolve };
}

test('a mail that a mail server takes its time with is not sent by a second process', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => {
    vi.useRealTimers();
  });
  const slow = slowMail();
  const server = await startWith(slow.mail);
  await queue(server, 'code:1');
  const drained = drain(server);
  await slow.isAsked;
  const others: string[] = [];
  const other = createOutboxWorker(
    { ...server.context, mail: { send: async (mail) => void others.push(mail.messageId), close: () => {} } },
    server.app.log,
  );
  for (let minute = 0; minute < 8; minute += 1) {
    server.clock.forward({ seconds: 30 });
    await vi.advanceTimersByTimeAsync(30_000);
    // The timers are the test's, the database is real: its answer takes the time it takes.
    const leaseEnd = new Date(server.clock.now().getTime() + 60_000).toISOString();
    await vi.waitFor(async () => expect(await leases(server)).toEqual([leaseEnd]), { timeout: 10_000 });
    await other.drain();
  }
  slow.take();
  await drained;
  expect([slow.sent.length, others.length]).toEqual([1, 0]);
  expect(await rows(server)).toMatchObject([{ state: 'SENT', attempts: 1 }]);
});

test('a mail whose process was killed while it sent is sent within a minute', async () => {
  const slow = slowMail();
  const server = await startWith(slow.mail);
  await queue(server, 'code:1');
  const drained = drain(server);
  await slow.isAsked;
  const next = unsteadyMail(0);
  const worker = createOutboxWorker({ ...server.context, mail: next }, server.app.log);
  server.clock.forward({ seconds: 59 });
  await worker.drain();
  expect(next.sent).toHaveLength(0);
  server.clock.forward({ seconds: 1 });
  await worker.drain();
  expect(next.sent).toHaveLength(1);
  slow.take();
  await drained;
});

test('a mail that a mail server takes its time with does not keep the others', async () => {
  const sent: string[] = [];
  const held = Promise.withResolvers<void>();
  const server = await startWith({
    send: async ({ to }) => {
      if (sent.push(to.address) === 1) await held.promise;
    },
    close: () => {},
  });
  await queue(server, 'code:1');
  await queue(server, 'code:2');
  const drained = drain(server);
  await expect
    .poll(() => rows(server).then((all) => all.map(({ state }) => state).sort()))
    .toEqual(['QUEUED', 'SENT']);
  held.resolve();
  await drained;
});

test('stopping waits for the mails that are on their way and begins no other', async () => {
  const slow = slowMail();
  const server = await startWith(slow.mail);
  await Promise.all(['1', '2', '3', '4', '5'].map(async (code) => queue(server, `code:${code}`)));
  const worker = createOutboxWorker(server.context, server.app.log);
  const drained = worker.drain();
  await expect
    .poll(() => rows(server).then((all) => all.filter(({ attempts }) => attempts === 1)))
    .toHaveLength(5);
  const stopped = worker.stop();
  slow.take();
  await Promise.all([drained, stopped]);
  expect(slow.sent).toHaveLength(4);
  expect((await rows(server)).map(({ state, attempts }) => `${state} ${attempts}`).sort()).toEqual([
    'QUEUED 0',
    'SENT 1',
    'SENT 1',
    'SENT 1',
    'SENT 1',
  ]);
  // It is due at once for the next process.
  expect(await leases(server)).toContain(server.clock.now().toISOString());
});

test('stopping does not wait for ever for a mail server that never answers', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => {
    vi.useRealTimers();
  });
  const slow = slowMail();
  const server = await startWith(slow.mail);
  await queue(server, 'code:1');
  const worker = createOutboxWorker(server.context, server.app.log);
  const drained = worker.drain();
  await slow.isAsked;
  const stopped = worker.stop();
  await vi.advanceTimersByTimeAsync(10_000);
  await stopped;
  expect(await rows(server)).toMatchObject([{ state: 'QUEUED', attempts: 1 }]);
  slow.take();
  await drained;
});
