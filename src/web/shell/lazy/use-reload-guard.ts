import { useEffect, useRef } from 'react';
import { createPath, type Path } from 'react-router';

/** The only event of the browser's Navigation API used here; not every browser has it. */
interface NavigateEvent extends Event {
  navigationType: 'reload' | 'push' | 'replace' | 'traverse';
  userInitiated: boolean;
}

/**
 * Guards the router's reload when the next page's script fails to load. Such a reload is right after a new release, when the old
 * script is gone, and wrong when the server cannot be reached. So it is prevented: the target is loaded as a whole document if
 * the server answers, else `onUnreachable` is called. Returns the function to call with the target of every navigation as it
 * starts.
 */
export function useReloadGuard(onUnreachable: (target: string) => void): (next: Path) => void {
  const target = useRef('');
  const notify = useRef(onUnreachable);
  useEffect(() => {
    notify.current = onUnreachable;
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
        () => notify.current(wanted),
      );
    };
    navigation?.addEventListener('navigate', onNavigate);
    return () => navigation?.removeEventListener('navigate', onNavigate);
  }, []);
  return (next) => {
    target.current = createPath(next);
  };
}
