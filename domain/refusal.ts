/** What a code means to whoever asked: the status of the answer and the sentence that guests read. */
interface RefusalMeaning {
  status: number;
  message: string;
  /** The field that a 422 belongs to when nothing says otherwise. */
  field?: string;
}

/** Every refusal that the product knows: one list for server, site and stories (BOOKING-RULES, Typed refusals). */
export const REFUSALS = {
  BAD_REQUEST: { status: 400, message: 'The request could not be read' },
  NOT_SIGNED_IN: { status: 401, message: 'Please sign in first' },
  EMAIL_UNVERIFIED: { status: 403, message: 'Please confirm your e-mail address first' },
  FORBIDDEN: { status: 403, message: 'This is not yours to see or change' },
  NOT_FOUND: { status: 404, message: 'There is nothing here' },
  ROOM_UNAVAILABLE: { status: 409, message: 'No bookings are left for this room on the selected dates' },
  ROOMS_HELD: { status: 409, message: 'Other guests are booking these rooms at this moment' },
  NOT_ON_SALE: { status: 409, message: 'This is not on sale on the selected dates' },
  STATE_CONFLICT: { status: 409, message: 'The booking has changed, so this is not possible any more' },
  QUOTE_EXPIRED: { status: 410, message: 'This price has expired. Please look at the new one' },
  CANCELLATION_QUOTE_EXPIRED: {
    status: 410,
    message: 'These cancellation figures have expired. Please look at the new ones',
  },
  NOTHING_TO_VERIFY: {
    status: 410,
    message: 'No e-mail address is waiting to be confirmed here. Please start again',
  },
  LINK_EXPIRED: { status: 410, message: 'This link has been used or has expired. Please ask for a new one' },
  HOLD_EXPIRED: {
    status: 410,
    message: 'The time to finish this booking is over, and the room was released',
  },
  PAYLOAD_TOO_LARGE: { status: 413, message: 'The request is too large' },
  UNSUPPORTED_MEDIA_TYPE: { status: 415, message: 'The request has a form that is not understood here' },
  VALIDATION: { status: 422, message: 'Please check the marked fields' },
  WRONG_CREDENTIALS: { status: 422, message: 'The e-mail or the password is not right', field: 'password' },
  WRONG_PASSWORD: { status: 422, message: 'This is not your current password', field: 'currentPassword' },
  PICTURE_UNREADABLE: {
    status: 422,
    message: 'Choose a picture in JPEG, PNG, WebP or AVIF that is not too large',
    field: 'profilePicture',
  },
  OTP_INVALID: { status: 422, message: 'Invalid Otp', field: 'otp' },
  OTP_EXPIRED: { status: 422, message: 'This code has expired. Please ask for a new one', field: 'otp' },
  OTP_EXHAUSTED: { status: 422, message: 'Too many wrong codes. Please ask for a new one', field: 'otp' },
  PROMO_UNKNOWN: { status: 422, message: 'We do not know this promo code', field: 'promo' },
  PROMO_EXPIRED: { status: 422, message: 'This promo code can no longer be used', field: 'promo' },
  PROMO_NOT_APPLICABLE: {
    status: 422,
    message: 'This promo code is not for these rooms or dates',
    field: 'promo',
  },
  IDEMPOTENCY_MISMATCH: {
    status: 422,
    message: 'This request was already used for something else',
    field: 'idempotency-key',
  },
  HOLD_LIMIT: { status: 429, message: 'Booking limit exceeded' },
  OTP_TOO_SOON: {
    status: 429,
    message: 'A code was sent a moment ago. Please wait before asking for another',
  },
  TOO_MANY_REQUESTS: { status: 429, message: 'Too many requests. Please wait a moment' },
  INTERNAL: { status: 500, message: 'Unknown error occurred, try again some time later' },
  PAYMENT_UNAVAILABLE: {
    status: 503,
    message: 'Paying is not possible at this moment. Nothing was charged. Please try again shortly',
  },
  UNAVAILABLE: { status: 503, message: 'The service is not available right now. Please try again shortly' },
} as const satisfies Record<string, RefusalMeaning>;

/** A stable word; tests and the site depend on it, never on the sentence. */
export type RefusalCode = keyof typeof REFUSALS;

/** What is wrong with one field of a form. */
export interface FieldMessage {
  field: string;
  message: string;
}

/** What else there is to know; `messages` are for 422 only. All of it may reach the guest. */
export type RefusalDetails = Readonly<Record<string, unknown>> & {
  readonly messages?: readonly FieldMessage[];
};

/** Says no, with a code that one handler turns into status and body. */
export class DomainError extends Error {
  override readonly name = 'DomainError';
  readonly code: RefusalCode;
  readonly details: RefusalDetails | undefined;

  constructor(code: RefusalCode, details?: RefusalDetails, options?: ErrorOptions) {
    super(REFUSALS[code].message, options);
    this.code = code;
    this.details = details;
  }

  /** Status of the answer. */
  get status(): number {
    return REFUSALS[this.code].status;
  }

  /** What is wrong per field, when it was said. */
  get messages(): readonly FieldMessage[] | undefined {
    return this.details?.messages;
  }

  /** The one field that this code is about, when there is one. */
  get field(): string | undefined {
    const meaning: RefusalMeaning = REFUSALS[this.code];
    return meaning.field;
  }
}

/** True for a word of the list: codes that come over the wire are text until this said yes. */
export function isRefusalCode(text: string): text is RefusalCode {
  return Object.hasOwn(REFUSALS, text);
}
