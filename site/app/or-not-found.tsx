import type { ComponentType } from 'react';
import { useLoaderData } from 'react-router-dom';

/** A screen whose address may name a location or a room that the hotel does not have. */
export async function orNotFound(screen: Promise<ComponentType>): Promise<ComponentType> {
  const [Screen, { NotFoundPage }] = await Promise.all([screen, import('./not-found-page.tsx')]);
  return function FoundScreen() {
    return useLoaderData() === null ? <NotFoundPage /> : <Screen />;
  };
}
