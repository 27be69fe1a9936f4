import { MapPin } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Closing } from '#modules/booking/disruption/queries.ts';
import { formatRange } from '#platform/vietnamese/format-date.ts';
import { Breadcrumbs } from '#ui/breadcrumbs.tsx';
import { Gallery } from '#ui/gallery.tsx';
import { Notice } from '#ui/notice.tsx';
import { Rating } from '#ui/rating.tsx';
import { detailToolsSlot } from '#web/parts/device/slots.ts';
import type { DetailView } from './detail-view.ts';

/** The head of a product's page: the way here, name, place, score, pictures. On a phone the pictures come first. */
export function DetailHeader({ view, kicker }: { view: DetailView; kicker?: ReactNode }) {
  return (
    <header className="container-page pt-2 lg:pt-4">
      <Breadcrumbs
        items={[
          { label: 'Trang chủ', href: '/' },
          { label: view.kind.many, href: view.kind.prefix },
          ...(view.province
            ? [
                {
                  label: view.province.title,
                  href: `${view.kind.prefix}?provinces=${view.province.slug}`,
                },
              ]
            : []),
          { label: view.title },
        ]}
      />
      <div className="mt-2 flex flex-col lg:mt-3">
        <div className="mt-4 lg:mt-0">
          {kicker && <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">{kicker}</div>}
          <h1 className="mt-1 text-2xl lg:text-3xl">{view.title}</h1>
          <div className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-1">
            <p className="flex items-start gap-1.5 text-ink-soft">
              <MapPin aria-hidden className="mt-1 size-4 shrink-0" />
              {view.address}
            </p>
            <Rating average={view.ratingAvg} count={view.ratingCount} />
          </div>
          <ClosingNotices closings={view.closings} />
        </div>
        <div className="relative order-first lg:order-none lg:mt-5">
          <detailToolsSlot.Outlet product={toSeen(view)} />
          <Gallery pictures={view.pictures} label={`Ảnh của ${view.title}`} />
        </div>
      </div>
    </header>
  );
}

/** The product as a device remembers it. */
function toSeen({ id, kind, path, title, place, pictures, finalPriceVnd, priceUnit }: DetailView) {
  return {
    id,
    kind: kind.name,
    url: path,
    title,
    place,
    picture: pictures[0] ?? null,
    finalPrice: finalPriceVnd,
    priceUnit,
  };
}

/** Days on which something of a product does not take place, said calmly above its pictures. */
function ClosingNotices({ closings }: { closings: Closing[] }) {
  if (closings.length === 0) return null;
  return (
    <div className="mt-4 space-y-3">
      {closings.map(({ title, fromOn, toOn, reasonLabel, note }) => (
        <Notice
          key={`${title} ${fromOn} ${toOn}`}
          tone="info"
          title={`${title} ngừng phục vụ ngày ${formatRange(fromOn, toOn)} ${reasonLabel}`}
        >
          <p>{note} Khách đã đặt ngày này nhận được thư với các lựa chọn.</p>
        </Notice>
      ))}
    </div>
  );
}
