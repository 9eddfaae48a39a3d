import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { DomainError, type RefusalCode } from '#domain/refusal';
import type { Catalogue } from '#schemas/types';
import { PRODUCT_TEXTS, type Texts } from '../texts.ts';
import { asksForPage, ERROR_PAGE_POLICY, errorPage } from './error-page.ts';
import { refusalAnswer } from './refusal-answer.ts';
import { REFUSAL_STATUS } from './refusal-status.ts';
import { validationFaults } from './validation-faults.ts';

/**
 * SQLite's busy and full, PostgreSQL's lost connections, full disks, waits and stops, and what the file system and the
 * network say: the guest may try again, the code is not at fault.
 */
const STORAGE_TROUBLE =
  /^(?:ERR_SQLITE_ERROR|SQLITE_|ENOSPC|EIO|EROFS|EMFILE|ECONN|EPIPE|ETIMEDOUT|(?:08|40|53|57|58)[0-9A-Z]{3}$|25P0[34]$|55P03$)/;
const RETRY_AFTER_TROUBLE_SECONDS = 2;

type Raised = FastifyError | DomainError | Error;
type AnswerError = (error: Raised, request: FastifyRequest, reply: FastifyReply) => FastifyReply;

/** What an answer takes from the current release. */
interface LoadedRelease {
  catalogue: Catalogue;
  text: Texts;
}

/**
 * The one place where a refusal or a fault becomes status and body, in the words of the release; a browser that asks for a
 * page gets a page.
 */
export function answerErrors(loadedRelease: () => LoadedRelease | undefined): AnswerError {
  return (error, request, reply) => {
    const refusal = refusalOf(error);
    const release = loadedRelease();
    prepareReply(error, refusal, { request, reply });
    if (asksForPage(request)) {
      return reply
        .header('content-security-policy', ERROR_PAGE_POLICY)
        .type('text/html; charset=utf-8')
        .send(errorPage(REFUSAL_STATUS[refusal.code], release?.catalogue));
    }
    const { body } = refusalAnswer(refusal, release?.text ?? PRODUCT_TEXTS);
    return reply.type('application/json; charset=utf-8').send(JSON.stringify(body));
  };
}

function prepareReply(
  error: Raised,
  { code, details }: DomainError,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
): void {
  const status = REFUSAL_STATUS[code];
  if (status >= 500) {
    // What the server itself refuses, as when it is full, is counted and is no fault to look into.
    if (!(error instanceof DomainError) || error.cause !== undefined)
      request.log.error({ err: error }, 'request failed');
    // What a guest can tell the hotel, so that the line above is found.
    reply.header('x-request-id', request.id);
  }
  const retryAfter =
    details?.['retryAfterSeconds'] ?? (status === 503 ? RETRY_AFTER_TROUBLE_SECONDS : undefined);
  if (typeof retryAfter === 'number') reply.header('retry-after', retryAfter);
  reply.status(status).header('cache-control', 'no-store');
}

/** The refusal that an error is answered with. */
export function refusalOf(error: FastifyError | DomainError | Error): DomainError {
  if (error instanceof DomainError) return error;
  if ('validation' in error && error.validation !== undefined) {
    // An id that no booking could have is an unknown id.
    if (error.validationContext === 'params') return new DomainError('NOT_FOUND');
    return new DomainError('VALIDATION', { faults: validationFaults(error.validation) });
  }
  if ('code' in error && STORAGE_TROUBLE.test(error.code)) return new DomainError('UNAVAILABLE');
  return new DomainError(refusalForStatus('statusCode' in error ? error.statusCode : undefined));
}

const CODE_OF_STATUS: Readonly<Record<number, RefusalCode>> = {
  404: 'NOT_FOUND',
  413: 'PAYLOAD_TOO_LARGE',
  415: 'UNSUPPORTED_MEDIA_TYPE',
  429: 'TOO_MANY_REQUESTS',
};

function refusalForStatus(status = 500): RefusalCode {
  return CODE_OF_STATUS[status] ?? (status >= 400 && status < 500 ? 'BAD_REQUEST' : 'INTERNAL');
}
