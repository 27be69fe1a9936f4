import { lazy } from 'react';
import { firstInteraction } from '#ui/first-interaction.ts';
import { hasRememberedTrip } from './has-remembered-trip.ts';

/**
 * The search bar as a page sends it: drawn by the server, live at the visitor's first sign, or at once on a device that
 * remembers a trip and fills it. A press that comes before is held for it (`data-held`, `startAfterFirstPaint`). Stands in a
 * `Suspense` of its own.
 */
export const TripBarSlot = lazy(async () => {
  if (!import.meta.env.SSR && !hasRememberedTrip()) await firstInteraction();
  return { default: (await import('./trip-bar.tsx')).TripBar };
});
