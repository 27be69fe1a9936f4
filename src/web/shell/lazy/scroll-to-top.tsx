import { ArrowUp } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';

/** The way back up, once the visitor has scrolled down (SHELL-07). The mark it watches stands below the first screen's top. */
export function ScrollToTop() {
  const mark = useRef<HTMLSpanElement>(null);
  const [isAway, setAway] = useState(false);
  useEffect(() => {
    if (!mark.current) return;
    const observer = new IntersectionObserver(([entry]) => {
      if (entry) setAway(!entry.isIntersecting);
    });
    observer.observe(mark.current);
    return () => observer.disconnect();
  }, []);
  return (
    <>
      <span ref={mark} aria-hidden className="pointer-events-none absolute top-0 h-[320px] w-px" />
      {isAway && (
        <button
          type="button"
          aria-label="Lên đầu trang"
          onClick={() => window.scrollTo({ top: 0, behavior: 'smooth' })}
          className="fixed right-4 bottom-[calc(var(--bottom-bar)+16px)] z-30 inline-flex size-12 items-center justify-center rounded-full border border-line bg-rice text-sea shadow-raised transition duration-200 hover:bg-sea hover:text-white lg:right-6 lg:bottom-6 starting:translate-y-2 starting:opacity-0"
        >
          <ArrowUp aria-hidden className="size-5" />
        </button>
      )}
    </>
  );
}
