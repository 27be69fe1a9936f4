import { ChevronDown } from 'lucide-react';
import { groupPriceLines } from '#modules/pricing/quote/group-price-lines.ts';
import { formatWeekdayDate } from '#platform/vietnamese/format-date.ts';
import { formatVnd } from '#platform/vietnamese/format-money.ts';
import type { QuoteView } from './quote-view.ts';

/** Every line of a price with its reason, collapsed under a summary. */
export function PriceLines({ quote }: { quote: QuoteView }) {
  const restVnd = quote.totalVnd - quote.dueNowVnd;
  return (
    <details className="group">
      <summary className="flex min-h-11 cursor-pointer items-center justify-between gap-3 text-sm font-semibold text-sea hover:underline">
        Chi tiết giá
        <ChevronDown aria-hidden className="size-5 shrink-0 group-open:rotate-180" />
      </summary>
      <dl className="stack-2.5 pb-3 text-sm">
        {groupPriceLines(quote.lines).map((line, index) => (
          <div key={`${line.label}-${index}`} className="flex items-start justify-between gap-4">
            <dt className="min-w-0">
              {line.label}
              <span className="block text-ink-soft">{line.reason}</span>
            </dt>
            <dd className="whitespace-nowrap tabular-nums">
              {line.amount === 0 ? 'miễn phí' : formatVnd(line.amount)}
            </dd>
          </div>
        ))}
        <div className="flex items-baseline justify-between gap-4 border-t border-line pt-2.5 font-semibold">
          <dt>Tổng cộng</dt>
          <dd className="text-base whitespace-nowrap tabular-nums">{formatVnd(quote.totalVnd)}</dd>
        </div>
        {restVnd > 0 && (
          <>
            <div className="flex justify-between gap-4">
              <dt>Trả ngay để giữ chỗ</dt>
              <dd className="whitespace-nowrap tabular-nums">{formatVnd(quote.dueNowVnd)}</dd>
            </div>
            <div className="flex justify-between gap-4">
              <dt>Còn lại{quote.balanceDueOn && `, trước ${formatWeekdayDate(quote.balanceDueOn)}`}</dt>
              <dd className="whitespace-nowrap tabular-nums">{formatVnd(restVnd)}</dd>
            </div>
          </>
        )}
      </dl>
      <p className="pb-3 text-sm text-ink-soft">
        Đã gồm thuế phí
        {quote.taxes.map((tax) => `, VAT ${tax.percent}%: ${formatVnd(tax.amountVnd)}`).join('')}
      </p>
    </details>
  );
}
