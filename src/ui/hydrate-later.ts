import { type ComponentType, lazy } from 'react';
import { visitorAwake } from './visitor-awake.ts';

/**
 * A part that the server draws like any other and that becomes live only once the visitor does something: until then its
 * script is not fetched, and its links, dialogs and popovers work by the browser's own means. Stands in a `Suspense`
 * of its own.
 */
export function hydrateLater<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  return lazy(async () => {
    if (!import.meta.env.SSR) await visitorAwake();
    return { default: await load() };
  }) as ComponentType<Props>;
}
