/** Endpoints that no screen requests, each with the reason. */
export const NO_SCREEN_ASKS: Readonly<Record<string, string>> = {
  handleWebhook: 'the payment gateway asks it',
  startPublishing: 'the command line asks it',
  sendContentFile: 'the command line asks it',
  showPublishing: 'the command line asks it',
  showHealth: 'the provider asks it',
  showReadiness: 'the provider asks it',
  showCalendarFile: 'a link downloads it',
  showDocumentFile: 'a link downloads it',
  showPicture: 'a picture of the profile loads it',
};

/** Refusals of any endpoint. They look the same on every screen, so one story of each is enough. */
export const REFUSED_EVERYWHERE: Readonly<Record<string, string>> = {
  BAD_REQUEST: 'one message',
  FORBIDDEN: 'one message',
  TOO_MANY_REQUESTS: 'one message',
  UNAVAILABLE: 'one message',
  VALIDATION: 'beside the fields of the form',
  NOT_SIGNED_IN: 'the login, and back',
};

/** Refusals that no guest can see, each with the reason. Every other one must have a story. */
export const NEVER_REFUSED: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  extendHold: {
    NOT_FOUND: 'the page that asks has just read the booking',
    IDEMPOTENCY_MISMATCH: 'the request has no body that could differ',
  },
  sendCode: {
    NOT_FOUND: 'the page that asks has just read the booking',
    IDEMPOTENCY_MISMATCH: 'the request has no body that could differ',
  },
  startPayment: {
    NOT_FOUND: 'the page that asks has just read the booking',
    IDEMPOTENCY_MISMATCH: 'the request has no body that could differ',
  },
};
