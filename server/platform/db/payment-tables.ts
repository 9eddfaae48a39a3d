import type { Generated } from 'kysely';
import type { CurrencyColumns } from './unit-of-row.ts';

export interface PaymentTables {
  ledger_entries: LedgerEntriesTable;
  balances: BalancesTable;
  payments: PaymentsTable;
  payments_at_hotel: PaymentsAtHotelTable;
  captures: CapturesTable;
  gateway_events: GatewayEventsTable;
  test_gateway_events: TestGatewayEventsTable;
  refunds: RefundsTable;
  refund_states: RefundStatesTable;
  outside_refunds: OutsideRefundsTable;
  disputes: DisputesTable;
}

/** One entry of a booking's account, or of the money that no booking claims. Append-only. */
export interface LedgerEntriesTable extends CurrencyColumns {
  /** What it comes from, such as `capture:<id>`; once for each kind. */
  source: string;
  kind: 'CHARGE' | 'PENALTY' | 'PAYMENT' | 'REFUND' | 'ADJUSTMENT';
  /** Null for money that goes back because no booking needs it. */
  booking_id: string | null;
  /** Above zero the guest owes more by it, below zero less. The sum of an account is what is due. */
  amount_minor: number;
  entered_at: string;
}

/** One attempt to pay, with one page of the gateway. */
export interface PaymentsTable extends CurrencyColumns {
  id: string;
  booking_id: string;
  /** The gateway's name. */
  gateway: string;
  /** The address of the page on which the guest pays. */
  page: string;
  state: 'OPEN' | 'DECLINED' | 'CAPTURED';
  created_at: string;
  settled_at: string | null;
  amount_minor: number;
  /** The gateway's own id of the page. */
  gateway_id: string | null;
  /** Since when the guest's bank is at work: the guest has paid, and the money is not there yet. */
  pending_since: string | null;
  /** Since when the page takes no money. */
  closed_at: string | null;
  /** When the gateway is asked next; null: never again. */
  ask_after: string | null;
  asked_at: string | null;
  /** What the last question found to differ from the gateway's books; null where both agree. */
  differs: Generated<string | null>;
}

/** Money that the staff took themselves. Such a payment has no gateway and no page. */
export interface PaymentsAtHotelTable {
  payment_id: string;
  method: 'CASH' | 'CARD' | 'TRANSFER' | 'OTHER';
  recorded_by: string;
  /** The staff's own words; erased with the guest. */
  note: string | null;
}

export interface CapturesTable extends CurrencyColumns {
  /** The gateway's own id, which a refund refers to. */
  id: string;
  payment_id: string;
  booking_id: string;
  captured_at: string;
  amount_minor: number;
  /**
   * Since when it is being refunded in full because the booking does not need it; null for money that the booking
   * keeps.
   */
  returned_at: string | null;
}

/** The balance of a confirmed booking that its guest pays online. */
interface BalancesTable {
  booking_id: string;
  due_at: string;
  /** When the booking is cancelled if the balance is still unpaid. */
  cancelled_at: string;
  asked_at: string | null;
  reminded_at: Generated<string | null>;
}

/** Events that were handled: a repeated event changes nothing. */
interface GatewayEventsTable {
  gateway: string;
  id: string;
  kind: string;
  subject_id: string;
  received_at: string;
}

/** Events that the test gateway has not delivered yet. */
export interface TestGatewayEventsTable {
  id: string;
  subject_id: string;
  body: string;
  due_at: string;
  attempts: number;
  delivered_at: string | null;
}

export interface RefundsTable extends CurrencyColumns {
  id: string;
  booking_id: string;
  /** CANCELLATION: part of the refund of a cancelled or missed stay. RETURN: money that the booking did not need. */
  reason: 'CANCELLATION' | 'RETURN';
  /** The capture that is refunded, and its full amount. */
  payment_id: string;
  created_at: string;
  captured_minor: number;
  amount_minor: number;
  /** When the next try is due, after the gateway failed or did not take it; null before the first failure. */
  try_after: string | null;
}

/** The history of a refund; its last row is its state. */
interface RefundStatesTable {
  refund_id: string;
  position: number;
  state: 'REQUESTED' | 'PROCESSING' | 'PROCESSED' | 'FAILED';
  created_at: string;
  /** The gateway's own id of the refund. */
  transaction_id: string | null;
}

/** A refund that was made in the gateway's dashboard, under the gateway's own id. */
export interface OutsideRefundsTable extends CurrencyColumns {
  id: string;
  capture_id: string;
  booking_id: string;
  state: 'PROCESSING' | 'PROCESSED' | 'FAILED';
  amount_minor: number;
  found_at: string;
}

/** A payment that a guest's bank contests, under the gateway's own id. */
export interface DisputesTable extends CurrencyColumns {
  id: string;
  capture_id: string;
  booking_id: string;
  state: 'OPEN' | 'WON' | 'LOST';
  /** The gateway's word for it. */
  reason: string;
  amount_minor: number;
  opened_at: string;
  closed_at: string | null;
}
