import { once } from 'node:events';
import { SMTPServer } from 'smtp-server';
import { onTestFinished } from 'vitest';

/** A mail that the server received: its envelope and its source. */
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
  /** A free port by default. */
  port?: number;
  /** The reply at a step, such as `550 5.1.1 unknown`; undefined to accept. */
  refuse?: (step: 'DATA' | 'MAIL FROM' | 'RCPT TO', address: string) => string | undefined;
  /** Whether it requires authentication and refuses every password. */
  refusesSignIn?: boolean;
}

/** A mail server that accepts every mail by default and delivers none; stopped after the test. */
export async function startSmtpSink({
  port: wantedPort = 0,
  refuse = () => undefined,
  refusesSignIn = false,
}: SinkOptions = {}): Promise<SmtpSink> {
  const mails: SunkMail[] = [];
  const server = new SMTPServer({
    disabledCommands: refusesSignIn ? ['STARTTLS'] : ['AUTH', 'STARTTLS'],
    onAuth: (_auth, _session, done) => done(new Error('Invalid credentials')),
    // Open connections must not delay the end of a test.
    closeTimeout: 1,
    // Replies must stay as the test wrote them.
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

/** The header names of a mail, in order. */
export function headerNames({ source }: SunkMail): string[] {
  const [head = ''] = source.split('\r\n\r\n');
  return head
    .replaceAll(/\r\n[ \t]/g, ' ')
    .split('\r\n')
    .map((line) => line.split(':')[0] ?? '');
}
