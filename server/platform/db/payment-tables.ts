/** What was paid, and what went back. */
export interface PaymentTables {
  payments: PaymentsTable;
  payments_at_hotel: PaymentsAtHotelTable;
  captures: CapturesTable;
  gateway_events: GatewayEventsTable;
  test_gateway_events: TestGatewayEventsTable;
  refunds: RefundsTable;
  refund_states: RefundStatesTable;
}

/** A try to pay: one page of the gateway. */
export interface PaymentsTable {
  id: string;
  booking_id: string;
  /** Which gateway, by its name. */
  gateway: string;
  /** Where the guest pays. */
  page: string;
  state: 'OPEN' | 'DECLINED' | 'CAPTURED';
  created_at: string;
  settled_at: string | null;
  /** What was asked for. */
  amount_minor: number;
  currency: string;
}

/** What the staff wrote down of money that they took themselves. Such a payment has no gateway, and no page. */
export interface PaymentsAtHotelTable {
  payment_id: string;
  method: 'CASH' | 'CARD' | 'TRANSFER' | 'OTHER';
  recorded_by: string;
  /** In the words of the staff; erased with the guest. */
  note: string | null;
}

/** Money that came in. */
export interface CapturesTable {
  /** The gateway's own name of it: the instrument that a refund goes to. */
  id: string;
  payment_id: string;
  booking_id: string;
  captured_at: string;
  amount_minor: number;
  currency: string;
  /** Since when it goes back in full, because the booking has no use for it; null for money that the booking keeps. */
  returned_at: string | null;
}

/** What a gateway has told and we have written down: told again, nothing changes. */
interface GatewayEventsTable {
  gateway: string;
  id: string;
  kind: string;
  subject_id: string;
  received_at: string;
}

/** What the test gateway has to tell, until it was heard. */
export interface TestGatewayEventsTable {
  id: string;
  subject_id: string;
  body: string;
  due_at: string;
  attempts: number;
  delivered_at: string | null;
}

export interface RefundsTable {
  id: string;
  booking_id: string;
  /** CANCELLATION: part of the figures of a cancelled or missed stay. RETURN: money that the booking had no use for. */
  reason: 'CANCELLATION' | 'RETURN';
  /** The capture that the money goes back to, and how much it was. */
  payment_id: string;
  created_at: string;
  captured_minor: number;
  amount_minor: number;
  currency: string;
  /** When it is handed over again, because the gateway did not take it or it failed; null as long as neither happened. */
  try_after: string | null;
}

/** The history of a refund; its last row is its state. */
interface RefundStatesTable {
  refund_id: string;
  position: number;
  state: 'REQUESTED' | 'PROCESSING' | 'PROCESSED' | 'FAILED';
  created_at: string;
  /** The gateway's own name of it. */
  transaction_id: string | null;
}
