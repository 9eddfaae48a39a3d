/** Where work without a request writes; details hold no personal data. */
export interface Log {
  error: (details: object, message: string) => void;
  warn: (details: object, message: string) => void;
}
