import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { DomainError, type RefusalCode } from '#domain/refusal';
import { asksForPage, ERROR_PAGE_POLICY, errorPage } from './error-page.ts';
import { type LoadedRelease, pageTexts } from './page-texts.ts';
import { refusalAnswer } from './refusal-answer.ts';
import { REFUSAL_STATUS } from './refusal-status.ts';
import { validationFaults } from './validation-faults.ts';

/**
 * Codes of temporary storage errors: SQLite's, PostgreSQL's lost connections, full disks, timeouts and shutdowns, and
 * those of files and network. The guest may try again.
 */
const STORAGE_TROUBLE =
  /^(?:ERR_SQLITE_ERROR|SQLITE_|ENOSPC|EIO|EROFS|EMFILE|ECONN|EPIPE|ETIMEDOUT|(?:08|40|53|57|58)[0-9A-Z]{3}$|25P0[34]$|55P03$)/;
export const RETRY_AFTER_TROUBLE_SECONDS = 2;

type Raised = FastifyError | DomainError | Error;
type AnswerError = (error: Raised, request: FastifyRequest, reply: FastifyReply) => FastifyReply;

/**
 * The only place that turns refusals and errors into status and body, with the release's texts. A browser that requests
 * a page gets an HTML page.
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
    const { body } = refusalAnswer(refusal, pageTexts(release, request));
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
    // The server's own refusals, such as overload, are counted and not logged as errors.
    if (!(error instanceof DomainError) || error.cause !== undefined)
      request.log.error({ err: error }, 'request failed');
    // A guest can give this id to the hotel, to find the log line.
    reply.header('x-request-id', request.id);
  }
  const retryAfter =
    details?.['retryAfterSeconds'] ?? (status === 503 ? RETRY_AFTER_TROUBLE_SECONDS : undefined);
  if (typeof retryAfter === 'number') reply.header('retry-after', retryAfter);
  reply.status(status).header('cache-control', 'no-store');
}

/** The refusal for any error. */
export function refusalOf(error: FastifyError | DomainError | Error): DomainError {
  if (error instanceof DomainError) return error;
  if ('validation' in error && error.validation !== undefined) {
    // An id of an impossible form is an unknown id.
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
