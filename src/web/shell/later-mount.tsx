import { type ComponentType, useEffect, useState } from 'react';

/**
 * Mounts what is not needed at first once the page has come to rest. The error page is fetched with it, because the
 * moment it is needed may be the one in which nothing can be fetched.
 */
export function LaterMount() {
  const [Parts, setParts] = useState<ComponentType | null>(null);
  useEffect(() => {
    const load = () => {
      import('./later-parts.tsx').then(
        ({ LaterParts }) => setParts(() => LaterParts),
        () => {},
      );
      import('../errors/error-page.tsx').catch(() => {});
    };
    if (!('requestIdleCallback' in window)) {
      const timer = setTimeout(load, 200);
      return () => clearTimeout(timer);
    }
    const handle = requestIdleCallback(load, { timeout: 2000 });
    return () => cancelIdleCallback(handle);
  }, []);
  return Parts && <Parts />;
}
