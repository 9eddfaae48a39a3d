import type { ComponentType } from 'react';
import { useLoaderData } from 'react-router-dom';
import { NotFoundPage } from './not-found-page.tsx';

/** A screen whose address may name a location or a room that the hotel does not have. */
export function orNotFound(Screen: ComponentType): ComponentType {
  return function FoundScreen() {
    return useLoaderData() === null ? <NotFoundPage /> : <Screen />;
  };
}
