import type { Socket } from 'node:net';
import { DomainError } from '#domain/refusal';
import { PRODUCT_TEXTS, type Texts } from '../texts.ts';
import { refusalAnswer } from './refusal-answer.ts';

const LINES: Readonly<Record<string, string>> = {
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
};

/**
 * Answers bytes that are not HTTP, or a request that never completes, with a regular refusal and closes the connection.
 * Such requests reach no route and no error handler.
 */
export function answerUnreadable(
  loadedRelease: () => { text: Texts } | undefined,
): (error: NodeJS.ErrnoException, socket: Socket) => void {
  return (error, socket) => {
    if (error.code !== 'ECONNRESET' && socket.writable)
      socket.write(answerTo(error, loadedRelease()?.text ?? PRODUCT_TEXTS));
    socket.destroy(error);
  };
}

function answerTo({ code = '' }: NodeJS.ErrnoException, text: Texts): string {
  const refusal = new DomainError(code === 'HPE_HEADER_OVERFLOW' ? 'PAYLOAD_TOO_LARGE' : 'BAD_REQUEST');
  const body = JSON.stringify(refusalAnswer(refusal, text).body);
  const head = [
    `HTTP/1.1 ${LINES[code] ?? '400 Bad Request'}`,
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    'cache-control: no-store',
    'x-content-type-options: nosniff',
    'connection: close',
  ];
  return `${head.join('\r\n')}\r\n\r\n${body}`;
}
