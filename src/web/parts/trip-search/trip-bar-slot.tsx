import { hydrateOnInteraction } from '#ui/hydrate-on-interaction.ts';
import { hasRememberedTrip } from './has-remembered-trip.ts';

/**
 * The search bar of a page: server-rendered, hydrated at the visitor's first interaction, or at once on a device that remembers a
 * trip, which fills it. An earlier press is held until then (`data-held`, `startAfterFirstPaint`). Needs a `Suspense` of its own.
 */
export const TripBarSlot = hydrateOnInteraction('TripBar', () => import('./trip-bar.tsx'), hasRememberedTrip);
