import { lazy } from 'react';
import { firstInteraction } from '#ui/first-interaction.ts';
import { hasRememberedTrip } from './has-remembered-trip.ts';

/**
 * The search bar of a page: server-rendered, hydrated at the visitor's first interaction, or at once on a device that remembers a
 * trip, which fills it. An earlier press is held until then (`data-held`, `startAfterFirstPaint`). Needs a `Suspense` of its own.
 */
export const TripBarSlot = lazy(async () => {
  if (!import.meta.env.SSR && !hasRememberedTrip()) await firstInteraction();
  return { default: (await import('./trip-bar.tsx')).TripBar };
});
