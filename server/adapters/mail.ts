/** A mailbox; structured, so that no header can be smuggled in. */
export interface MailAddress {
  name: string;
  address: string;
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
  calendar?: { method: 'PUBLISH' | 'CANCEL'; content: string };
}

/** Hands a message over for good, or throws. */
export interface MailTransport {
  send: (mail: Mail) => Promise<void>;
  close: () => void;
}
