import { useEffect } from 'react';
import { Toasts } from '#ui/toasts.tsx';
import { DeviceSync } from '#web/parts/device/device-sync.tsx';
import { PageSaver } from '#web/parts/offline/page-saver.tsx';
import { ConnectionGuard } from './connection-guard.tsx';
import { FocusKeeper } from './focus-keeper.tsx';
import { ScrollToTop } from './scroll-to-top.tsx';
import './large-letters.css';

/** Parts that are not needed at first. */
export function LazyParts() {
  useEffect(renderOffscreen, []);
  return (
    <>
      {/* Beside the page, where there is room for it; elsewhere the button is in the header. */}
      <ScrollToTop className="fixed right-3 bottom-6 z-30 size-11 rounded-full border border-line bg-rice text-sea shadow-raised hover:bg-sea hover:text-white max-contact:hidden" />
      <FocusKeeper />
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
 * Ends `drawn-late` when the browser is idle: part after part is rendered, without moving what the visitor looks at, although
 * parts above it may turn out taller or shorter than estimated. All at once would keep a slow phone from answering for a third
 * of a second.
 */
function renderOffscreen(): void {
  const root = document.documentElement;
  const topOf = (part: Element) => part.getBoundingClientRect().top;
  // Measuring a part inside a skipped one would render both.
  const isMeasurable = (part: Element) => part.checkVisibility({ contentVisibilityAuto: true });
  const drawNext = () => {
    const parts = [...document.querySelectorAll<HTMLElement>('.drawn-late')];
    const next = parts.find((part) => part.dataset.drawn === undefined);
    const inView = parts.filter(isMeasurable).findLast((part) => topOf(part) < readingLine);
    const before = inView ? topOf(inView) : 0;
    root.style.overflowAnchor = 'none';
    (next ?? root).dataset.drawn = '';
    // Laid out now: left to the next frame, all parts would be laid out together.
    if (next) topOf(next);
    if (inView) window.scrollBy({ top: topOf(inView) - before, behavior: 'instant' });
    root.style.overflowAnchor = '';
    if (next) whenIdle(drawNext);
  };
  whenIdle(drawNext);
}

function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(work);
  else setTimeout(work);
}
