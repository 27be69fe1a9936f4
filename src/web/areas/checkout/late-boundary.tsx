import { type ReactNode, Suspense, useState } from 'react';

/**
 * Stands around parts that become live later (`hydrateOnInteraction`). On the page that was opened they are there as the server drew
 * them; whoever comes by a step within the site stays where they were until the parts are there, so that nothing moves below a finger.
 */
export function LateBoundary({ children }: { children: ReactNode }) {
  const [isOpened] = useState(() => import.meta.env.SSR || !('live' in document.documentElement.dataset));
  return isOpened ? <Suspense>{children}</Suspense> : children;
}
