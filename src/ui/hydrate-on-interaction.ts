import { type ComponentType, lazy } from 'react';
import { firstInteraction } from './first-interaction.ts';

/**
 * A part that the server draws like any other and that becomes live only once the visitor does something: until then its
 * script is not fetched, and its links, dialogs and popovers work by the browser's own means. Stands in a `Suspense`
 * of its own.
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
 * A line may break for a moment: what the server drew stays as it is meanwhile, and an error would take its place. Browsers
 * keep in mind that a module could not be had (HTML, module map), so it is asked for by another address then, where the
 * error tells the first.
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
