/** The fields that are read of Razorpay's answers and events: https://razorpay.com/docs/api */

export interface PaymentLink {
  id: string;
  short_url: string;
  status: 'cancelled' | 'created' | 'expired' | 'paid' | 'partially_paid';
  /** Our id. */
  reference_id: string;
  /** Missing until the guest has tried to pay. */
  order_id?: string;
}

export interface RazorpayPayment {
  id: string;
  amount: number;
  currency: string;
  /** A payment that was captured stays so: a refund makes it `refunded`. */
  status: 'authorized' | 'captured' | 'created' | 'failed' | 'refunded';
  /** Seconds since 1970. */
  created_at: number;
}

export interface RazorpayRefund {
  id: string;
  payment_id: string;
  amount: number;
  currency: string;
  status: 'failed' | 'pending' | 'processed';
  /** An empty list when there are none. */
  notes: Readonly<Record<string, string>> | readonly never[];
}

export interface RazorpayDispute {
  id: string;
  payment_id: string;
  amount: number;
  currency: string;
  /** open, under_review, won, lost or closed, and whatever else a bank may ask for. */
  status: string;
  reason_code: string;
}

export interface Collection<Item> {
  items: readonly Item[];
}

export interface RazorpayEvent {
  event: string;
  payload: {
    payment_link?: { entity: PaymentLink };
    payment?: { entity: RazorpayPayment };
    refund?: { entity: RazorpayRefund };
    dispute?: { entity: RazorpayDispute };
  };
}
