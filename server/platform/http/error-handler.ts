import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { DomainError, REFUSALS, type RefusalCode } from '#domain/refusal';
import type { Catalogue } from '#schemas/types';
import { asksForPage, ERROR_PAGE_POLICY, errorPage } from './error-page.ts';
import { validationMessages } from './validation-messages.ts';

/** What a refusal looks like on the wire. */
export interface RefusalAnswer {
  status: number;
  body: object;
}

/**
 * SQLite's busy and full, PostgreSQL's lost connections, full disks, waits and stops, and what the file system and the
 * network say: the guest may try again, the code is not at fault.
 */
const STORAGE_TROUBLE =
  /^(?:ERR_SQLITE_ERROR|SQLITE_|ENOSPC|EIO|EROFS|EMFILE|ECONN|EPIPE|ETIMEDOUT|(?:08|40|53|57|58)[0-9A-Z]{3}$|25P0[34]$|55P03$)/;
const RETRY_AFTER_TROUBLE_SECONDS = 2;

type Raised = FastifyError | DomainError | Error;
type AnswerError = (error: Raised, request: FastifyRequest, reply: FastifyReply) => FastifyReply;

/** The one place where a refusal or a fault becomes status and body; a browser that asks for a page gets a page. */
export function answerErrors(loadedCatalogue: () => Catalogue | undefined): AnswerError {
  return (error, request, reply) => {
    const refusal = refusalOf(error);
    prepareReply(error, refusal, { request, reply });
    if (asksForPage(request)) {
      return reply
        .header('content-security-policy', ERROR_PAGE_POLICY)
        .type('text/html; charset=utf-8')
        .send(errorPage(refusal.status, loadedCatalogue()));
    }
    return reply.type('application/json; charset=utf-8').send(JSON.stringify(refusalAnswer(refusal).body));
  };
}

function prepareReply(
  error: Raised,
  { details, status }: DomainError,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
): void {
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

/** Status and body of a refusal: 422 speaks per field, every other one in one sentence. */
export function refusalAnswer(refusal: DomainError): RefusalAnswer {
  const { code, details, status } = refusal;
  const { message } = REFUSALS[code];
  if (status === 422) {
    const messages = refusal.messages ?? [{ field: refusal.field ?? 'body', message }];
    return { status, body: { code, messages } };
  }
  return { status, body: { code, message, ...(details === undefined ? {} : { details }) } };
}

/** The refusal that an error is answered with. */
export function refusalOf(error: FastifyError | DomainError | Error): DomainError {
  if (error instanceof DomainError) return error;
  if ('validation' in error && error.validation !== undefined) {
    // An id that no booking could have is an unknown id.
    if (error.validationContext === 'params') return new DomainError('NOT_FOUND');
    return new DomainError('VALIDATION', { messages: validationMessages(error.validation) });
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
