import { type ComponentType, useEffect, useState } from 'react';
import { firstInteraction } from '#ui/first-interaction.ts';
import { hasRememberedTrip } from '#web/parts/trip-search/has-remembered-trip.ts';

/**
 * Mounts parts that are not needed at first, on the visitor's first interaction. Preloads the error page, which may be needed
 * exactly when nothing can be loaded.
 */
export function LazyMount() {
  const [Parts, setParts] = useState<ComponentType | null>(null);
  const [Carrier, setCarrier] = useState<ComponentType | null>(null);
  useEffect(() => {
    let isGone = false;
    // With a remembered trip the carrier is mounted at once.
    (hasRememberedTrip() ? Promise.resolve() : firstInteraction()).then(() =>
      import('./trip-carrier.tsx').then(
        ({ TripCarrier }) => isGone || setCarrier(() => TripCarrier),
        () => {},
      ),
    );
    firstInteraction().then(() =>
      import('./lazy-parts.tsx').then(
        ({ LazyParts }) => isGone || setParts(() => LazyParts),
        () => {},
      ),
    );
    firstInteraction().then(() =>
      import('./register-slots.ts').then(
        ({ registerSlots }) => registerSlots(),
        () => {},
      ),
    );
    firstInteraction().then(() => import('#web/areas/errors/error-page.tsx').catch(() => {}));
    return () => {
      isGone = true;
    };
  }, []);
  return (
    <>
      {Carrier && <Carrier />}
      {Parts && <Parts />}
    </>
  );
}
