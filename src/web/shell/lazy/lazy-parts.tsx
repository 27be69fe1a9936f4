import { useEffect } from 'react';
import { Toasts } from '#ui/toasts.tsx';
import { PageSaver } from '#web/parts/offline/page-saver.tsx';
import { ConnectionGuard } from './connection-guard.tsx';
import { ScrollToTop } from './scroll-to-top.tsx';

/** What nobody needs in the first moment of a page. */
export function LazyParts() {
  useEffect(renderOffscreen, []);
  return (
    <>
      {/* Beside the page, where there is room for it; elsewhere it stands in the header. */}
      <ScrollToTop className="fixed right-3 bottom-6 z-30 size-11 rounded-full border border-line bg-rice text-sea shadow-raised hover:bg-sea hover:text-white max-contact:hidden" />
      <ConnectionGuard />
      <Toasts />
      <PageSaver />
    </>
  );
}

/** Below what stays at the top of a screen: what is read begins here. */
const readingLine = 150;

/**
 * Ends `drawn-late` in a free moment: the whole page is drawn, and what the visitor looks at stays where it is, although
 * parts above it may now be taller or shorter than was guessed.
 */
function renderOffscreen(): void {
  const draw = () => {
    const root = document.documentElement;
    const topOf = (part: Element) => part.getBoundingClientRect().top;
    const inView = [...document.querySelectorAll('.drawn-late')]
      // To ask where a part is within one that is left out would draw both.
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
