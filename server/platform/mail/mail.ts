/** A mailbox. Structured, so that no header can be injected. */
export interface MailAddress {
  name: string;
  address: string;
}

/** An iCalendar attachment and its method. */
export interface CalendarFile {
  method: 'PUBLISH' | 'CANCEL';
  content: string;
}

/** A file that goes with a mail; its bytes as base64. */
export interface MailFile {
  name: string;
  mediaType: string;
  base64: string;
}

/** A mail in the queue. */
export interface Mail {
  /** The same for every try, so that a receiver can drop a repetition. */
  messageId: string;
  from: MailAddress;
  to: MailAddress;
  /** Where replies go, if not to the sender. */
  replyTo?: MailAddress;
  subject: string;
  text: string;
  html: string;
  calendar?: CalendarFile;
  /** Ids of files that are made when the mail leaves, so that none is made in a transaction. */
  attachmentIds?: readonly string[];
}

/** A mail before it is queued, with the language in which it is written. */
export interface WrittenMail extends Omit<Mail, 'messageId'> {
  language: string;
}

/** A mail that is ready to send. */
export interface OutgoingMail extends Omit<Mail, 'attachmentIds'> {
  files?: readonly MailFile[];
}

/** Sends a mail or throws; throws a `MailError` if a mail server gave a reason. */
export interface MailTransport {
  send: (mail: OutgoingMail) => Promise<void>;
  close: () => void;
}

/** A failed mail. Never holds the mail server's text, because it often repeats the address. */
export class MailError extends Error {
  override readonly name = 'MailError';
  readonly code: string;
  /** The SMTP reply code; undefined if no server replied. */
  readonly replyCode: number | undefined;
  /** The recipient's server refused this mail permanently, so another try is useless. */
  readonly isRefusal: boolean;

  constructor({ code, replyCode, isRefusal }: { code: string; replyCode?: number; isRefusal: boolean }) {
    super(replyCode === undefined ? code : `${code} ${replyCode}`);
    this.code = code;
    this.replyCode = replyCode;
    this.isRefusal = isRefusal;
  }
}
