import searchAvailability from './availability/search.json' with { type: 'json' };
import changePassword from './auth/change-password.json' with { type: 'json' };
import forgotPassword from './auth/forgot-password.json' with { type: 'json' };
import login from './auth/login.json' with { type: 'json' };
import logoutEverywhere from './auth/logout-everywhere.json' with { type: 'json' };
import logout from './auth/logout.json' with { type: 'json' };
import register from './auth/register.json' with { type: 'json' };
import resendCode from './auth/resend-code.json' with { type: 'json' };
import resetPassword from './auth/reset-password.json' with { type: 'json' };
import showAuthSession from './auth/session.json' with { type: 'json' };
import verifyEmail from './auth/verify-email.json' with { type: 'json' };
import openBooking from './bookings/access.json' with { type: 'json' };
import cancelBooking from './bookings/cancel.json' with { type: 'json' };
import confirmBooking from './bookings/confirm.json' with { type: 'json' };
import createBooking from './bookings/create.json' with { type: 'json' };
import extendHold from './bookings/extend-hold.json' with { type: 'json' };
import findBooking from './bookings/find.json' with { type: 'json' };
import listRefunds from './bookings/list-refunds.json' with { type: 'json' };
import listBookings from './bookings/list.json' with { type: 'json' };
import quoteCancellation from './bookings/quote-cancellation.json' with { type: 'json' };
import sendCode from './bookings/send-code.json' with { type: 'json' };
import showCalendarFile from './bookings/show-calendar-file.json' with { type: 'json' };
import showBooking from './bookings/show.json' with { type: 'json' };
import showCalendar from './calendar/show.json' with { type: 'json' };
import sendContactMessage from './contact-messages/send.json' with { type: 'json' };
import showHealth from './health/health.json' with { type: 'json' };
import showReadiness from './health/ready.json' with { type: 'json' };
import startPayment from './payments/start.json' with { type: 'json' };
import hearGateway from './payments/webhook.json' with { type: 'json' };
import changeProfile from './profile/change.json' with { type: 'json' };
import exportProfile from './profile/export.json' with { type: 'json' };
import removePicture from './profile/remove-picture.json' with { type: 'json' };
import removeProfile from './profile/remove.json' with { type: 'json' };
import setPicture from './profile/set-picture.json' with { type: 'json' };
import showPicture from './profile/show-picture.json' with { type: 'json' };
import showProfile from './profile/show.json' with { type: 'json' };
import createQuote from './quotes/create.json' with { type: 'json' };
import showQuote from './quotes/show.json' with { type: 'json' };

/** One call of the API: everything that server, site, stories and openapi.json have to know of it. */
export interface Endpoint {
  id: string;
  method: string;
  /** With `:name` for what varies. */
  path: string;
  summary: string;
  params?: object;
  query?: object;
  /** Where an address wanders: machines and mail programs write fields of their own behind it. Elsewhere they are refused. */
  toleratesForeignQuery?: boolean;
  headers?: object;
  body?: object;
  /** Of the body, where it is not JSON. */
  requestMediaTypes?: readonly string[];
  /** Of the answer, where it is not JSON. */
  mediaType?: string;
  /** Ids of the cookies that it knows somebody by; any of them will do. Without them whoever asks gets the same. */
  knows?: readonly string[];
  /** Ids of the cookies that its answer may set or take away. */
  sets?: readonly string[];
  /** Who may keep its answer, and how long: the same for everybody, and old news does no harm. Nobody keeps any other. */
  cacheControl?: string;
  /** True where the answer is a file to keep. */
  isAttachment?: boolean;
  /** Answers by status; refusals are listed by code. */
  responses: Readonly<Record<string, object>>;
  errors: readonly string[];
  examples: { request?: object; response: object | string };
}

/** Every endpoint, by its id. */
export const ENDPOINTS = {
  searchAvailability,
  createQuote,
  showQuote,
  createBooking,
  showBooking,
  sendCode,
  confirmBooking,
  extendHold,
  startPayment,
  hearGateway,
  quoteCancellation,
  cancelBooking,
  listRefunds,
  listBookings,
  findBooking,
  openBooking,
  showCalendarFile,
  showCalendar,
  sendContactMessage,
  register,
  verifyEmail,
  resendCode,
  login,
  logout,
  logoutEverywhere,
  forgotPassword,
  resetPassword,
  changePassword,
  showAuthSession,
  showProfile,
  changeProfile,
  showPicture,
  setPicture,
  removePicture,
  exportProfile,
  removeProfile,
  showHealth,
  showReadiness,
} satisfies Record<string, Endpoint>;

export type EndpointId = keyof typeof ENDPOINTS;
