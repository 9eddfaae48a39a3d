import type { Socket } from 'node:net';
import { DomainError, type RefusalCode } from '#domain/refusal';
import type { Texts } from '../texts.ts';
import { type LoadedRelease, pageTexts } from './page-texts.ts';
import { RETRY_AFTER_TROUBLE_SECONDS } from './error-handler.ts';
import { refusalAnswer } from './refusal-answer.ts';

interface Unreadable {
  line: string;
  code: RefusalCode;
  headers?: readonly string[];
}

const NOT_HTTP: Unreadable = { line: '400 Bad Request', code: 'BAD_REQUEST' };

const KNOWN: Readonly<Record<string, Unreadable>> = {
  HPE_HEADER_OVERFLOW: { line: '431 Request Header Fields Too Large', code: 'PAYLOAD_TOO_LARGE' },
  // A slow client, or a process that stood still while the request came: Node.js cannot tell which. To ask again is right
  // for both, and a page does so by itself after 503.
  ERR_HTTP_REQUEST_TIMEOUT: {
    line: '503 Service Unavailable',
    code: 'UNAVAILABLE',
    headers: [`retry-after: ${RETRY_AFTER_TROUBLE_SECONDS}`],
  },
};

/**
 * Answers bytes that are not HTTP, or a request that never completes, with a regular refusal and closes the connection.
 * Such requests reach no route and no error handler.
 */
export function answerUnreadable(
  loadedRelease: () => LoadedRelease | undefined,
): (error: NodeJS.ErrnoException, socket: Socket) => void {
  return (error, socket) => {
    if (error.code !== 'ECONNRESET' && socket.writable)
      socket.write(answerTo(error, pageTexts(loadedRelease())));
    socket.destroy(error);
  };
}

function answerTo({ code = '' }: NodeJS.ErrnoException, text: Texts): string {
  const { line, code: refused, headers = [] } = KNOWN[code] ?? NOT_HTTP;
  const body = JSON.stringify(refusalAnswer(new DomainError(refused), text).body);
  const head = [
    `HTTP/1.1 ${line}`,
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    ...headers,
    'cache-control: no-store',
    'x-content-type-options: nosniff',
    'connection: close',
  ];
  return `${head.join('\r\n')}\r\n\r\n${body}`;
}
