import { type ComponentType, useSyncExternalStore } from 'react';

/** A place in a page that stays empty until the part for it has been loaded. */
export interface LazySlot<Props extends object> {
  Outlet: ComponentType<Props>;
  /** Puts the part into every place, those on the screen and those to come. */
  fill(part: ComponentType<Props>): void;
}

/**
 * Makes a place for what is not needed in the first moment of a page: the page says where and about what, and costs
 * nothing more until a script that is fetched later fills it. The page must look right without it.
 */
export function lazySlot<Props extends object>(): LazySlot<Props> {
  let part: ComponentType<Props> | null = null;
  const listeners = new Set<() => void>();
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  return {
    Outlet(props) {
      const Part = useSyncExternalStore(
        subscribe,
        () => part,
        () => null,
      );
      return Part && <Part {...props} />;
    },
    fill(next) {
      part = next;
      for (const listener of listeners) listener();
    },
  };
}
