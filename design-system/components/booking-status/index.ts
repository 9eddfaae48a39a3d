export { BookingStatus, type BookingStatusProps, type BookingStatusState } from './booking-status.tsx';
