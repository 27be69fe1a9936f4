import type { ReactNode } from 'react';
import { activeItems } from '#modules/booking/active-items.ts';
import { groupPriceLines } from '#modules/pricing/quote/group-price-lines.ts';
import type { Quote } from '#modules/pricing/quote/quote-types.ts';
import { formatDateTime, formatWeekdayDate } from '#platform/vietnamese/format-date.ts';
import { formatVnd } from '#platform/vietnamese/format-money.ts';
import { keepDays } from '#platform/vietnamese/keep-days.ts';
import { keepNames } from '#platform/vietnamese/keep-names.ts';
import { classNames } from '#ui/class-names.ts';

export interface SummaryQuote {
  /** The lines of each item under its title; the title is left out where there is one item. */
  parts: { title: string; amount: number; lines: Line[]; cancellation: Tier[] }[];
  total: number;
  dueNow: number;
  balanceDueOn: string | null;
  taxes: { percent: number; amountVnd: number }[];
  cancellation: Tier[];
}

type Line = { label: string; amount: number; reason: string };
type Tier = { until: string; refundPercent: number; refundAmount: number };

/** A quote's values for the price summary, and no others. */
export function summaryOf(quote: Quote): SummaryQuote {
  return {
    parts: activeItems(quote).map(({ productTitle, amount, lines, cancellation }) => ({
      title: productTitle,
      amount,
      lines: groupPriceLines(lines),
      cancellation,
    })),
    total: quote.total,
    dueNow: quote.dueNow,
    balanceDueOn: quote.balanceDueOn,
    taxes: quote.taxes,
    cancellation: quote.cancellation,
  };
}

/**
 * Every line of a price with its reason, the total, what is due now, and the cancellation tiers. With several items each has its
 * price and expands to its lines and cancellation tiers.
 */
export function PriceSummary({
  quote,
  isBooked = false,
  isOver = false,
  children,
}: {
  quote: SummaryQuote;
  /** The price of a booking, in place of one that is offered. */
  isBooked?: boolean;
  /** The trip took place or was cancelled: what a cancellation would refund is past. */
  isOver?: boolean;
  /** What was paid of it. */
  children?: ReactNode;
}) {
  const alone = quote.parts.length === 1 ? quote.parts[0] : undefined;
  const heading = isBooked ? 'Chi tiết giá' : 'Giá này gồm gì';
  return (
    <section aria-label={heading} className="rounded-card border border-line bg-rice p-4 lg:p-5">
      <h2 className="text-lg">{heading}</h2>
      {!alone && (
        <div className="mt-1">
          {quote.parts.map((part, place) => (
            <FoldedPart key={place} {...part} />
          ))}
        </div>
      )}
      <dl className="mt-3 stack-3">
        {alone && <PriceLines lines={alone.lines} />}
        <div
          className={classNames(
            'flex flex-wrap items-baseline justify-between gap-x-4',
            alone && 'border-t border-line pt-3',
          )}
        >
          <dt className="font-semibold">Tổng cộng</dt>
          <dd className="text-xl font-semibold whitespace-nowrap tabular-nums">{formatVnd(quote.total)}</dd>
        </div>
        {quote.dueNow < quote.total && (
          <div className="flex items-baseline justify-between gap-4">
            <dt>{isBooked ? 'Trả khi đặt' : 'Trả ngay'}</dt>
            <dd className="font-semibold tabular-nums">{formatVnd(quote.dueNow)}</dd>
          </div>
        )}
        {quote.dueNow < quote.total && (
          <div className="flex items-baseline justify-between gap-4">
            <dt>Còn lại{quote.balanceDueOn && `, trước ${formatWeekdayDate(quote.balanceDueOn)}`}</dt>
            <dd className="tabular-nums">{formatVnd(quote.total - quote.dueNow)}</dd>
          </div>
        )}
      </dl>
      <p className="mt-2 text-sm text-ink-soft">
        Đã gồm thuế phí
        {quote.taxes.map((tax) => ` · VAT ${tax.percent}%: ${formatVnd(tax.amountVnd)}`).join('')}.
        {!isBooked && ' Không phát sinh thêm ở bước sau.'}
      </p>
      {children}
      {alone && !isOver && <CancellationTiers tiers={quote.cancellation} />}
    </section>
  );
}

/** One of several items: its price, expanding to its lines and cancellation tiers. */
function FoldedPart({ title, amount, lines, cancellation }: SummaryQuote['parts'][number]) {
  return (
    <details className="border-b border-line">
      <summary className="folded-head min-h-11 scroll-mb-56 list-none py-3 font-semibold">
        <span className="flex min-w-0 grow flex-wrap items-start justify-between gap-x-4">
          <span className="min-w-0">{keepNames(title)}</span>
          <span className="ml-auto whitespace-nowrap tabular-nums">{formatVnd(amount)}</span>
        </span>
      </summary>
      <dl className="stack-3 pb-3">
        <PriceLines lines={lines} />
      </dl>
      <p className="font-semibold">Nếu bạn hủy</p>
      <div className="pb-3">
        <TierList tiers={cancellation} />
      </div>
    </details>
  );
}

function PriceLines({ lines }: { lines: Line[] }) {
  return lines.map((line, index) => (
    <div key={`${line.label}-${index}`} className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4">
      {/* The reason goes below the amount as well: a narrow column would break its dates. */}
      <dt className="contents">
        {keepDays(line.label)}
        <span className="col-span-2 row-start-2 text-sm text-ink-soft">{line.reason}</span>
      </dt>
      <dd className="col-start-2 row-start-1 whitespace-nowrap tabular-nums">
        {line.amount === 0 ? 'miễn phí' : formatVnd(line.amount)}
      </dd>
    </div>
  ));
}

/** The cancellation tiers, in absolute times. */
export function CancellationTiers({ tiers }: { tiers: Tier[] }) {
  return (
    <div className="mt-4 border-t border-line pt-3">
      <h3 className="text-base">Nếu bạn hủy</h3>
      <TierList tiers={tiers} />
    </div>
  );
}

function TierList({ tiers }: { tiers: Tier[] }) {
  const refunding = tiers.filter((tier) => tier.refundPercent > 0);
  return (
    <ul className="mt-1 stack-1 text-sm">
      {refunding.map((tier) => (
        <li key={tier.until}>
          Trước {formatDateTime(tier.until)}: hoàn {formatVnd(tier.refundAmount)} ({tier.refundPercent}%)
        </li>
      ))}
      <li>{refunding.length > 0 ? 'Sau đó: không hoàn tiền' : 'Giá này không hoàn, không hủy'}</li>
    </ul>
  );
}
