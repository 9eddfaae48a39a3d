import type { FastifyReply } from 'fastify';
import type { Answer } from '../idempotency/answer-once.ts';

/** Sends an answer that was given once and is remembered. */
export function sendAnswer(reply: FastifyReply, { status, body }: Answer): FastifyReply {
  return reply.status(status).send(body);
}
