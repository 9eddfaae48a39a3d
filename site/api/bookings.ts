import type {
  Booking,
  BookingPage,
  CancelBookingRequest,
  CancellationQuote,
  CreateBookingRequest,
  FindBookingAnswer,
  FindBookingRequest,
  ListBookingsQuery,
  OpenBookingAnswer,
  Payment,
  RefundList,
  Verification,
} from '#schemas/api-types';
import { apiAddress, request } from './request.ts';

/** A change of one booking: its repetitions carry the same key. */
interface BookingChange {
  bookingId: string;
  idempotencyKey: string;
}

/** Holds the nights of a quote and sends the first code. */
export function createBooking(booking: CreateBookingRequest, idempotencyKey: string): Promise<Booking> {
  return request('/bookings', { method: 'POST', body: booking, idempotencyKey });
}

/** The bookings of this account and of this browser, one page of them. */
export function listBookings(query: ListBookingsQuery): Promise<BookingPage> {
  return request('/bookings', { query: { ...query } });
}

export function readBooking(id: string): Promise<Booking> {
  return request(bookingPath(id));
}

/** Sends a new code; older ones stop working. */
export function sendCode({ bookingId, idempotencyKey }: BookingChange): Promise<Verification> {
  return request(`${bookingPath(bookingId)}/verification`, { method: 'POST', idempotencyKey });
}

/** Makes the booking successful; the code proves the e-mail address, unless an account has. */
export function confirmBooking({ bookingId, idempotencyKey }: BookingChange, otp?: string): Promise<Booking> {
  const body = otp === undefined ? {} : { otp };
  return request(`${bookingPath(bookingId)}/confirmation`, { method: 'POST', body, idempotencyKey });
}

/** Keeps the nights for the same length once more. */
export function extendHold({ bookingId, idempotencyKey }: BookingChange): Promise<Booking> {
  return request(`${bookingPath(bookingId)}/hold-extension`, { method: 'POST', idempotencyKey });
}

/** The gateway's page that asks for what is due. */
export function startPayment({ bookingId, idempotencyKey }: BookingChange): Promise<Payment> {
  return request(`${bookingPath(bookingId)}/payments`, { method: 'POST', idempotencyKey });
}

/** What cancelling now costs and gives back; asking changes nothing. */
export function quoteCancellation(bookingId: string): Promise<CancellationQuote> {
  return request(`${bookingPath(bookingId)}/cancellation-quote`, { method: 'POST' });
}

/** Cancels on the figures of a quote. */
export function cancelBooking(
  { bookingId, idempotencyKey }: BookingChange,
  agreed: CancelBookingRequest,
): Promise<Booking> {
  return request(`${bookingPath(bookingId)}/cancellation`, { method: 'POST', body: agreed, idempotencyKey });
}

/** The refunds of a booking, newest first. */
export function listRefunds(bookingId: string): Promise<RefundList> {
  return request(`${bookingPath(bookingId)}/refunds`);
}

/** Has a link mailed to the address of a booking, if there is one; the answer is always the same. */
export function findBooking(wanted: FindBookingRequest, idempotencyKey: string): Promise<FindBookingAnswer> {
  return request('/bookings/find', { method: 'POST', body: wanted, idempotencyKey });
}

/** Uses up a mailed link: from then on this browser may see its booking. */
export function openBooking(token: string): Promise<OpenBookingAnswer> {
  return request('/bookings/access', { method: 'POST', body: { token } });
}

/** Where the browser downloads the stay for a calendar. */
export function calendarFileAddress(bookingId: string): string {
  return apiAddress(`${bookingPath(bookingId)}/calendar.ics`);
}

function bookingPath(id: string): string {
  return `/bookings/${encodeURIComponent(id)}`;
}
