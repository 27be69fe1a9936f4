import { ArrowUp } from 'lucide-react';
import { useEffect, useState } from 'react';
import { classNames } from '#ui/class-names.ts';

/** The scroll position in pixels from which the button is shown. */
const farDown = 320;

/**
 * The button that scrolls to the top, once the visitor has scrolled down (SHELL-07). Its position is up to its parent: it must
 * cover nothing.
 */
export function ScrollToTop({ className }: { className: string }) {
  const [isAway, setAway] = useState(false);
  useEffect(() => watchTop((isTopInView) => setAway(!isTopInView)), []);
  if (!isAway) return null;
  return (
    <button
      type="button"
      aria-label="Lên đầu trang"
      onClick={() => window.scrollTo({ top: 0, behavior: 'smooth' })}
      className={classNames('inline-flex items-center justify-center moves starting:opacity-0', className)}
    >
      <ArrowUp aria-hidden className="size-5" />
    </button>
  );
}

/** Tells whether the page's first pixels are in view. Asking for `scrollY` would force a layout while the page wakes. */
function watchTop(tell: (isInView: boolean) => void): () => void {
  const top = document.createElement('div');
  top.style.cssText = `position:absolute;top:0;width:1px;height:${farDown}px;visibility:hidden`;
  document.body.append(top);
  const observer = new IntersectionObserver((entries) => tell(entries.at(-1)?.isIntersecting !== false));
  observer.observe(top);
  return () => {
    observer.disconnect();
    top.remove();
  };
}
