import { countGuests } from '#domain/occupancy';
import type { ChosenRoom } from '#schemas/api-types';

/** What the house prepares for an arrival, as it was sold. */
export interface RoomsForStaff {
  /** In the order in which they were chosen. */
  roomTypes: { roomId: string; name: string; rooms: number }[];
  /** Each once. */
  mealPlans: ChosenRoom['mealPlan'][];
  adults: number;
  children: number;
}

/** The rooms of a booking, counted. */
export function roomsForStaff(rooms: readonly ChosenRoom[]): RoomsForStaff {
  const { adults, children } = countGuests(rooms);
  const byType = Map.groupBy(rooms, ({ roomId }) => roomId);
  return {
    roomTypes: [...byType].map(([roomId, ofType]) => ({
      roomId,
      name: ofType[0]?.roomName ?? roomId,
      rooms: ofType.length,
    })),
    mealPlans: [...new Set(rooms.map(({ mealPlan }) => mealPlan))],
    adults,
    children,
  };
}
