import type { ReactNode } from 'react';
import { formatVnd } from '#platform/vietnamese/format-money.ts';
import { SectionNav } from '#ui/section-nav.tsx';
import { BookingBar } from './booking-bar.tsx';
import { ContactActions } from './contact-actions.tsx';
import { DetailHeader } from './detail-header.tsx';
import type { DetailView } from './detail-view.ts';

/**
 * The page of a product that is booked by talking to us: head, section links, the sections, and the price that stays in
 * view: beside them on wide screens, in the section links on middling ones, at the bottom of a phone.
 */
export function DetailLayout({
  view,
  kicker,
  sections,
  aside,
  after,
  children,
}: {
  view: DetailView;
  kicker: ReactNode;
  sections: { id: string; label: string }[];
  aside: ReactNode;
  after: ReactNode;
  children: ReactNode;
}) {
  const price = (
    <p className="text-sm leading-snug tabular-nums">
      {view.finalPriceVnd > 0 ? (
        <>
          <span className="text-ink-soft">Từ </span>
          <span className="text-lg font-semibold whitespace-nowrap">{formatVnd(view.finalPriceVnd)}</span>
          <span className="block text-ink-soft">{view.priceUnit.replace('/', 'mỗi ')}</span>
        </>
      ) : (
        'Chưa mở bán'
      )}
    </p>
  );
  return (
    <>
      <DetailHeader view={view} kicker={kicker} />
      <SectionNav
        items={sections}
        aside={
          <div className="flex items-center gap-3 xl:hidden">
            {price}
            <ContactActions size="sm" />
          </div>
        }
      />
      <div className="container-page pb-16">
        <div className="grid gap-10 xl:grid-cols-[minmax(0,1fr)_340px]">
          <div className="min-w-0">{children}</div>
          <aside aria-label="Giá và tư vấn" className="hidden xl:block">
            <div className="sticky top-38 mt-6">{aside}</div>
          </aside>
        </div>
        {after}
      </div>
      <BookingBar price={price} action={<ContactActions size="sm" />} />
    </>
  );
}
