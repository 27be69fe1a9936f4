import { perGuestPrice } from '#modules/catalog/view/card-product.ts';
import { Breadcrumbs } from '#ui/breadcrumbs.tsx';
import { Gallery } from '#ui/gallery.tsx';
import { Kept } from '#ui/kept.tsx';
import { detailToolsSlot } from '#web/parts/device/slots.ts';
import type { DetailView } from './detail-view.ts';

/** The top of a product's page: its pictures, on wider screens below the breadcrumbs. */
export function DetailPictures({ view }: { view: DetailView }) {
  const { kind, province, area } = view;
  const where = area
    ? [{ label: area, href: `${kind.prefix}?search=${encodeURIComponent(area)}` }]
    : province
      ? [{ label: province.title, href: `${kind.prefix}?provinces=${province.slug}` }]
      : [];
  return (
    <>
      <div className="hidden md:block md:py-2 lg:py-3">
        <Breadcrumbs
          items={[
            { label: 'Trang chủ', href: '/' },
            { label: kind.many, href: kind.prefix },
            ...where,
            { label: view.title },
          ]}
        />
      </div>
      <div className="relative">
        <detailToolsSlot.Outlet product={toSeen(view)} />
        <Kept part={Gallery} props={{ pictures: view.pictures, label: `Ảnh của ${view.title}` }} />
      </div>
    </>
  );
}

/** The product snapshot that a device stores. */
function toSeen({
  id,
  kind,
  path,
  title,
  place,
  pictures,
  priceVnd,
  finalPriceVnd,
  priceUnit,
  guestsOfPrice,
}: DetailView) {
  return {
    id,
    kind: kind.name,
    url: path,
    title,
    place,
    picture: pictures[0] ?? null,
    finalPrice: finalPriceVnd,
    priceUnit,
    ...perGuestPrice({ price: priceVnd, finalPrice: finalPriceVnd, guestsOfPrice }),
  };
}
