import { codedCause } from '../platform/config/database-fault.ts';

/** The files of a release differ from what was published. */
export class DamagedReleaseError extends Error {
  override readonly name = 'DamagedReleaseError';
}

/** Describes damaged or missing files of the current release; undefined for any other error. */
export function explainReleaseFault(error: unknown): string | undefined {
  const remedy = 'Publish again: verandah publish content';
  if (error instanceof DamagedReleaseError) return `${error.message}. ${remedy}`;
  const cause = codedCause(error);
  if (cause?.code !== 'ENOENT') return undefined;
  return `a file of the published release is missing (${cause.text}). ${remedy}`;
}
