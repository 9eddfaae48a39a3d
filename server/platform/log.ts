/** The log of work outside requests. Details hold no personal data. */
export interface Log {
  error: (details: object, message: string) => void;
  warn: (details: object, message: string) => void;
}
