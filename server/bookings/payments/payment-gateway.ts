import type { IncomingHttpHeaders } from 'node:http';
import type { CurrencyUnit } from '#domain/currency';
import type { Amount } from '#domain/gateway-units';

export interface PaymentOrder extends CurrencyUnit {
  /** Our id; the gateway repeats it in every report. */
  paymentId: string;
  /** The amount in minor units of ISO 4217; a gateway with other units converts it. */
  amountMinor: number;
  payee: string;
  /** How the hotel writes amounts, for a gateway whose page is ours. */
  locale: string;
  /** The end of the hold, so that the page accepts no payment after it. A gateway may only offer later ends. */
  payUntil: string;
  /** The path of the booking on the site. A real gateway leads back by `returnFrom`, where it is asked first. */
  returnPath: string;
  /** The full address of a path of the site. */
  addressOf: (path: string) => string;
}

/** What the gateway made for an order: the address of its page, and its own id of it. */
export interface OpenedPage {
  page: string;
  gatewayId: string;
}

/** A payment, as it is asked about. */
export interface KnownPayment extends CurrencyUnit {
  paymentId: string;
  gatewayId: string;
  amountMinor: number;
}

export interface RefundOrder extends CurrencyUnit {
  /** The same for every attempt, so that the gateway makes only one refund. */
  refundId: string;
  /** The gateway's own id of the captured money. */
  captureId: string;
  amountMinor: number;
}

/** Money that arrived, under the gateway's own id, which a refund refers to. Minor units of ISO 4217. */
export interface CaptureReport extends CurrencyUnit {
  id: string;
  amountMinor: number;
}

/**
 * What a gateway says of a payment. OPEN: its page can be paid. PENDING: the guest has paid, and the bank is still at
 * work. DECLINED: it ended without money. CLOSED: the page takes no money any more.
 */
export interface PaymentReport {
  kind: 'PAYMENT';
  paymentId: string;
  state: 'OPEN' | 'PENDING' | 'DECLINED' | 'CLOSED' | 'CAPTURED';
  captures: readonly CaptureReport[];
}

/** What a gateway says of a refund. Without our id it was made in the gateway's dashboard. */
export interface RefundReport extends CurrencyUnit {
  kind: 'REFUND';
  /** The gateway's own id. */
  id: string;
  refundId: string | undefined;
  captureId: string;
  state: 'PROCESSING' | 'PROCESSED' | 'FAILED';
  amountMinor: number;
}

export interface DisputeReport extends CurrencyUnit {
  kind: 'DISPUTE';
  id: string;
  captureId: string;
  state: 'OPEN' | 'WON' | 'LOST';
  /** The gateway's word for it. */
  reason: string;
  amountMinor: number;
}

export type GatewayReport = DisputeReport | PaymentReport | RefundReport;

/** A message of a gateway. */
export interface GatewayEvent {
  /** A repeated message has the same id. */
  id: string;
  type: string;
  /** Empty for a message about nothing of ours. */
  reports: readonly GatewayReport[];
}

/** A received message: signatures cover the exact bytes. */
export interface SignedMessage {
  body: Buffer;
  headers: IncomingHttpHeaders;
}

/**
 * Takes payments on its own page, and sends money back to the instrument that paid. All calls but `takes` and `read`
 * go to the gateway and throw when it cannot be reached or refuses; the caller tries again later.
 */
export interface PaymentGateway {
  /** In capitals; the folder and the webhook's address have it in small letters. It is stored with each payment. */
  name: string;
  /** What it can: whether it takes this amount, by its currencies, steps and limits. */
  takes: (amount: Amount) => boolean;
  open: (order: PaymentOrder) => Promise<OpenedPage>;
  /** Makes the page take no money any more. Nothing to do for a page that is paid, or already closed. */
  close: (payment: KnownPayment) => Promise<void>;
  /** Returns the event in a message; undefined when the signature is wrong or too old. */
  read: (message: SignedMessage) => Promise<GatewayEvent | undefined>;
  askPayment: (payment: KnownPayment) => Promise<PaymentReport>;
  /** Makes a refund, or finds the one that an earlier attempt made. */
  refund: (order: RefundOrder) => Promise<RefundReport>;
  /** All refunds of a capture, those of the dashboard included. */
  askRefunds: (captureId: string) => Promise<readonly RefundReport[]>;
}

/** The connected gateways. */
export interface PaymentGateways {
  /** By name: refunds go to the gateway that took the money, also when it takes no new payments. */
  byName: ReadonlyMap<string, PaymentGateway>;
  /** Those that take new payments, the preferred one first. Without any, plans that are paid in advance are not sold. */
  taking: readonly PaymentGateway[];
}

/** The preferred gateway for an amount. */
export function gatewayFor({ taking }: PaymentGateways, amount: Amount): PaymentGateway | undefined {
  return taking.find((gateway) => gateway.takes(amount));
}
