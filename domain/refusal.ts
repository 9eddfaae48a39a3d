import type { ValidationKey } from './validation-key.ts';

/**
 * Every refusal of the product: one list for server, site and stories (BOOKING-RULES, Typed refusals). The
 * text for guests is `refusals.<CODE>`; the server maps codes to HTTP statuses.
 */
export const REFUSAL_CODES = [
  'BAD_REQUEST',
  'NOT_SIGNED_IN',
  'EMAIL_UNVERIFIED',
  'FORBIDDEN',
  'NOT_FOUND',
  'ROOM_UNAVAILABLE',
  'ROOMS_HELD',
  'NOT_ON_SALE',
  'NOT_PAYABLE',
  'STATE_CONFLICT',
  'PAYMENT_PENDING',
  'QUOTE_EXPIRED',
  'CANCELLATION_QUOTE_EXPIRED',
  'NOTHING_TO_VERIFY',
  'LINK_EXPIRED',
  'HOLD_EXPIRED',
  'PAYLOAD_TOO_LARGE',
  'UNSUPPORTED_MEDIA_TYPE',
  'VALIDATION',
  'WRONG_CREDENTIALS',
  'WRONG_PASSWORD',
  'PICTURE_UNREADABLE',
  'OTP_INVALID',
  'OTP_EXPIRED',
  'OTP_EXHAUSTED',
  'PROMO_UNKNOWN',
  'PROMO_EXPIRED',
  'PROMO_NOT_APPLICABLE',
  'IDEMPOTENCY_MISMATCH',
  'HOLD_LIMIT',
  'OTP_TOO_SOON',
  'TOO_MANY_REQUESTS',
  'INTERNAL',
  'PAYMENT_UNAVAILABLE',
  'UNAVAILABLE',
] as const;

/** A stable word: tests and the site depend on it, never on the sentence. */
export type RefusalCode = (typeof REFUSAL_CODES)[number];

/** A fault of one field: the key of its message and the message's parameters. */
export interface FieldFault {
  /** As the request names it: `guestEmail`, `extras.0.quantity`. */
  field: string;
  key: ValidationKey;
  /** Without `field` the message uses the label of the form. */
  params: Readonly<Record<string, string | number>>;
}

/** Details of a refusal; `faults` belong to VALIDATION only. All of it may reach the guest. */
export type RefusalDetails = Readonly<Record<string, unknown>> & {
  readonly faults?: readonly FieldFault[];
};

/** A refusal with its code; the edge adds text and HTTP status. */
export class DomainError extends Error {
  override readonly name = 'DomainError';
  readonly code: RefusalCode;
  readonly details: RefusalDetails | undefined;

  constructor(code: RefusalCode, details?: RefusalDetails, options?: ErrorOptions) {
    super(code, options);
    this.code = code;
    this.details = details;
  }
}

const CODES: ReadonlySet<string> = new Set(REFUSAL_CODES);

/** Returns whether a text is a refusal code, for codes that come over the wire. */
export function isRefusalCode(text: string): text is RefusalCode {
  return CODES.has(text);
}
