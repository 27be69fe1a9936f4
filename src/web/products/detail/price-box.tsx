import type { ReactNode } from 'react';
import { Badge } from '#ui/badge.tsx';
import { Price } from '#ui/price.tsx';
import { useRootData } from '../../root-data.ts';
import { ContactActions } from './contact-actions.tsx';
import type { DetailView } from './detail-view.ts';

/** The price and how to book, beside the page on wide screens; `children` say what the price depends on. */
export function PriceBox({ view, children }: { view: DetailView; children?: ReactNode }) {
  const { settings } = useRootData();
  return (
    <div className="rounded-card border border-line bg-rice p-5 shadow-soft">
      {view.finalPriceVnd > 0 ? (
        <div className="flex items-start justify-between gap-3">
          <Price
            priceVnd={view.priceVnd}
            finalPriceVnd={view.finalPriceVnd}
            unit={view.priceUnit}
            size="lg"
            from
          />
          {view.discount > 0 && <Badge tone="sun">−{view.discount}%</Badge>}
        </div>
      ) : (
        <p className="text-ink-soft">Chưa mở bán</p>
      )}
      {children && <div className="mt-4 border-t border-line pt-4">{children}</div>}
      <div className="mt-5 flex flex-col gap-2.5">
        <ContactActions isStacked />
      </div>
      <p className="mt-3 text-center text-sm text-ink-soft">
        Có người trả lời {settings.supportHours} mỗi ngày
      </p>
    </div>
  );
}
