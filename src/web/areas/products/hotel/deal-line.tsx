import { Badge } from '#ui/badge.tsx';
import { Price } from '#ui/price.tsx';
import { LowestPrice } from '#web/areas/products/booking-widget/lowest-price.tsx';
import type { DetailView } from '#web/areas/products/detail/detail-view.ts';

/** What a night costs from, and cost before, while something is off; the total of a chosen stay says it by itself. */
export function DealLine({ view }: { view: DetailView }) {
  if (view.discount <= 0) return null;
  return (
    <div className="mb-5">
      <div className="flex items-end gap-3">
        <Price
          priceVnd={view.priceVnd}
          finalPriceVnd={view.finalPriceVnd}
          unit={view.priceUnit}
          size="lg"
          note=""
          from
        />
        <Badge tone="sun" className="mb-1.5">
          −{view.discount}%
        </Badge>
      </div>
      <LowestPrice view={view} />
    </div>
  );
}
