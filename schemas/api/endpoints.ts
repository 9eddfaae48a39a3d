import showLowestPrices from './availability/lowest.json' with { type: 'json' };
import searchAround from './availability/around.json' with { type: 'json' };
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
import listDocuments from './bookings/list-documents.json' with { type: 'json' };
import nameCompany from './bookings/name-company.json' with { type: 'json' };
import showDocumentFile from './bookings/show-document-file.json' with { type: 'json' };
import showDocument from './bookings/show-document.json' with { type: 'json' };
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
import startPublishing from './releases/start.json' with { type: 'json' };
import showPublishing from './releases/show.json' with { type: 'json' };
import sendContentFile from './releases/upload.json' with { type: 'json' };
import stopNews from './news/stop.json' with { type: 'json' };
import startPayment from './payments/start.json' with { type: 'json' };
import handleWebhook from './payments/webhook.json' with { type: 'json' };
import changeProfile from './profile/change.json' with { type: 'json' };
import exportProfile from './profile/export.json' with { type: 'json' };
import removePicture from './profile/remove-picture.json' with { type: 'json' };
import removeProfile from './profile/remove.json' with { type: 'json' };
import setPicture from './profile/set-picture.json' with { type: 'json' };
import showPicture from './profile/show-picture.json' with { type: 'json' };
import showProfile from './profile/show.json' with { type: 'json' };
import stopOwnNews from './profile/stop-news.json' with { type: 'json' };
import createQuote from './quotes/create.json' with { type: 'json' };
import showQuote from './quotes/show.json' with { type: 'json' };

/** One call of the API, as server, site, stories and openapi.json use it. */
export interface Endpoint {
  id: string;
  method: string;
  /** Parameters are written `:name`. */
  path: string;
  summary: string;
  params?: object;
  query?: object;
  /**
   * Accepts unknown query fields, which payment gateways and mail programs append to addresses. Elsewhere they are
   * refused.
   */
  toleratesForeignQuery?: boolean;
  headers?: object;
  body?: object;
  /** Media types of the body, where it is not JSON. */
  requestMediaTypes?: readonly string[];
  /** Media type of the answer, where it is not JSON. */
  mediaType?: string;
  /** Ids of the cookies, or of the token, that identify the caller; one is enough. Without them all callers get the same answer. */
  knows?: readonly string[];
  /** Ids of the cookies that the answer may set or clear. */
  sets?: readonly string[];
  /** How long the answer may be cached, where it is the same for everybody. Without it nothing is cached. */
  cacheControl?: string;
  /** True where the answer is a download. */
  isAttachment?: boolean;
  /** Successful answers by status; refusals are listed by code. */
  responses: Readonly<Record<string, object>>;
  errors: readonly string[];
  examples: { request?: object; response: object | string };
}

export const ENDPOINTS = {
  searchAvailability,
  showLowestPrices,
  searchAround,
  createQuote,
  showQuote,
  createBooking,
  showBooking,
  sendCode,
  confirmBooking,
  extendHold,
  startPayment,
  handleWebhook,
  quoteCancellation,
  cancelBooking,
  listRefunds,
  listDocuments,
  showDocument,
  showDocumentFile,
  nameCompany,
  listBookings,
  findBooking,
  openBooking,
  showCalendarFile,
  showCalendar,
  sendContactMessage,
  stopNews,
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
  stopOwnNews,
  removeProfile,
  startPublishing,
  sendContentFile,
  showPublishing,
  showHealth,
  showReadiness,
} satisfies Record<string, Endpoint>;

export type EndpointId = keyof typeof ENDPOINTS;
