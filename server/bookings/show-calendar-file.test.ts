import { expect, test } from 'vitest';
import { bookedStay, cancelStay } from '../test-support/booked.ts';
import { startTestServer } from '../test-support/test-server.ts';

test('a confirmed stay is a calendar entry from check-in to check-out, the same as in the mail', async () => {
  const server = await startTestServer();
  const guest = server.guest();
  const booking = await bookedStay(server, guest);
  const file = await guest.get(`/api/v1/bookings/${booking.id}/calendar.ics`);
  expect(file.status).toBe(200);
  expect(file.headers).toMatchObject({
    'content-type': 'text/calendar; charset=utf-8',
    'content-disposition': 'attachment; filename="stay.ics"',
    'cache-control': 'no-store',
  });
  const lines = file.text.replaceAll('\r\n ', '').split('\r\n');
  for (const line of [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'METHOD:PUBLISH',
    'DTSTART:20270114T083000Z',
    'DTEND:20270116T063000Z',
    `UID:${booking.id}@small-hotel.example`,
    'SUMMARY:Stay at Small Hotel Harbour',
    'STATUS:CONFIRMED',
    'LOCATION:Small Hotel Harbour\\, 1 Quay Road\\, Kochi 682001\\, Kerala\\, India',
    'END:VCALENDAR',
  ]) {
    expect(lines).toContain(line);
  }
  const [mail] = await server.guestMails();
  expect(mail?.calendar).toEqual({ method: 'PUBLISH', content: file.text });
});

test('no line is longer than RFC 5545 allows, and each ends as it says', async () => {
  const server = await startTestServer();
  const guest = server.guest();
  const booking = await bookedStay(server, guest);
  const { text } = await guest.get(`/api/v1/bookings/${booking.id}/calendar.ics`);
  expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
});

test('a cancelled stay takes its entry back', async () => {
  const server = await startTestServer();
  const guest = server.guest();
  const booking = await bookedStay(server, guest);
  await cancelStay(guest, booking.id);
  const { text } = await guest.get(`/api/v1/bookings/${booking.id}/calendar.ics`);
  expect(text).toContain('METHOD:CANCEL');
  expect(text).toContain('SEQUENCE:1');
});

test('a booking that was never confirmed has no calendar entry', async () => {
  const server = await startTestServer();
  const guest = server.guest();
  const { body: pending } = await guest.book((await guest.quote()).id);
  const answer = await guest.get(`/api/v1/bookings/${pending.id}/calendar.ics`);
  expect(answer).toMatchObject({
    status: 409,
    body: { code: 'STATE_CONFLICT', details: { state: 'PENDING' } },
  });
});
