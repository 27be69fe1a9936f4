import { type ComponentType, useSyncExternalStore } from 'react';

/** A slot in a page that stays empty until its component has been loaded. */
export interface LazySlot<Props extends object> {
  Outlet: ComponentType<Props>;
  /** Renders the component in every slot, current and future ones. */
  fill(part: ComponentType<Props>): void;
}

/**
 * Creates a slot for something not needed at first: the page defines its position and props, at no further cost until a
 * script that is loaded later fills it. The page must look right without it.
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
