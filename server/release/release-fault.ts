/** The files of a release differ from what was published. */
export class DamagedReleaseError extends Error {
  override readonly name = 'DamagedReleaseError';
}

/** Describes damaged or missing files of the current release; undefined for any other error. */
export function explainReleaseFault(error: unknown): string | undefined {
  if (!(error instanceof DamagedReleaseError)) return undefined;
  return `${error.message}. Publish again: verandah publish content`;
}
