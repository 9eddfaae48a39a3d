import { sql } from 'kysely';
import type { FastifyInstance } from 'fastify';
import { DomainError } from '#domain/refusal';
import { ENDPOINTS } from '#schemas/api';
import type { ReleaseContext } from '../../release/index.ts';
import { addEndpoint } from '../../platform/http/add-endpoint.ts';

/** A frozen or unreachable database may not answer at all, but a balancer needs an answer. */
const LONGEST_SILENCE_MS = 3000;

/** Registers the checks that the process is alive and that it can serve guests. */
export function addHealthRoutes(app: FastifyInstance, context: ReleaseContext): void {
  addEndpoint(app, ENDPOINTS.showHealth, {
    limit: false,
    handler: async () => ({ status: 'ok' }),
  });
  addEndpoint(app, ENDPOINTS.showReadiness, {
    limit: false,
    handler: async () => {
      if (context.drain.hasBegun()) throw notReady('This process was asked to stop.');
      await beforeLong(sql`select 1`.execute(context.db));
      return { status: 'ready', releaseId: await sellableRelease(context) };
    },
  });
}

async function sellableRelease({ release }: ReleaseContext): Promise<string> {
  const loaded = release.peek();
  if (loaded === undefined) throw notReady('Nothing was published yet.');
  const { id } = await release.forSale().catch(() => {
    throw notReady(
      `Release ${loaded.id} is loaded, but the current release cannot be read. Nothing is sold until it can.`,
    );
  });
  return id;
}

function notReady(why: string): DomainError {
  return new DomainError('UNAVAILABLE', { why });
}

async function beforeLong(answer: Promise<unknown>): Promise<void> {
  const { promise: isSilent, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new DomainError('UNAVAILABLE')), LONGEST_SILENCE_MS);
  await Promise.race([answer, isSilent]).finally(() => clearTimeout(timer));
}
