import { hydrateOnInteraction } from '#ui/hydrate-on-interaction.ts';
import { hasRememberedTrip } from './has-remembered-trip.ts';

export const hiddenTripBar = 'HiddenTripBar';

/**
 * The search bar of a page: server-rendered, hydrated at the visitor's first interaction, or at once on a device that remembers a
 * trip, which fills it. An earlier press is held until then (`data-held`, `startAfterFirstPaint`). Needs a `Suspense` of its own.
 */
export const TripBarSlot = hydrateOnInteraction('TripBar', () => import('./trip-bar.tsx'), hasRememberedTrip);

/** The search bar of a kind that is not shown at first: what is pressed in the one that is shown does not wait for it. */
export const HiddenTripBarSlot = hydrateOnInteraction(
  hiddenTripBar,
  async () => ({ [hiddenTripBar]: (await import('./trip-bar.tsx')).TripBar }),
  hasRememberedTrip,
);
