import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Clock } from '../clock.ts';
import type { Mail, MailTransport } from './mail.ts';

const MOST_LISTED = 200;

/** A mail that landed in the development mailbox instead of at a mail server. */
export interface ReceivedMail extends Mail {
  id: string;
  receivedAt: string;
}

/** Where mail lands without SMTP_URL: one JSON file per message, readable by anyone at this machine. */
export interface DevelopmentMailbox extends MailTransport {
  /** Newest first. */
  list: () => Promise<ReceivedMail[]>;
}

export function createDevelopmentMailbox(folder: string, clock: Clock): DevelopmentMailbox {
  let count = 0;
  return {
    async send(mail) {
      const receivedAt = clock.now().toISOString();
      // Sorts by time, then by order of arrival, also of mails that come at once; the end of the message id keeps processes apart.
      const order = `${receivedAt.replaceAll(/\D/g, '')}-${String(count).padStart(6, '0')}`;
      count += 1;
      const id = `${order}-${mail.messageId.replaceAll(/[^a-z0-9]/g, '').slice(0, 12)}`;
      const file = join(folder, `${id}.json`);
      const received: ReceivedMail = { id, receivedAt, ...mail };
      await mkdir(folder, { recursive: true });
      // A reader never sees half a message.
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
      // The files are this adapter's own.
      return texts.map((text) => JSON.parse(text) as ReceivedMail);
    },
    close: () => {},
  };
}
