import { lazy } from 'react';
import { firstInteraction } from '#ui/first-interaction.ts';
import { hasRememberedTrip } from '#web/parts/trip-search/has-remembered-trip.ts';

/** The offers as the server drew them, live at the visitor's first sign, or at once on a device that remembers a trip. */
export const OffersSlot = lazy(async () => {
  if (!import.meta.env.SSR && !hasRememberedTrip()) await firstInteraction();
  return { default: (await import('./offers-row.tsx')).OffersRow };
});
