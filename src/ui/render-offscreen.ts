/** Below what stays at the top of a screen: what is read begins here. */
const readingLine = 150;

/**
 * Ends `drawn-late` in a free moment: the whole page is drawn, and what the visitor looks at stays where it is, although
 * parts above it may now be taller or shorter than was guessed.
 */
export function renderOffscreen(): void {
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
