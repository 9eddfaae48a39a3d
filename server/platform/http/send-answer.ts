import type { FastifyReply } from 'fastify';
import { DomainError, isRefusalCode, type RefusalDetails } from '#domain/refusal';
import type { Answer } from '../idempotency/answer-once.ts';
import { REFUSAL_STATUS } from './refusal-status.ts';

/** A refusal as an answer to remember: it is put into words each time that it is sent. */
export function rememberedRefusal({ code, details }: DomainError): Answer {
  return { status: REFUSAL_STATUS[code], body: { code, details } };
}

/** Sends an answer that was given once and is remembered. A refusal is thrown: one handler counts, logs and words them all. */
export function sendAnswer(reply: FastifyReply, { status, body }: Answer): FastifyReply {
  if (status < 400) return reply.status(status).send(body);
  // As `rememberedRefusal` wrote it; an older version wrote its sentences too, which are not needed.
  const { code = '', details } = body as { code?: string; details?: RefusalDetails };
  if (!isRefusalCode(code)) throw new Error(`A remembered answer has status ${status} and is no refusal`);
  throw new DomainError(code, details);
}
