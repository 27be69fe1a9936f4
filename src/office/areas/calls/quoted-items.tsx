import { X } from 'lucide-react';
import { Link } from 'react-router';
import { formatDate } from '#platform/vietnamese/format-date.ts';
import { formatNumber } from '#platform/vietnamese/format-number.ts';
import { Notice } from '../../parts/notice.tsx';
import { type PriceLine, PriceLines } from '../../parts/prices/price-lines.tsx';

export interface Quoted {
  items: {
    title: string;
    about: string;
    from: string;
    to: string;
    amountVnd: number;
    lines: PriceLine[];
    isOnRequest: boolean;
    removeHref: string;
  }[];
  totalVnd: number;
  dueNowVnd: number;
  /** The last day (ISO) for the rest of a deposit. */
  balanceDueOn: string | null;
  refused: { message: string; removeHref: string }[];
}

/** The chosen items with prices and reasons, and those no longer available. */
export function QuotedItems({
  quoted: { items, refused, totalVnd, dueNowVnd, balanceDueOn },
}: {
  quoted: Quoted;
}) {
  return (
    <>
      {refused.map(({ message, removeHref }) => (
        <Notice key={removeHref} tone="bad">
          {message}{' '}
          <Link to={removeHref} preventScrollReset className="font-semibold underline">
            Bỏ món này
          </Link>
        </Notice>
      ))}
      <ul className="flex flex-col divide-y divide-line border-y border-line">
        {items.map((item) => (
          <li key={item.removeHref} className="py-2">
            <div className="flex items-start gap-2">
              <div className="min-w-0 flex-1">
                <b>{item.title}</b>
                <p className="text-sm text-ink-soft">
                  {item.about} · {formatDate(item.from)}
                  {item.to !== item.from && ` – ${formatDate(item.to)}`}
                </p>
                {item.isOnRequest && (
                  <p className="text-sm text-info">Nhà cung cấp phải trả lời trước khi giữ chỗ</p>
                )}
              </div>
              <b className="whitespace-nowrap">{formatNumber(item.amountVnd)}</b>
              <Link
                to={item.removeHref}
                preventScrollReset
                aria-label={`Bỏ ${item.title}`}
                className="grid size-6 place-items-center rounded-badge text-ink-faint hover:bg-hover max-sm:size-11"
              >
                <X size={14} aria-hidden />
              </Link>
            </div>
            <PriceLines lines={item.lines} />
          </li>
        ))}
      </ul>
      <p className="flex items-baseline justify-between">
        Khách trả <b className="text-xl">{formatNumber(totalVnd)} ₫</b>
      </p>
      {dueNowVnd < totalVnd && (
        <p className="text-sm text-ink-soft">
          Trả ngay <b>{formatNumber(dueNowVnd)} ₫</b>
          {balanceDueOn && ` · còn lại trước ${formatDate(balanceDueOn)}`}
        </p>
      )}
    </>
  );
}
