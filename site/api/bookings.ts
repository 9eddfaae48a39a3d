import type { Booking, CreateBookingRequest, Verification } from '#schemas/api-types';
import { request } from './request.ts';

/** A change of one booking: its repetitions carry the same key. */
interface BookingChange {
  bookingId: string;
  idempotencyKey: string;
}

/** Holds the nights of a quote and sends the first code. */
export function createBooking(booking: CreateBookingRequest, idempotencyKey: string): Promise<Booking> {
  return request('/bookings', { method: 'POST', body: booking, idempotencyKey });
}

export function readBooking(id: string): Promise<Booking> {
  return request(bookingPath(id));
}

/** Sends a new code; older ones stop working. */
export function sendCode({ bookingId, idempotencyKey }: BookingChange): Promise<Verification> {
  return request(`${bookingPath(bookingId)}/verification`, { method: 'POST', idempotencyKey });
}

/** Proves the e-mail address; the booking becomes successful. */
export function confirmBooking({ bookingId, idempotencyKey }: BookingChange, otp: string): Promise<Booking> {
  return request(`${bookingPath(bookingId)}/confirmation`, { method: 'POST', body: { otp }, idempotencyKey });
}

/** Keeps the nights for the same length once more. */
export function extendHold({ bookingId, idempotencyKey }: BookingChange): Promise<Booking> {
  return request(`${bookingPath(bookingId)}/hold-extension`, { method: 'POST', idempotencyKey });
}

function bookingPath(id: string): string {
  return `/bookings/${encodeURIComponent(id)}`;
}
