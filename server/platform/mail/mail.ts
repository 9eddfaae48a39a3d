/** A mailbox; structured, so that no header can be smuggled in. */
export interface MailAddress {
  name: string;
  address: string;
}

/** An iCalendar file and what it asks a calendar to do. */
export interface CalendarFile {
  method: 'PUBLISH' | 'CANCEL';
  content: string;
}

/** One message, ready to go. */
export interface Mail {
  /** The same for every try, so that a receiver can drop a repetition. */
  messageId: string;
  from: MailAddress;
  to: MailAddress;
  /** Where an answer goes, when not to the sender. */
  replyTo?: MailAddress;
  subject: string;
  text: string;
  html: string;
  /** An iCalendar file that comes along. */
  calendar?: CalendarFile;
}

/** Hands a message over for good, or throws; a `MailError` where a mail server said why. */
export interface MailTransport {
  send: (mail: Mail) => Promise<void>;
  close: () => void;
}

/** Why a message was not taken. It holds no words of a mail server: they often repeat the address. */
export class MailError extends Error {
  override readonly name = 'MailError';
  readonly code: string;
  /** As SMTP numbers it; undefined where no server replied. */
  readonly replyCode: number | undefined;
  /** The server of the recipient refused this message for good: another try gets the same answer. */
  readonly isRefusal: boolean;

  constructor({ code, replyCode, isRefusal }: { code: string; replyCode?: number; isRefusal: boolean }) {
    super(replyCode === undefined ? code : `${code} ${replyCode}`);
    this.code = code;
    this.replyCode = replyCode;
    this.isRefusal = isRefusal;
  }
}
