import { codedCause } from '../platform/config/database-fault.ts';

/** The files of a release are there and are not what was published. */
export class DamagedReleaseError extends Error {
  override readonly name = 'DamagedReleaseError';
}

/** What to say where the files of the release that is current are not whole; undefined for any other fault. */
export function explainReleaseFault(error: unknown): string | undefined {
  const remedy = 'Publish again: verandah publish content';
  if (error instanceof DamagedReleaseError) return `${error.message}. ${remedy}`;
  const cause = codedCause(error);
  if (cause?.code !== 'ENOENT') return undefined;
  return `a file of the published release is missing (${cause.text}). ${remedy}`;
}
