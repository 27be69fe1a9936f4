import { type ComponentType, useEffect, useState } from 'react';
import { firstInteraction } from '#ui/first-interaction.ts';

/**
 * Mounts what is not needed at first once the visitor does something. The error page is fetched with it, because the
 * moment it is needed may be the one in which nothing can be fetched.
 */
export function LazyMount() {
  const [Parts, setParts] = useState<ComponentType | null>(null);
  useEffect(() => {
    let isGone = false;
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
  return Parts && <Parts />;
}
