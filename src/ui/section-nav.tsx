import type { ReactNode } from 'react';

/**
 * Links to the sections of a long page, which stay below the header while it scrolls; `aside` stands at their end on
 * wide screens. The section in view is marked where the browser knows which one it is.
 */
export function SectionNav({ items, aside }: { items: { id: string; label: string }[]; aside?: ReactNode }) {
  return (
    <div className="sticky top-16 z-20 mt-6 border-b border-line bg-sand/95 backdrop-blur-md lg:top-18">
      <div className="container-page flex items-center gap-6">
        <nav aria-label="Trong trang này" className="min-w-0 grow">
          <ul className="-mx-4 flex gap-1 overflow-x-auto px-2 [scroll-target-group:auto] [scrollbar-width:none] lg:mr-0 lg:-ml-3 lg:px-0">
            {items.map((item) => (
              <li key={item.id} className="shrink-0">
                <a
                  href={`#${item.id}`}
                  className="inline-flex min-h-13 items-center border-b-3 border-transparent px-2 text-sm font-semibold text-ink-soft -outline-offset-4 hover:text-sea lg:px-3"
                >
                  {item.label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        {aside && <div className="hidden shrink-0 items-center gap-4 py-1 lg:flex">{aside}</div>}
      </div>
    </div>
  );
}
