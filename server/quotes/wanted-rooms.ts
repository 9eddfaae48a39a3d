import type { CreateQuoteRequest } from '#schemas/api-types';
import type { CatalogueLocation } from '#schemas/types';
import type { WantedRooms } from '../stock/index.ts';

/** The rooms of a request by type, since rooms of one type come from one stock. */
export function wantedRooms(location: CatalogueLocation, { rooms }: CreateQuoteRequest): WantedRooms[] {
  return location.rooms.flatMap((room) => {
    const choices = rooms.filter(({ roomId }) => roomId === room.id);
    const plan = location.ratePlans.find(({ id }) => id === choices[0]?.ratePlanId);
    return choices.length === 0
      ? []
      : [{ room, guests: choices, ...(plan === undefined ? {} : { ratePlan: plan }) }];
  });
}
