import { useEffect, useRef } from 'react';
import { createPath, type Path } from 'react-router';

/** The one event of the browser's Navigation API that we listen to; not every browser has it. */
interface NavigateEvent extends Event {
  navigationType: 'reload' | 'push' | 'replace' | 'traverse';
  userInitiated: boolean;
}

/**
 * The router reloads the page when the script of the next one does not arrive. That is right after a new release, when
 * the old script is gone, and wrong when the server cannot be reached. So such a reload is held back: where the visitor
 * wanted to go is loaded as a whole page if the server answers, and else `onUnreachable` is told. Returns the function
 * that must be told of every navigation as it starts.
 */
export function useReloadGuard(onUnreachable: (target: string) => void): (next: Path) => void {
  const target = useRef('');
  const tell = useRef(onUnreachable);
  useEffect(() => {
    tell.current = onUnreachable;
  });
  useEffect(() => {
    const { navigation } = window as { navigation?: EventTarget };
    const onNavigate = (event: Event) => {
      const { navigationType, userInitiated } = event as NavigateEvent;
      const wanted = target.current;
      const isPending = wanted !== '' && wanted !== createPath(location);
      if (navigationType !== 'reload' || userInitiated || !isPending || !event.cancelable) return;
      event.preventDefault();
      fetch(wanted, { method: 'HEAD', cache: 'no-store' }).then(
        () => location.assign(wanted),
        () => tell.current(wanted),
      );
    };
    navigation?.addEventListener('navigate', onNavigate);
    return () => navigation?.removeEventListener('navigate', onNavigate);
  }, []);
  return (next) => {
    target.current = createPath(next);
  };
}
