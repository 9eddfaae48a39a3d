/** Reads the development mailbox: the newest mail to an address, and its code. */
import { expect, type APIRequestContext } from '@playwright/test';

interface Mail {
  to: { address: string };
  subject: string;
  text: string;
}

export async function mailsTo(request: APIRequestContext, origin: string, address: string): Promise<Mail[]> {
  const answer = await request.get(`${origin}/_dev/mailbox.json`);
  // Our own development page defines its shape.
  const { mails } = (await answer.json()) as { mails: Mail[] };
  return mails.filter(({ to }) => to.address === address);
}

/** Waits for the first mail with a code, which is on a line of its own. */
export async function codeSentTo(
  request: APIRequestContext,
  origin: string,
  address: string,
): Promise<string> {
  let code: string | undefined;
  await expect(async () => {
    const [newest] = await mailsTo(request, origin, address);
    code = newest === undefined ? undefined : /^\d{6}$/m.exec(newest.text)?.[0];
    expect(code).toBeDefined();
  }).toPass({ timeout: 10_000 });
  return code ?? '';
}

/** Waits for the mail that opens a booking, and returns its link. */
export async function linkSentTo(
  request: APIRequestContext,
  origin: string,
  address: string,
): Promise<string> {
  let link: string | undefined;
  await expect(async () => {
    const mails = await mailsTo(request, origin, address);
    link = mails
      .map(({ text }) => /https?:\/\/[^\s/]+\/booking-access#\S+/.exec(text)?.[0])
      .find((found) => found);
    expect(link).toBeDefined();
  }).toPass({ timeout: 10_000 });
  return link ?? '';
}
