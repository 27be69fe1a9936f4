import { useEffect, useRef } from 'react';
import { createPath, type Path } from 'react-router';

/** The one event of the browser's Navigation API that we listen to; not every browser has it. */
interface NavigateEvent extends Event {
  navigationType: 'reload' | 'push' | 'replace' | 'traverse';
  userInitiated: boolean;
}

/** How long the router's pending navigation may take to be rendered, and so known here. */
const settleMs = 100;

/**
 * The router reloads the page when the script of the next one does not arrive. That is right after a new release, when
 * the old script is gone, and wrong when the server cannot be reached. So such a reload is held back: `pending` is gone to
 * as a whole page if the server answers, and else `onUnreachable` is told.
 */
export function useReloadGuard(pending: Path | undefined, onUnreachable: (target: string) => void): void {
  const target = useRef<string | null>(null);
  const tell = useRef(onUnreachable);
  useEffect(() => {
    target.current = pending ? createPath(pending) : null;
    tell.current = onUnreachable;
  });
  useEffect(() => {
    const { navigation } = window as { navigation?: EventTarget };
    const onNavigate = (event: Event) => {
      const { navigationType, userInitiated } = event as NavigateEvent;
      if (navigationType !== 'reload' || userInitiated || !event.cancelable) return;
      event.preventDefault();
      setTimeout(() => {
        const wanted = target.current ?? location.href;
        fetch(wanted, { method: 'HEAD', cache: 'no-store' }).then(
          () => location.assign(wanted),
          () => tell.current(wanted),
        );
      }, settleMs);
    };
    navigation?.addEventListener('navigate', onNavigate);
    return () => navigation?.removeEventListener('navigate', onNavigate);
  }, []);
}
