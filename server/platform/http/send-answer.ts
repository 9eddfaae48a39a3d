import type { FastifyReply } from 'fastify';
import { DomainError, type FieldMessage, isRefusalCode } from '#domain/refusal';
import type { Answer } from '../idempotency/answer-once.ts';

/** Sends an answer that was given once and is remembered. A refusal is thrown: one handler counts, logs and words them all. */
export function sendAnswer(reply: FastifyReply, { status, body }: Answer): FastifyReply {
  if (status < 400) return reply.status(status).send(body);
  // The error handler's own words, as a use case remembered them.
  const { code = '', messages } = body as { code?: string; messages?: readonly FieldMessage[] };
  if (!isRefusalCode(code)) throw new Error(`A remembered answer has status ${status} and is no refusal`);
  throw new DomainError(code, messages === undefined ? {} : { messages });
}
