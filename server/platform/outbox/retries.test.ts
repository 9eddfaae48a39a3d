import { expect, test } from 'vitest';
import type { Mail } from '../mail/mail.ts';
import { startTestServer, type TestServer } from '../../test-support/test-server.ts';
import { type MailRequest, queueMail } from './queue-mail.ts';
import { createOutboxWorker } from './worker.ts';

const HOUR_SECONDS = 3600;
const MAIL = {
  from: { name: 'Small Hotel', address: 'stay@small-hotel.example' },
  to: { name: 'Meera Nair', address: 'meera.nair@example.com' },
  subject: 'Your booking',
  text: 'A secret: 314159\n',
  html: '<p>A secret: 314159</p>',
};

interface Post {
  server: TestServer;
  sent: Mail[];
  /** Whether the mail server is down. */
  isAway: boolean;
}

/** A hotel whose mail server is down until the test changes it. */
async function startPost(): Promise<Post> {
  const sent: Mail[] = [];
  const post = { sent, isAway: true };
  const send = async (mail: Mail): Promise<void> => {
    if (post.isAway) throw Object.assign(new Error('connect meera.nair@example.com'), { code: 'ESOCKET' });
    sent.push(mail);
  };
  const server = await startTestServer({
    alter: (context) => ({ ...context, mail: { send, close: () => {} } }),
  });
  return Object.assign(post, { server });
}

async function queue({ server }: Post, request: Omit<MailRequest, 'mail'>): Promise<void> {
  await server.context.db
    .transaction()
    .execute((trx) => queueMail(server.context, trx, { ...request, mail: { language: 'en', ...MAIL } }));
}

async function drain({ server }: Post): Promise<void> {
  await createOutboxWorker(server.context, server.app.log).drain();
}

async function onlyMail({ server }: Post) {
  return server.context.db.selectFrom('outbox').selectAll().executeTakeFirstOrThrow();
}

/** Moves to the next try and runs it. @returns the seconds until it, or undefined if there is none. */
async function nextTry(post: Post): Promise<number | undefined> {
  const { state, next_attempt_at: next } = await onlyMail(post);
  if (state !== 'QUEUED') return undefined;
  const seconds = (Date.parse(next) - post.server.clock.now().getTime()) / 1000;
  post.server.clock.forward({ seconds });
  await drain(post);
  return seconds;
}

async function allTries(post: Post): Promise<number[]> {
  const waits: number[] = [];
  // oxlint-disable-next-line no-await-in-loop -- one try after the other
  for (let wait = await nextTry(post); wait !== undefined; wait = await nextTry(post)) waits.push(wait);
  return waits;
}

function linesAt({ server }: Post, level: 'error' | 'warn'): { msg: string }[] {
  const number = { error: 50, warn: 40 }[level];
  return server.logs
    .map((line) => JSON.parse(line) as { level: number; msg: string })
    .filter((line) => line.level === number);
}

test('R12: a mail is tried for five days, at least once an hour, and keeps its text when it is given up', async () => {
  const post = await startPost();
  await queue(post, { mailKey: 'confirmation:1' });
  const waits = await allTries(post);
  expect(waits.slice(0, 10)).toEqual([0, 15, 30, 60, 120, 240, 480, 960, 1920, HOUR_SECONDS]);
  expect(Math.max(...waits)).toBe(HOUR_SECONDS);
  const tried = waits.reduce((sum, wait) => sum + wait);
  expect(tried / HOUR_SECONDS).toBeGreaterThanOrEqual(120);
  expect(tried / HOUR_SECONDS).toBeLessThan(122);
  const { given_up_at: givenUpAt, sealed, ...mail } = await onlyMail(post);
  expect(mail).toMatchObject({ state: 'FAILED', last_error: 'ESOCKET', attempts: waits.length });
  expect(givenUpAt).toBe(post.server.clock.now().toISOString());
  expect(JSON.parse(post.server.context.keys.open(sealed ?? ''))).toMatchObject(MAIL);
});

test('R12: giving up is one error in the log, which names nobody, and is counted', async () => {
  const post = await startPost();
  await queue(post, { mailKey: 'confirmation:1' });
  const waits = await allTries(post);
  const { id: mailId } = await onlyMail(post);
  expect(linesAt(post, 'error')).toEqual([
    expect.objectContaining({
      msg: 'mail given up',
      mailId,
      kind: 'confirmation',
      attempts: waits.length,
      reason: 'ESOCKET',
    }),
  ]);
  expect(linesAt(post, 'warn')).toHaveLength(waits.length - 1);
  expect(post.server.logs.join('')).not.toMatch(/meera|Your booking/);
  expect(await post.server.context.metrics.text()).toContain(
    '\nverandah_mails_given_up_total{state="FAILED",reason="ESOCKET"} 1',
  );
});

test('a code is tried until it expires, then nothing is left of it, and that is no error', async () => {
  const post = await startPost();
  const expiresAt = new Date(post.server.clock.now().getTime() + 300_000).toISOString();
  await queue(post, { mailKey: 'code:1', expiresAt });
  const waits = await allTries(post);
  expect(waits).toEqual([0, 15, 30, 60, 120, 240]);
  expect(await onlyMail(post)).toMatchObject({ state: 'EXPIRED', attempts: 5, sealed: null });
  expect(linesAt(post, 'error')).toEqual([]);
  expect(await post.server.context.metrics.text()).not.toContain('given_up_total{');
});

test('a mail that waits under another secret is retried, and sent once the secret is back', async () => {
  const post = await startPost();
  post.isAway = false;
  await queue(post, { mailKey: 'confirmation:1' });
  const { sealed } = await onlyMail(post);
  const change = (text: string | null) =>
    post.server.context.db.updateTable('outbox').set({ sealed: text }).execute();
  await change(Buffer.alloc(60).toString('base64'));
  await drain(post);
  expect(await onlyMail(post)).toMatchObject({ state: 'QUEUED', last_error: 'UNREADABLE' });
  await change(sealed);
  await nextTry(post);
  expect(post.sent).toHaveLength(1);
});

test('a mail from a clock that was ahead by a month is sent at once when the clock is put back', async () => {
  const post = await startPost();
  post.isAway = false;
  post.server.clock.forward({ days: 30 });
  await queue(post, { mailKey: 'confirmation:1' });
  post.server.clock.forward({ days: -30 });
  await drain(post);
  expect(post.sent).toHaveLength(1);
  expect((await onlyMail(post)).created_at).toBe(post.server.clock.now().toISOString());
});

test('a mail whose next try was set by a clock that was ahead is tried at once when the clock is put back', async () => {
  const post = await startPost();
  await queue(post, { mailKey: 'confirmation:1' });
  post.server.clock.forward({ days: 30 });
  await drain(post);
  post.server.clock.forward({ days: -30 });
  post.isAway = false;
  await drain(post);
  expect(post.sent).toHaveLength(1);
});

test('a mail from a clock that was years behind is not given up at once', async () => {
  const post = await startPost();
  await queue(post, { mailKey: 'confirmation:1' });
  post.server.clock.forward({ days: 800 });
  await drain(post);
  expect(await onlyMail(post)).toMatchObject({ state: 'QUEUED', attempts: 1 });
  const waits = await allTries(post);
  expect(waits.length).toBeGreaterThanOrEqual(99);
});

test('clocks that are four minutes apart leave the mails of one another alone', async () => {
  const post = await startPost();
  post.isAway = false;
  await queue(post, { mailKey: 'confirmation:1' });
  post.server.clock.forward({ minutes: -4 });
  await drain(post);
  expect(post.sent).toHaveLength(0);
  post.server.clock.forward({ minutes: 4 });
  await drain(post);
  expect(post.sent).toHaveLength(1);
});

test('a mail that is being sent while the clock is put back is not sent twice', async () => {
  const asked = Promise.withResolvers<void>();
  const taken = Promise.withResolvers<void>();
  const sent: string[] = [];
  const send = async ({ messageId }: Mail): Promise<void> => {
    sent.push(messageId);
    asked.resolve();
    await taken.promise;
  };
  const server = await startTestServer({
    alter: (context) => ({ ...context, mail: { send, close: () => {} } }),
  });
  const post: Post = { server, sent: [], isAway: false };
  server.clock.forward({ days: 30 });
  await queue(post, { mailKey: 'confirmation:1' });
  const worker = createOutboxWorker(server.context, server.app.log);
  const drained = worker.drain();
  await asked.promise;
  server.clock.forward({ days: -30 });
  const passes: Promise<void>[] = [];
  const claims = async (): Promise<number> => {
    passes.push(worker.drain());
    return (await onlyMail(post)).attempts;
  };
  await expect.poll(claims).toBe(2);
  taken.resolve();
  await Promise.all([drained, ...passes]);
  await worker.drain();
  expect(sent).toHaveLength(1);
  expect(await onlyMail(post)).toMatchObject({ state: 'SENT' });
});
