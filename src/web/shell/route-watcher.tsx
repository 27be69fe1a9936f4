import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigation } from 'react-router';
import { closeOverlays } from '#ui/close-overlays.ts';

export const contentId = 'noi-dung';

/**
 * Follows the visitor from page to page: closes what is open as soon as another path is on its way (SHELL-08), and on
 * arrival moves the focus to the content and reads out the new title.
 */
export function RouteWatcher() {
  const navigation = useNavigation();
  const { pathname } = useLocation();
  const target = navigation.location?.pathname ?? pathname;
  const [title, setTitle] = useState('');
  useChange(target, closeOverlays);
  useChange(pathname, () => {
    document.getElementById(contentId)?.focus({ preventScroll: true });
    setTitle(document.title);
  });
  return (
    <p aria-live="polite" className="sr-only">
      {title}
    </p>
  );
}

/** Runs after a value has become another one, not for the first. */
function useChange(value: string, onChange: () => void): void {
  const previous = useRef(value);
  const latest = useRef(onChange);
  latest.current = onChange;
  useEffect(() => {
    if (previous.current === value) return;
    previous.current = value;
    latest.current();
  }, [value]);
}
