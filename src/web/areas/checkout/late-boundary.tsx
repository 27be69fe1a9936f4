import { type ReactNode, Suspense, useState } from 'react';

/**
 * Wraps parts that are hydrated later (`hydrateOnInteraction`). On the first page they keep the server-rendered HTML
 * until then; on a navigation within the site the previous page stays until they are loaded, so that nothing shifts
 * under a finger.
 */
export function LateBoundary({ children }: { children: ReactNode }) {
  const [isOpened] = useState(() => import.meta.env.SSR || !('live' in document.documentElement.dataset));
  return isOpened ? <Suspense>{children}</Suspense> : children;
}
