import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigation } from 'react-router';
import { closeOverlays } from '#ui/close-overlays.ts';

export const contentId = 'noi-dung';

/**
 * On navigation: closes open dialogs and menus as soon as another path is loading (SHELL-08), and on arrival focuses the content
 * and announces the new title.
 */
export function RouteWatcher() {
  const navigation = useNavigation();
  const { pathname } = useLocation();
  const target = navigation.location?.pathname ?? pathname;
  const [title, setTitle] = useState('');
  const before = useRef({ target, pathname });
  useEffect(() => {
    const { target: oldTarget, pathname: oldPathname } = before.current;
    before.current = { target, pathname };
    const isArrival = pathname !== oldPathname;
    const isGivenUp = target === pathname && !isArrival;
    if (target !== oldTarget && !isGivenUp) closeOverlays();
    if (!isArrival) return;
    document.getElementById(contentId)?.focus({ preventScroll: true });
    setTitle(document.title);
  }, [target, pathname]);
  return (
    <p aria-live="polite" className="sr-only">
      {title}
    </p>
  );
}
