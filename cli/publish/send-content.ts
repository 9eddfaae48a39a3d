/** Publishes over the network: sends the parts of the content that the server does not have, and waits for the end. */
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { isHidden, isLeftBySystem } from '#schemas/engine';
import type { Publishing, StartedPublishing, StartPublishingRequest } from '#schemas/api-types';
import { askServer, type Remote } from './remote.ts';

/** The server takes no larger part. */
const PART_BYTES = 1024 * 1024;
const SENT_AT_ONCE = 4;
const MOST_ROUNDS = 3;
const ASK_EVERY_MS = 500;

interface Part {
  file: string;
  start: number;
}

type Said = Omit<StartPublishingRequest, 'files'>;

/** Publishes a content folder, or with `ROLLBACK` goes back. Returns how it ended. */
export async function publishAfar(
  remote: Remote,
  request: Said & { contentRoot?: string },
  onSent: (done: number, total: number) => void,
): Promise<Publishing> {
  const { contentRoot, ...said } = request;
  const parts = new Map<string, Part>();
  const files = contentRoot === undefined ? [] : await listFiles(contentRoot, parts);
  const body = contentRoot === undefined ? said : { ...said, files };
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    // oxlint-disable-next-line no-await-in-loop -- asked again once the missing parts are there
    const { id, missing } = await askServer<StartedPublishing>(remote, 'POST', '/api/v1/releases', {
      json: body,
    });
    // oxlint-disable-next-line no-await-in-loop -- as above
    if (id !== undefined) return await end(remote, id);
    // oxlint-disable-next-line no-await-in-loop -- as above
    await sendParts(remote, { missing, parts }, onSent);
  }
  throw new Error('Files that were sent are missing at the server again and again.');
}

async function listFiles(contentRoot: string, parts: Map<string, Part>) {
  const entries = await readdir(contentRoot, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .map((file) => ({ file, path: file.slice(join(contentRoot, '/').length).replaceAll('\\', '/') }))
    .filter(({ path }) => !isHidden(path) && !isLeftBySystem(path));
  return Promise.all(
    paths.map(async ({ file, path }) => {
      const bytes = await readFile(file);
      const digests: string[] = [];
      for (let start = 0; start < bytes.length; start += PART_BYTES) {
        const digest = sha256(bytes.subarray(start, start + PART_BYTES));
        digests.push(digest);
        parts.set(digest, { file, start });
      }
      return { path, parts: digests };
    }),
  );
}

async function sendParts(
  remote: Remote,
  { missing, parts }: { missing: readonly string[]; parts: ReadonlyMap<string, Part> },
  onSent: (done: number, total: number) => void,
): Promise<void> {
  const waiting = [...missing];
  let sent = 0;
  const sendNext = async (): Promise<void> => {
    for (let digest = waiting.pop(); digest !== undefined; digest = waiting.pop()) {
      const part = parts.get(digest);
      if (part === undefined) throw new Error('The server asks for a file that is not of this folder.');
      // oxlint-disable-next-line no-await-in-loop -- a few at a time
      const bytes = (await readFile(part.file)).subarray(part.start, part.start + PART_BYTES);
      // oxlint-disable-next-line no-await-in-loop -- as above
      await askServer(remote, 'PUT', `/api/v1/releases/files/${digest}`, { bytes });
      sent += 1;
      onSent(sent, missing.length);
    }
  };
  await Promise.all(Array.from({ length: SENT_AT_ONCE }, sendNext));
}

async function end(remote: Remote, id: string): Promise<Publishing> {
  for (;;) {
    // oxlint-disable-next-line no-await-in-loop -- asked until it has ended
    const publishing = await askServer<Publishing>(remote, 'GET', `/api/v1/releases/publishings/${id}`);
    if (publishing.state !== 'RUNNING') return publishing;
    // oxlint-disable-next-line no-await-in-loop -- as above
    await wait(ASK_EVERY_MS);
  }
}

function sha256(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex');
}
