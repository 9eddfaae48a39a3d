import type { FastifyRequest } from 'fastify';
import { DomainError } from '#domain/refusal';
import type { BookingContext } from './context.ts';
import { networkAddress, wideNetworkAddress } from '../platform/http/network-address.ts';
import { type Visitor, visitorOf } from '../accounts/index.ts';

/** Who asks for a change, and under which key. */
export interface Caller {
  visitor: Visitor;
  /** Keyed hashes of the network as limits see it, and of the wider one around it. */
  networkKey: string;
  wideNetworkKey: string;
  idempotencyKey: string;
}

/** A request for one booking. */
export interface OfBooking {
  Params: { id: string };
}

/** Who calls, for a change. */
export async function callerOf(context: BookingContext, request: FastifyRequest): Promise<Caller> {
  return {
    visitor: await knownVisitor(context, request),
    networkKey: context.keys.keyedHash('network', networkAddress(request.ip)),
    wideNetworkKey: context.keys.keyedHash('network', wideNetworkAddress(request.ip)),
    idempotencyKey: String(request.headers['idempotency-key']),
  };
}

/** Who can show nothing has no quote and no booking: the same answer as for an unknown id. */
export async function knownVisitor(context: BookingContext, request: FastifyRequest): Promise<Visitor> {
  const visitor = await visitorOf(context, request);
  if (visitor === undefined) throw new DomainError('NOT_FOUND');
  return visitor;
}
