import { type ComponentType, useEffect, useState } from 'react';
import { firstInteraction } from '#ui/first-interaction.ts';
import { hasRememberedTrip } from '#web/parts/trip-search/has-remembered-trip.ts';

/**
 * Mounts what is not needed at first once the visitor does something. The error page is fetched with it, because the
 * moment it is needed may be the one in which nothing can be fetched.
 */
export function LazyMount() {
  const [Parts, setParts] = useState<ComponentType | null>(null);
  const [Carrier, setCarrier] = useState<ComponentType | null>(null);
  useEffect(() => {
    let isGone = false;
    // A remembered trip belongs to the page from the start.
    (hasRememberedTrip() ? Promise.resolve() : firstInteraction()).then(() =>
      import('./trip-carrier.tsx').then(
        ({ TripCarrier }) => isGone || setCarrier(() => TripCarrier),
        () => {},
      ),
    );
    firstInteraction().then(() => {
      import('./lazy-parts.tsx').then(
        ({ LazyParts }) => isGone || setParts(() => LazyParts),
        () => {},
      );
      import('./register-slots.ts').then(
        ({ registerSlots }) => registerSlots(),
        () => {},
      );
      import('#web/areas/errors/error-page.tsx').catch(() => {});
    });
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
