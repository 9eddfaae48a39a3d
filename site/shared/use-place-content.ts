import type { LocationPage } from '#schemas/published';
import { useLoaderData } from 'react-router-dom';
import type { RoomContent } from '../content/content-source.ts';

/** The content of a location's page. Its route shows the page only where the location is known. */
export function useLocationContent(): LocationPage {
  return useLoaderData() as LocationPage;
}

/** The content of a room's page. Its route shows the page only where the room is known. */
export function useRoomContent(): RoomContent {
  return useLoaderData() as RoomContent;
}
