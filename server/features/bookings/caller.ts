import type { FastifyRequest } from 'fastify';
import { DomainError } from '#domain/refusal';
import type { Context } from '../../context.ts';
import { networkAddress } from '../../http/network-address.ts';
import { type Visitor, visitorOf } from '../../http/visitor.ts';

/** Who asks for a change, and under which key. */
export interface Caller {
  visitor: Visitor;
  /** The network address, shortened as limits see it. */
  network: string;
  idempotencyKey: string;
}

/** A request for one booking. */
export interface OfBooking {
  Params: { id: string };
}

/** Who calls, for a change. */
export async function callerOf(context: Context, request: FastifyRequest): Promise<Caller> {
  return {
    visitor: await knownVisitor(context, request),
    network: networkAddress(request.ip),
    idempotencyKey: String(request.headers['idempotency-key']),
  };
}

/** Who can show nothing has no quote and no booking: the same answer as for an unknown id. */
export async function knownVisitor(context: Context, request: FastifyRequest): Promise<Visitor> {
  const visitor = await visitorOf(context, request);
  if (visitor === undefined) throw new DomainError('NOT_FOUND');
  return visitor;
}
