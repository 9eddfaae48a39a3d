export { bookableStay, type BookableStay } from './bookable-stay.ts';
export { changeNights, type NightsChange } from './change-nights.ts';
export type { StockContext } from './context.ts';
export { decideRooms, type StockView, type RequestedRooms } from './decide-rooms.ts';
export {
  expireDueHolds,
  expireDueHoldsAround,
  holdNightsAgain,
  releaseNights,
  sellHeldNights,
} from './holds.ts';
export { aroundStay, nearestStays, stayOfOtherLength } from './nearest-stays.ts';
export { withOverrides } from './night-overrides.ts';
export { policyOf } from './policy-of.ts';
export { readNights, readStock, type StockReading } from './read-nights.ts';
export { roomsAskedFor } from './rooms-asked-for.ts';
export { type NightsOf, showNights, type ShownNights, type StaffNight } from './show-nights.ts';
export { nightsAhead, type PlannedNight, planNights, writeNights } from './stock-nights.ts';
export { type NightsOfRoom, takeNights } from './take-nights.ts';
export { topUpStock } from './top-up.ts';
