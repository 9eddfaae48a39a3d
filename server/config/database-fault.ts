/** Why the database of DATABASE_URL cannot be used, and what to do about it; undefined for any other fault. */
export function explainDatabaseFault(error: unknown): string | undefined {
  const { code, text } = codedCause(error) ?? { code: '', text: '' };
  switch (code) {
    case 'ECONNREFUSED':
    case 'EHOSTUNREACH':
    case 'ENETUNREACH':
    case 'ETIMEDOUT':
    case '08006':
      return `the database of DATABASE_URL does not answer (${text}). Start it, or correct the host and the port`;
    case 'EAI_AGAIN':
    case 'ENOTFOUND':
      return `the host of DATABASE_URL is not known (${text}). Correct it`;
    case '28P01':
    case '28000':
      return `the database of DATABASE_URL refuses the user or the password (${text}). Correct them`;
    case '3D000':
      return `the database of DATABASE_URL is not there (${text}). Make it first: createdb verandah`;
    default:
      return undefined;
  }
}

/** The error or what it was caused by: whoever opens the database wraps what the database said. */
export function codedCause(error: unknown): { code: string; text: string } | undefined {
  if (!(error instanceof Error)) return undefined;
  return (
    codedCause(error.cause) ??
    ('code' in error ? { code: String(error.code), text: error.message } : undefined)
  );
}
