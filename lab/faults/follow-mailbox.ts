import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/** Much longer than a mail takes, even on a busy machine. */
const MAIL_WITHIN_MS = 20_000;

export interface FollowedMailbox {
  /** The newest code for an address; undefined when none arrives in time, or after `isOver`. */
  codeFor: (email: string, isOver?: () => boolean) => Promise<string | undefined>;
}

/** Reads codes from a development mailbox. */
export function followMailbox(folder: string): FollowedMailbox {
  const codes = new Map<string, string>();
  const seen = new Set<string>();
  const look = (): void => {
    for (const name of listed(folder)) {
      if (seen.has(name) || !name.endsWith('.json')) continue;
      seen.add(name);
      // Written by the development mailbox.
      const mail = JSON.parse(readFileSync(join(folder, name), 'utf8')) as {
        to: { address: string };
        text: string;
      };
      const code = /\b\d{6}\b/.exec(mail.text)?.[0];
      if (code !== undefined) codes.set(mail.to.address, code);
    }
  };
  return {
    async codeFor(email, isOver = () => false) {
      const until = performance.now() + MAIL_WITHIN_MS;
      for (;;) {
        const code = codes.get(email);
        if (code !== undefined || isOver() || performance.now() > until) return code;
        // oxlint-disable-next-line no-await-in-loop -- looked for again and again
        await wait(100);
        look();
      }
    },
  };
}

function listed(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}
