import { type ComponentType, useEffect, useState } from 'react';
import { firstAnswer } from '#ui/first-interaction.ts';
import { hasRememberedTrip } from '#web/parts/trip-search/has-remembered-trip.ts';

/**
 * Mounts parts that are not needed at first, once the visitor's first interaction is answered. Preloads the error page, which may be
 * needed exactly when nothing can be loaded.
 */
export function LazyMount() {
  const [Parts, setParts] = useState<ComponentType | null>(null);
  const [Carrier, setCarrier] = useState<ComponentType | null>(null);
  useEffect(() => {
    let isGone = false;
    // With a remembered trip the carrier is mounted at once.
    const carrier = hasRememberedTrip() ? Promise.resolve() : firstAnswer();
    const parts = [
      carrier
        .then(() => import('./trip-carrier.tsx'))
        .then((one) => isGone || setCarrier(() => one.TripCarrier)),
      firstAnswer()
        .then(() => import('./lazy-parts.tsx'))
        .then((one) => isGone || setParts(() => one.LazyParts)),
      firstAnswer()
        .then(() => import('./register-slots.ts'))
        .then((one) => one.registerSlots()),
      firstAnswer().then(() => import('#web/areas/errors/error-page.tsx')),
    ];
    // What stays away is not missed; from then on pictures may have the line (`hold-pictures.ts`).
    Promise.allSettled(parts).then(() => window.dispatchEvent(new Event('nv:woken')));
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
