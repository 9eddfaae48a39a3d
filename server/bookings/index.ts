export { BALANCE_ASKED_MS, collectBalances } from './balances/collect-balances.ts';
export { sendBookingLinks } from './access/send-booking-links.ts';
export { readBookings, selectBookings, type SoldBooking } from './booking-repository.ts';
export type { BookingContext } from './context.ts';
export { documentFile } from './documents/document-file.ts';
export {
  type BookPeriod,
  dayBook,
  type DayBookLine,
  taxReport,
  type TaxReportLine,
} from './documents/books.ts';
export { deleteOldDocuments } from './documents/delete-old-documents.ts';
export { eraseMailsOfErased, erasePastGuests, MOST_RELEASED, releaseBookings } from './erase-guests.ts';
export { deleteConsentsOf, findConsents, withdrawConsents } from './news/consent-repository.ts';
export { notifyHotel } from './mails/notify-hotel.ts';
export { handleWebhook } from './payments/handle-webhook.ts';
export { askGateways } from './payments/ask-gateway.ts';
export { connectGateways } from './payments/gateways/connect-gateways.ts';
export { addPaymentReturn } from './payments/return-routes.ts';
export { addGatewayRoutes } from './payments/routes.ts';
export { addTestGatewayRoutes } from './payments/gateways/test/routes.ts';
export { startRefunds } from './refunds/start-refunds.ts';
export { type ProvenBooks, proveBooks } from './prove-books.ts';
export { rotateBookingKeys } from './rotate-keys.ts';
export { addBookingRoutes } from './routes.ts';
export { guestOf, priceSummary } from './snapshot.ts';
export { type BookedForGuest, bookForGuest, type BookingForGuest } from './staff/book-for-guest.ts';
export { cancelByHotel, type CancelledByHotel, type HotelCancellation } from './staff/cancel-by-hotel.ts';
export { type DaySheetKind, type DaySheetLine, type DaySheetRequest, showDay } from './staff/day-sheet.ts';
export {
  type BookingFilter,
  exportForStaff,
  findForStaff,
  listForStaff,
  type ShownToStaff,
  showToStaff,
} from './staff/find-bookings.ts';
export type { ExportedBooking, ListedForStaff } from './staff/line-for-staff.ts';
export { type MarkedNoShow, markNoShow } from './staff/mark-no-show.ts';
export { type MovedStay, moveStay } from './staff/move-stay.ts';
export { type UndoneNoShow, undoNoShow } from './staff/undo-no-show.ts';
export { type NewsAddress, newsForStaff } from './staff/news-for-staff.ts';
export { type RecordedPayment, recordPayment, type TakenPayment } from './staff/record-payment.ts';
export {
  listPayments,
  type ListedPayment,
  type PaymentDifference,
  type PaymentState,
  reconcilePayments,
  showPayment,
  type ShownPayment,
} from './staff/payments-for-staff.ts';
export { markRefundPaid, type PaidBack } from './staff/refund-paid.ts';
export { type BookingHistory, bookingHistory, type HistoryEvent } from './staff/booking-history.ts';
