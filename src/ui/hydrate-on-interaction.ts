import { type ComponentType, lazy } from 'react';
import { firstInteraction } from './first-interaction.ts';

/**
 * A server-rendered component that is hydrated at the first interaction only: until then its script is not loaded, and its
 * links, dialogs and popovers work by native browser features. Needs a `Suspense` of its own.
 */
export function hydrateOnInteraction<Props extends object, Name extends string>(
  name: Name,
  load: () => Promise<Record<Name, ComponentType<Props>>>,
): ComponentType<Props> {
  return lazy<ComponentType<Props>>(async () => {
    if (!import.meta.env.SSR) await firstInteraction();
    return { default: (await retryImport(load))[name] };
  }) as ComponentType<Props>;
}

const tries = 6;

/**
 * Retries an import, because connections may break for a moment and an error would replace the server-rendered HTML.
 * Browsers remember a module that failed to load (HTML, module map), so further tries use another URL, where the error names
 * the first one.
 */
async function retryImport<Module>(load: () => Promise<Module>): Promise<Module> {
  let again = load;
  for (let tried = 1; ; tried++) {
    try {
      return await again();
    } catch (error) {
      if (tried === tries) throw error;
      const address = /https?:\S+?\.js/.exec(String(error))?.[0];
      if (address) again = () => import(/* @vite-ignore */ `${address}?again=${tried}`);
      await new Promise((resolve) => setTimeout(resolve, 2000));
    }
  }
}
