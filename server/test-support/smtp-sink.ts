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

/** A mail server that takes everything and delivers nothing; it ends with the test. */
export async function startSmtpSink(): Promise<SmtpSink> {
  const mails: SunkMail[] = [];
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onData(stream, { envelope }, done) {
      let source = '';
      stream.setEncoding('utf8');
      stream.on('data', (text: string) => (source += text));
      stream.on('end', () => {
        const from = envelope.mailFrom === false ? '' : envelope.mailFrom.address;
        mails.push({ from, recipients: envelope.rcptTo.map(({ address }) => address), source });
        done();
      });
    },
  });
  const listening = server.listen(0, '127.0.0.1');
  await once(listening, 'listening');
  onTestFinished(async () => new Promise<void>((closed) => server.close(closed)));
  const address = listening.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return { url: `smtp://127.0.0.1:${port}`, mails };
}

/** The names of the headers of a mail, in order. */
export function headerNames({ source }: SunkMail): string[] {
  const [head = ''] = source.split('\r\n\r\n');
  return head
    .replaceAll(/\r\n[ \t]/g, ' ')
    .split('\r\n')
    .map((line) => line.split(':')[0] ?? '');
}
