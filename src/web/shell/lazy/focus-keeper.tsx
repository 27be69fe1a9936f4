import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { contentId } from '#web/shell/route-watcher.tsx';

/** How long others may take to move the focus themselves, in milliseconds. */
const graceMs = 100;

/**
 * Keeps the keyboard's place when a page changes without being left: an answer, a payment that arrives or a filter may remove or
 * disable what has the focus, and browsers then begin at the top of the page. The focus comes back to it, or goes to what stood
 * around it, or to the page's heading. A heading that changes meanwhile is announced.
 */
export function FocusKeeper() {
  const [heading, setHeading] = useState({ path: '', text: '' });
  const { pathname } = useLocation();
  useEffect(() => {
    const stop = new AbortController();
    const options = { capture: true, signal: stop.signal };
    /** What had the focus last, and what stood around it, from the inside out. */
    let place: HTMLElement[] = [];
    let shown = headingNow();
    // A page where nothing has the focus yet has none to lose.
    const note = ({ target }: Event) => {
      if (target instanceof HTMLElement && target !== document.body) place = [target, ...around(target)];
    };
    // Whoever presses beside everything gives the focus up.
    const forget = () => {
      place = [];
    };
    window.addEventListener('focusin', note, options);
    window.addEventListener('pointerdown', forget, options);
    const check = () => {
      const isLost = document.activeElement === document.body && place[0] && !isHiddenBehindDialog();
      if (isLost) focusNearest(place);
      const now = headingNow();
      if (now.path === shown.path && now.text !== shown.text && document.activeElement?.tagName !== 'H1')
        setHeading(now);
      shown = now;
    };
    let timer: ReturnType<typeof setTimeout> | undefined;
    const observer = new MutationObserver(() => {
      clearTimeout(timer);
      timer = setTimeout(check, graceMs);
    });
    observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ['disabled'] });
    note({ target: document.activeElement } as unknown as Event);
    return () => {
      stop.abort();
      observer.disconnect();
      clearTimeout(timer);
    };
  }, []);
  return (
    <p aria-live="polite" className="sr-only">
      {heading.path === pathname && heading.text}
    </p>
  );
}

function around(element: HTMLElement): HTMLElement[] {
  const places: HTMLElement[] = [];
  for (let one = element.parentElement; one && one.id !== contentId; one = one.parentElement)
    if (one.matches('section, article, form, fieldset, nav, aside, li, [role=region], [role=group]'))
      places.push(one);
  return places;
}

function isHiddenBehindDialog(): boolean {
  return document.querySelector('dialog[open]') !== null;
}

function headingOf(): HTMLElement | null {
  return document.querySelector<HTMLElement>(`#${contentId} h1`);
}

function headingNow() {
  return { path: location.pathname, text: headingOf()?.textContent ?? '' };
}

function focusNearest(place: HTMLElement[]): void {
  for (const one of [...place, headingOf(), document.getElementById(contentId)]) {
    if (!one?.isConnected || one === document.body || !one.checkVisibility()) continue;
    one.focus({ preventScroll: true });
    if (document.activeElement === one) return;
    if (one === place[0]) continue;
    // Focusable for as long as it has the focus.
    one.tabIndex = -1;
    one.focus({ preventScroll: true });
    one.addEventListener('blur', () => one.removeAttribute('tabindex'), { once: true });
    if (document.activeElement === one) return;
  }
}
