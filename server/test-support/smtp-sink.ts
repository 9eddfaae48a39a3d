import { once } from 'node:events';
import { SMTPServer } from 'smtp-server';
import { onTestFinished } from 'vitest';

/** A mail as a mail server got it: whom it was handed to, and its bytes as text. */
export interface SunkMail {
  from: string;
  recipients: string[];
  source: string;
}

export interface SmtpSink {
  url: string;
  mails: SunkMail[];
}

interface SinkOptions {
  /** A free one when left out. */
  port?: number;
  /** What it replies at a step of a mail, as in `550 5.1.1 unknown`; undefined where it goes on. */
  refuse?: (step: 'DATA' | 'MAIL FROM' | 'RCPT TO', address: string) => string | undefined;
  /** Whether it asks for a name and a password, and knows none. */
  refusesSignIn?: boolean;
}

/** A mail server that takes everything, unless told otherwise, and delivers nothing; it ends with the test. */
export async function startSmtpSink({
  port: wantedPort = 0,
  refuse = () => undefined,
  refusesSignIn = false,
}: SinkOptions = {}): Promise<SmtpSink> {
  const mails: SunkMail[] = [];
  const server = new SMTPServer({
    disabledCommands: refusesSignIn ? ['STARTTLS'] : ['AUTH', 'STARTTLS'],
    onAuth: (_auth, _session, done) => done(new Error('Invalid credentials')),
    // A client that keeps its connection does not keep the test.
    closeTimeout: 1,
    // The reply is as the test wrote it.
    hideENHANCEDSTATUSCODES: true,
    onMailFrom: ({ address }, _session, done) => done(replyError(refuse('MAIL FROM', address))),
    onRcptTo: ({ address }, _session, done) => done(replyError(refuse('RCPT TO', address))),
    onData(stream, { envelope }, done) {
      let source = '';
      stream.setEncoding('utf8');
      stream.on('data', (text: string) => (source += text));
      stream.on('end', () => {
        const from = envelope.mailFrom === false ? '' : envelope.mailFrom.address;
        const recipients = envelope.rcptTo.map(({ address }) => address);
        const refusal = replyError(refuse('DATA', recipients[0] ?? ''));
        if (refusal === undefined) mails.push({ from, recipients, source });
        done(refusal);
      });
    },
  });
  const listening = server.listen(wantedPort, '127.0.0.1');
  await once(listening, 'listening');
  onTestFinished(async () => new Promise<void>((closed) => server.close(closed)));
  const address = listening.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return { url: `smtp://127.0.0.1:${port}`, mails };
}

function replyError(reply: string | undefined): Error | undefined {
  if (reply === undefined) return undefined;
  const [code = '', ...words] = reply.split(' ');
  return Object.assign(new Error(words.join(' ')), { responseCode: Number(code) });
}

/** The names of the headers of a mail, in order. */
export function headerNames({ source }: SunkMail): string[] {
  const [head = ''] = source.split('\r\n\r\n');
  return head
    .replaceAll(/\r\n[ \t]/g, ' ')
    .split('\r\n')
    .map((line) => line.split(':')[0] ?? '');
}
