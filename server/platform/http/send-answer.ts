import type { FastifyReply } from 'fastify';
import { DomainError, isRefusalCode, type RefusalDetails } from '#domain/refusal';
import type { Answer } from '../idempotency/answer-once.ts';
import { REFUSAL_STATUS } from './refusal-status.ts';

/** A refusal to store for repeated requests. It has no sentence: its text is added each time it is sent. */
export function rememberedRefusal({ code, details }: DomainError): Answer {
  return { status: REFUSAL_STATUS[code], body: { code, details } };
}

/** Sends a stored answer. Throws a stored refusal, so that the error handler counts, logs and translates it. */
export function sendAnswer(reply: FastifyReply, { status, body }: Answer): FastifyReply {
  if (status < 400) return reply.status(status).send(body);
  // Written by `rememberedRefusal`; earlier versions stored sentences too, which are ignored.
  const { code = '', details } = body as { code?: string; details?: RefusalDetails };
  if (!isRefusalCode(code)) throw new Error(`A remembered answer has status ${status} and is no refusal`);
  throw new DomainError(code, details);
}
