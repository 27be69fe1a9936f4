import { type ComponentType, lazy } from 'react';
import { firstInteraction } from './first-interaction.ts';

/**
 * A part that the server draws like any other and that becomes live only once the visitor does something: until then its
 * script is not fetched, and its links, dialogs and popovers work by the browser's own means. Stands in a `Suspense`
 * of its own.
 */
export function hydrateOnInteraction<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  return lazy(async () => {
    if (!import.meta.env.SSR) await firstInteraction();
    return { default: await retryImport(load) };
  }) as ComponentType<Props>;
}

/** A line may break for a moment: what the server drew stays as it is meanwhile, and an error would take its place. */
async function retryImport<Part>(load: () => Promise<Part>, triesLeft = 5): Promise<Part> {
  try {
    return await load();
  } catch (error) {
    if (triesLeft === 0) throw error;
    await new Promise((resolve) => setTimeout(resolve, 2000));
    return retryImport(load, triesLeft - 1);
  }
}
