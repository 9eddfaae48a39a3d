import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Clock } from '../clock.ts';
import type { MailTransport, OutgoingMail } from './mail.ts';

const MOST_LISTED = 200;

/** A mail in the development mailbox. */
export interface ReceivedMail extends OutgoingMail {
  id: string;
  receivedAt: string;
}

/** The mail transport without SMTP_URL: one JSON file per mail, readable by anyone on this machine. */
export interface DevelopmentMailbox extends MailTransport {
  /** Newest first. */
  list: () => Promise<ReceivedMail[]>;
}

export function createDevelopmentMailbox(folder: string, clock: Clock): DevelopmentMailbox {
  let count = 0;
  return {
    async send(mail) {
      const receivedAt = clock.now().toISOString();
      // Sorts by time, then by order of arrival; part of the message id keeps processes apart.
      const order = `${receivedAt.replaceAll(/\D/g, '')}-${String(count).padStart(6, '0')}`;
      count += 1;
      const id = `${order}-${mail.messageId.replaceAll(/[^a-z0-9]/g, '').slice(0, 12)}`;
      const file = join(folder, `${id}.json`);
      const received: ReceivedMail = { id, receivedAt, ...mail };
      await mkdir(folder, { recursive: true });
      // Renamed once complete, so that a reader never sees half a mail.
      await writeFile(`${file}.part`, JSON.stringify(received, null, 2), { mode: 0o600 });
      await rename(`${file}.part`, file);
    },
    async list() {
      const names = await readdir(folder).catch(() => []);
      const newest = names
        .filter((name) => name.endsWith('.json'))
        .sort()
        .reverse()
        .slice(0, MOST_LISTED);
      const texts = await Promise.all(newest.map((name) => readFile(join(folder, name), 'utf8')));
      // Written by this adapter.
      return texts.map((text) => JSON.parse(text) as ReceivedMail);
    },
    close: () => {},
  };
}
