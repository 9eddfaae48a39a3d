/** Every part that endpoints share, by file name. A test compares the list with the folder. */
import account from './parts/account.json' with { type: 'json' };
import alternatives from './parts/alternatives.json' with { type: 'json' };
import authSession from './parts/auth-session.json' with { type: 'json' };
import availability from './parts/availability.json' with { type: 'json' };
import availabilityItem from './parts/availability-item.json' with { type: 'json' };
import balanceDue from './parts/balance-due.json' with { type: 'json' };
import billingCompany from './parts/billing-company.json' with { type: 'json' };
import booking from './parts/booking.json' with { type: 'json' };
import bookingAction from './parts/booking-action.json' with { type: 'json' };
import bookingCancellation from './parts/booking-cancellation.json' with { type: 'json' };
import bookingGroup from './parts/booking-group.json' with { type: 'json' };
import bookingLocation from './parts/booking-location.json' with { type: 'json' };
import bookingNoShow from './parts/booking-no-show.json' with { type: 'json' };
import bookingPage from './parts/booking-page.json' with { type: 'json' };
import bookingSummary from './parts/booking-summary.json' with { type: 'json' };
import calendarDay from './parts/calendar-day.json' with { type: 'json' };
import cancellationQuote from './parts/cancellation-quote.json' with { type: 'json' };
import chargeSummary from './parts/charge-summary.json' with { type: 'json' };
import chosenRoom from './parts/chosen-room.json' with { type: 'json' };
import chosenRooms from './parts/chosen-rooms.json' with { type: 'json' };
import deposit from './parts/deposit.json' with { type: 'json' };
import exportedBooking from './parts/exported-booking.json' with { type: 'json' };
import extraChoice from './parts/extra-choice.json' with { type: 'json' };
import fieldMessage from './parts/field-message.json' with { type: 'json' };
import guestDetails from './parts/guest-details.json' with { type: 'json' };
import language from './parts/language.json' with { type: 'json' };
import lowestPrice from './parts/lowest-price.json' with { type: 'json' };
import lowestPrices from './parts/lowest-prices.json' with { type: 'json' };
import newsConsent from './parts/news-consent.json' with { type: 'json' };
import offer from './parts/offer.json' with { type: 'json' };
import offeredBeds from './parts/offered-beds.json' with { type: 'json' };
import offeredExtra from './parts/offered-extra.json' with { type: 'json' };
import otherStays from './parts/other-stays.json' with { type: 'json' };
import penalty from './parts/penalty.json' with { type: 'json' };
import placedStay from './parts/placed-stay.json' with { type: 'json' };
import planDiscount from './parts/plan-discount.json' with { type: 'json' };
import policyRule from './parts/policy-rule.json' with { type: 'json' };
import policyStep from './parts/policy-step.json' with { type: 'json' };
import priceLine from './parts/price-line.json' with { type: 'json' };
import pricePart from './parts/price-part.json' with { type: 'json' };
import pricedStay from './parts/priced-stay.json' with { type: 'json' };
import profile from './parts/profile.json' with { type: 'json' };
import promo from './parts/promo.json' with { type: 'json' };
import quote from './parts/quote.json' with { type: 'json' };
import quoteLocation from './parts/quote-location.json' with { type: 'json' };
import refund from './parts/refund.json' with { type: 'json' };
import refundStep from './parts/refund-step.json' with { type: 'json' };
import refusal from './parts/refusal.json' with { type: 'json' };
import refusalDetails from './parts/refusal-details.json' with { type: 'json' };
import roomChoice from './parts/room-choice.json' with { type: 'json' };
import roomGuests from './parts/room-guests.json' with { type: 'json' };
import ruleHit from './parts/rule-hit.json' with { type: 'json' };
import stay from './parts/stay.json' with { type: 'json' };
import stayCalendar from './parts/stay-calendar.json' with { type: 'json' };
import staysAround from './parts/stays-around.json' with { type: 'json' };
import taxDocument from './parts/tax-document.json' with { type: 'json' };
import taxDocumentSummary from './parts/tax-document-summary.json' with { type: 'json' };
import taxSummary from './parts/tax-summary.json' with { type: 'json' };
import totals from './parts/totals.json' with { type: 'json' };
import unavailableReason from './parts/unavailable-reason.json' with { type: 'json' };
import validationRefusal from './parts/validation-refusal.json' with { type: 'json' };
import verification from './parts/verification.json' with { type: 'json' };

export const PARTS: Readonly<Record<string, object>> = {
  account,
  alternatives,
  'auth-session': authSession,
  availability,
  'availability-item': availabilityItem,
  'balance-due': balanceDue,
  'billing-company': billingCompany,
  booking,
  'booking-action': bookingAction,
  'booking-cancellation': bookingCancellation,
  'booking-group': bookingGroup,
  'booking-location': bookingLocation,
  'booking-no-show': bookingNoShow,
  'booking-page': bookingPage,
  'booking-summary': bookingSummary,
  'calendar-day': calendarDay,
  'cancellation-quote': cancellationQuote,
  'charge-summary': chargeSummary,
  'chosen-room': chosenRoom,
  'chosen-rooms': chosenRooms,
  deposit,
  'exported-booking': exportedBooking,
  'extra-choice': extraChoice,
  'field-message': fieldMessage,
  'guest-details': guestDetails,
  language,
  'lowest-price': lowestPrice,
  'lowest-prices': lowestPrices,
  'news-consent': newsConsent,
  offer,
  'offered-beds': offeredBeds,
  'offered-extra': offeredExtra,
  'other-stays': otherStays,
  penalty,
  'placed-stay': placedStay,
  'plan-discount': planDiscount,
  'policy-rule': policyRule,
  'policy-step': policyStep,
  'price-line': priceLine,
  'price-part': pricePart,
  'priced-stay': pricedStay,
  profile,
  promo,
  quote,
  'quote-location': quoteLocation,
  refund,
  'refund-step': refundStep,
  refusal,
  'refusal-details': refusalDetails,
  'room-choice': roomChoice,
  'room-guests': roomGuests,
  'rule-hit': ruleHit,
  stay,
  'stay-calendar': stayCalendar,
  'stays-around': staysAround,
  'tax-document': taxDocument,
  'tax-document-summary': taxDocumentSummary,
  'tax-summary': taxSummary,
  totals,
  'unavailable-reason': unavailableReason,
  'validation-refusal': validationRefusal,
  verification,
};
