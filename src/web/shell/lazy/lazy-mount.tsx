import { type ComponentType, useEffect, useState } from 'react';
import { visitorAwake } from '#ui/first-interaction.ts';

/**
 * Mounts what is not needed at first once the visitor does something. The error page is fetched with it, because the
 * moment it is needed may be the one in which nothing can be fetched.
 */
export function LaterMount() {
  const [Parts, setParts] = useState<ComponentType | null>(null);
  useEffect(() => {
    let isGone = false;
    visitorAwake().then(() => {
      import('./lazy-parts.tsx').then(
        ({ LaterParts }) => isGone || setParts(() => LaterParts),
        () => {},
      );
      import('./register-slots.ts').then(
        ({ fillSlots }) => fillSlots(),
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
