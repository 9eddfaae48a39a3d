/** Every part that endpoints share, by the name of its file. A test compares the list with the folder. */
import alternatives from './parts/alternatives.json' with { type: 'json' };
import availability from './parts/availability.json' with { type: 'json' };
import availabilityItem from './parts/availability-item.json' with { type: 'json' };
import booking from './parts/booking.json' with { type: 'json' };
import bookingAction from './parts/booking-action.json' with { type: 'json' };
import bookingLocation from './parts/booking-location.json' with { type: 'json' };
import chosenRoom from './parts/chosen-room.json' with { type: 'json' };
import extraChoice from './parts/extra-choice.json' with { type: 'json' };
import fieldMessage from './parts/field-message.json' with { type: 'json' };
import guestDetails from './parts/guest-details.json' with { type: 'json' };
import offer from './parts/offer.json' with { type: 'json' };
import offeredExtra from './parts/offered-extra.json' with { type: 'json' };
import penalty from './parts/penalty.json' with { type: 'json' };
import policyStep from './parts/policy-step.json' with { type: 'json' };
import priceLine from './parts/price-line.json' with { type: 'json' };
import pricePart from './parts/price-part.json' with { type: 'json' };
import quote from './parts/quote.json' with { type: 'json' };
import quoteLocation from './parts/quote-location.json' with { type: 'json' };
import refusal from './parts/refusal.json' with { type: 'json' };
import refusalDetails from './parts/refusal-details.json' with { type: 'json' };
import roomChoice from './parts/room-choice.json' with { type: 'json' };
import roomGuests from './parts/room-guests.json' with { type: 'json' };
import stay from './parts/stay.json' with { type: 'json' };
import taxSummary from './parts/tax-summary.json' with { type: 'json' };
import totals from './parts/totals.json' with { type: 'json' };
import unavailableReason from './parts/unavailable-reason.json' with { type: 'json' };
import validationRefusal from './parts/validation-refusal.json' with { type: 'json' };
import verification from './parts/verification.json' with { type: 'json' };

export const PARTS: Readonly<Record<string, object>> = {
  alternatives,
  availability,
  'availability-item': availabilityItem,
  booking,
  'booking-action': bookingAction,
  'booking-location': bookingLocation,
  'chosen-room': chosenRoom,
  'extra-choice': extraChoice,
  'field-message': fieldMessage,
  'guest-details': guestDetails,
  offer,
  'offered-extra': offeredExtra,
  penalty,
  'policy-step': policyStep,
  'price-line': priceLine,
  'price-part': pricePart,
  quote,
  'quote-location': quoteLocation,
  refusal,
  'refusal-details': refusalDetails,
  'room-choice': roomChoice,
  'room-guests': roomGuests,
  stay,
  'tax-summary': taxSummary,
  totals,
  'unavailable-reason': unavailableReason,
  'validation-refusal': validationRefusal,
  verification,
};
