import { X } from 'lucide-react';
import { Link } from 'react-router';
import { formatDate } from '#platform/vietnamese/format-date.ts';
import { formatNumber } from '#platform/vietnamese/format-number.ts';
import { Notice } from '../../parts/notice.tsx';

export interface Quoted {
  items: {
    title: string;
    about: string;
    from: string;
    to: string;
    amountVnd: number;
    lines: { label: string; amountVnd: number; reason: string }[];
    isOnRequest: boolean;
    removeHref: string;
  }[];
  totalVnd: number;
  dueNowVnd: number;
  refused: { message: string; removeHref: string }[];
}

/** The chosen items with prices and reasons, and those no longer available. */
export function QuotedItems({ quoted: { items, refused, totalVnd, dueNowVnd } }: { quoted: Quoted }) {
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
            <details className="mt-1 text-sm">
              <summary className="text-sea">Vì sao giá này</summary>
              <ul className="mt-1 flex flex-col gap-0.5 text-ink-soft">
                {item.lines.map(({ label, amountVnd, reason }) => (
                  <li key={label + reason} className="flex justify-between gap-3">
                    <span>
                      {label}
                      {reason && <span className="text-ink-faint"> · {reason}</span>}
                    </span>
                    <span className="whitespace-nowrap">{formatNumber(amountVnd)}</span>
                  </li>
                ))}
              </ul>
            </details>
          </li>
        ))}
      </ul>
      <p className="flex items-baseline justify-between">
        Khách trả <b className="text-xl">{formatNumber(totalVnd)} ₫</b>
      </p>
      {dueNowVnd < totalVnd && <p className="text-sm text-ink-soft">Trả ngay {formatNumber(dueNowVnd)} ₫</p>}
    </>
  );
}
