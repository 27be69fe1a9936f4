import { useEffect } from 'react';
import { Toasts } from '#ui/toasts.tsx';
import { DeviceSync } from '#web/parts/device/device-sync.tsx';
import { PageSaver } from '#web/parts/offline/page-saver.tsx';
import { ConnectionGuard } from './connection-guard.tsx';
import { ScrollToTop } from './scroll-to-top.tsx';

/** Parts that are not needed at first. */
export function LazyParts() {
  useEffect(renderOffscreen, []);
  return (
    <>
      {/* Beside the page, where there is room for it; elsewhere the button is in the header. */}
      <ScrollToTop className="fixed right-3 bottom-6 z-30 size-11 rounded-full border border-line bg-rice text-sea shadow-raised hover:bg-sea hover:text-white max-contact:hidden" />
      <ConnectionGuard />
      <Toasts />
      <PageSaver />
      <DeviceSync />
    </>
  );
}

/** Top of the reading area in pixels, below everything sticky. */
const readingLine = 150;

/**
 * Ends `drawn-late` when the browser is idle: the whole page is rendered, without moving what the visitor looks at, although
 * parts above it may turn out taller or shorter than estimated.
 */
function renderOffscreen(): void {
  const draw = () => {
    const root = document.documentElement;
    const topOf = (part: Element) => part.getBoundingClientRect().top;
    const inView = [...document.querySelectorAll('.drawn-late')]
      // Measuring a part inside a skipped one would render both.
      .filter((part) => part.checkVisibility({ contentVisibilityAuto: true }))
      .findLast((part) => topOf(part) < readingLine);
    const before = inView ? topOf(inView) : 0;
    root.style.overflowAnchor = 'none';
    root.dataset.drawn = '';
    if (inView) window.scrollBy({ top: topOf(inView) - before, behavior: 'instant' });
    root.style.overflowAnchor = '';
  };
  if ('requestIdleCallback' in window) requestIdleCallback(draw);
  else setTimeout(draw);
}
