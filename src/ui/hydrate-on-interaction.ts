import { type ComponentType, lazy } from 'react';
import { firstInteraction, pressedPartLive } from './first-interaction.ts';

/** Whether the first page is hydrated: what is loaded from now on belongs to a page that the visitor goes to. */
let isLive = false;
if (!import.meta.env.SSR)
  window.addEventListener(
    'nv:live',
    () => {
      isLive = true;
    },
    { once: true },
  );

/**
 * Whether something was pressed or changed in a part before its script came; the part's element has its name as `data-held` or
 * `data-late`.
 */
export function isWanted(name: string): boolean {
  const marks = `[data-wanted][data-held=${name}], [data-wanted][data-late=${name}]`;
  return !import.meta.env.SSR && document.querySelector(marks) !== null;
}

/**
 * A server-rendered component that is hydrated at the first interaction only: until then its script is not loaded, and its
 * links, dialogs and popovers work by native browser features. Needs a `Suspense` of its own. On a page that is navigated to
 * its script is loaded beside the page's data, and the `fallback` of the `Suspense` is shown meanwhile: one of its size where
 * other parts follow below it. The part that was pressed first, with its name as `data-held` or `data-late`, comes before all others,
 * so none such may lie within another component of this function.
 * @param isNeeded whether it is hydrated with the page, because of what this device remembers
 */
export function hydrateOnInteraction<Props extends object, Name extends string>(
  name: Name,
  load: () => Promise<Record<Name, ComponentType<Props>>>,
  isNeeded = () => false,
): ComponentType<Props> {
  const isAtOnce = !import.meta.env.SSR && isNeeded();
  const early = isAtOnce || isLive || isWanted(name) ? retryImport(load) : null;
  // A part that is never shown may fail to load.
  early?.catch(() => {});
  return lazy<ComponentType<Props>>(async () => {
    if (!import.meta.env.SSR && !isAtOnce) {
      await firstInteraction();
      if (!isWanted(name)) await pressedPartLive();
    }
    return { default: (await (early ?? retryImport(load)))[name] };
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
