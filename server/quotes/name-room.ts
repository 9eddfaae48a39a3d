import type { ChosenRoom, RoomChoice } from '#schemas/api-types';
import type { CatalogueLocation } from '#schemas/types';

/** A choice with the names that its guest reads. Pricing has found both by now. */
export function nameRoom(location: CatalogueLocation, choice: RoomChoice): ChosenRoom {
  const room = location.rooms.find(({ id }) => id === choice.roomId);
  const plan = location.ratePlans.find(({ id }) => id === choice.ratePlanId);
  return { ...choice, roomName: room?.name ?? choice.roomId, ratePlanName: plan?.name ?? choice.ratePlanId };
}
