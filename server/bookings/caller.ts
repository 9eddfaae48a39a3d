import type { FastifyRequest } from 'fastify';
import { DomainError } from '#domain/refusal';
import type { BookingContext } from './context.ts';
import { networkAddress, wideNetworkAddress } from '../platform/http/network-address.ts';
import { type Visitor, visitorOf } from '../accounts/index.ts';

export interface Caller {
  visitor: Visitor;
  /** Keyed hashes of the network and of the wider one around it; limits count by them. */
  networkKey: string;
  wideNetworkKey: string;
  idempotencyKey: string;
}

export interface OfBooking {
  Params: { id: string };
}

/** Returns the caller of a change. Refuses with NOT_FOUND like `knownVisitor`. */
export async function callerOf(context: BookingContext, request: FastifyRequest): Promise<Caller> {
  return {
    visitor: await knownVisitor(context, request),
    networkKey: context.keys.keyedHash('network', networkAddress(request.ip)),
    wideNetworkKey: context.keys.keyedHash('network', wideNetworkAddress(request.ip)),
    idempotencyKey: String(request.headers['idempotency-key']),
  };
}

/**
 * Returns the visitor. A browser without one has no quote and no booking, so the refusal is that of an
 * unknown id, NOT_FOUND.
 */
export async function knownVisitor(context: BookingContext, request: FastifyRequest): Promise<Visitor> {
  const visitor = await visitorOf(context, request);
  if (visitor === undefined) throw new DomainError('NOT_FOUND');
  return visitor;
}
