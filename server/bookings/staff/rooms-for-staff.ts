import { countGuests } from '#domain/occupancy';
import type { ChosenRoom, PriceLine } from '#schemas/api-types';

/** What the house prepares for an arrival, as it was sold. */
export interface RoomsForStaff {
  /** In the order in which they were chosen. */
  roomTypes: { roomId: string; name: string; rooms: number }[];
  /** Each once, by its name. */
  ratePlans: string[];
  /** Each once. */
  mealPlans: ChosenRoom['mealPlan'][];
  extras: { name: string; quantity: number }[];
  adults: number;
  children: number;
}

/** The rooms of a booking, counted, and what was sold with them. */
export function roomsForStaff({
  rooms,
  lines,
}: {
  rooms: readonly ChosenRoom[];
  lines: readonly PriceLine[];
}): RoomsForStaff {
  const { adults, children } = countGuests(rooms);
  const byType = Map.groupBy(rooms, ({ roomId }) => roomId);
  return {
    roomTypes: [...byType].map(([roomId, ofType]) => ({
      roomId,
      name: ofType[0]?.roomName ?? roomId,
      rooms: ofType.length,
    })),
    ratePlans: [...new Set(rooms.map(({ ratePlanName }) => ratePlanName))],
    mealPlans: [...new Set(rooms.map(({ mealPlan }) => mealPlan))],
    extras: lines
      .filter(({ kind }) => kind === 'EXTRA')
      .map(({ label, quantity }) => ({ name: label, quantity })),
    adults,
    children,
  };
}
