import type {
  Booking,
  BookingPage,
  CancelBookingRequest,
  CancellationQuote,
  CreateBookingRequest,
  FindBookingAnswer,
  FindBookingRequest,
  ListBookingsQuery,
  NameCompanyRequest,
  OpenBookingAnswer,
  Payment,
  RefundList,
  TaxDocument,
  TaxDocumentList,
  Verification,
} from '#schemas/api-types';
import { apiAddress, request } from './request.ts';

/** A change of one booking. Retries carry the same key. */
interface BookingChange {
  bookingId: string;
  idempotencyKey: string;
}

/** Holds the nights of a quote and sends the first code. */
export function createBooking(booking: CreateBookingRequest, idempotencyKey: string): Promise<Booking> {
  return request('/bookings', { method: 'POST', body: booking, idempotencyKey });
}

export function listBookings(query: ListBookingsQuery): Promise<BookingPage> {
  return request('/bookings', { query: { ...query } });
}

export function readBooking(id: string): Promise<Booking> {
  return request(bookingPath(id));
}

export function sendCode({ bookingId, idempotencyKey }: BookingChange): Promise<Verification> {
  return request(`${bookingPath(bookingId)}/verification`, { method: 'POST', idempotencyKey });
}

/** Confirms the booking. It needs the code unless the account has verified the e-mail address. */
export function confirmBooking({ bookingId, idempotencyKey }: BookingChange, otp?: string): Promise<Booking> {
  const body = otp === undefined ? {} : { otp };
  return request(`${bookingPath(bookingId)}/confirmation`, { method: 'POST', body, idempotencyKey });
}

export function extendHold({ bookingId, idempotencyKey }: BookingChange): Promise<Booking> {
  return request(`${bookingPath(bookingId)}/hold-extension`, { method: 'POST', idempotencyKey });
}

export function startPayment({ bookingId, idempotencyKey }: BookingChange): Promise<Payment> {
  return request(`${bookingPath(bookingId)}/payments`, { method: 'POST', idempotencyKey });
}

/** Quotes the charges and the refund of a cancellation. It changes nothing. */
export function quoteCancellation(bookingId: string): Promise<CancellationQuote> {
  return request(`${bookingPath(bookingId)}/cancellation-quote`, { method: 'POST' });
}

export function cancelBooking(
  { bookingId, idempotencyKey }: BookingChange,
  agreed: CancelBookingRequest,
): Promise<Booking> {
  return request(`${bookingPath(bookingId)}/cancellation`, { method: 'POST', body: agreed, idempotencyKey });
}

export function listRefunds(bookingId: string): Promise<RefundList> {
  return request(`${bookingPath(bookingId)}/refunds`);
}

/** The invoice and credit notes of a booking. */
export function listDocuments(bookingId: string): Promise<TaxDocumentList> {
  return request(`${bookingPath(bookingId)}/documents`);
}

export function readDocument(bookingId: string, documentId: string): Promise<TaxDocument> {
  return request(`${bookingPath(bookingId)}/documents/${encodeURIComponent(documentId)}`);
}

/** Names the company that the invoice is for; an empty name names none. A retry has the same effect. */
export function nameCompany(bookingId: string, company: NameCompanyRequest): Promise<TaxDocumentList> {
  return request(`${bookingPath(bookingId)}/company`, { method: 'PUT', body: company });
}

/** The address of a document's PDF. */
export function documentFileAddress(bookingId: string, documentId: string): string {
  return apiAddress(`${bookingPath(bookingId)}/documents/${encodeURIComponent(documentId)}/file.pdf`);
}

/** E-mails a link to the guest of a booking, if there is one. The answer is always the same. */
export function findBooking(wanted: FindBookingRequest, idempotencyKey: string): Promise<FindBookingAnswer> {
  return request('/bookings/find', { method: 'POST', body: wanted, idempotencyKey });
}

/** Uses a mailed link up: this browser may open its booking from then on. */
export function openBooking(token: string): Promise<OpenBookingAnswer> {
  return request('/bookings/access', { method: 'POST', body: { token } });
}

/** The address of the stay's calendar file. */
export function calendarFileAddress(bookingId: string): string {
  return apiAddress(`${bookingPath(bookingId)}/calendar.ics`);
}

function bookingPath(id: string): string {
  return `/bookings/${encodeURIComponent(id)}`;
}
