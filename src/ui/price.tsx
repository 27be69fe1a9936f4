import { formatVnd } from '#platform/vietnamese/format-money.ts';
import { classNames } from './class-names.ts';

/**
 * A price with its unit. The list price is struck through only when it is higher; both amounts are integer đồng and
 * include taxes and fees.
 */
export function Price({
  finalPriceVnd,
  priceVnd,
  unit,
  from = false,
  size = 'md',
  note = 'đã gồm thuế phí',
}: {
  finalPriceVnd: number;
  priceVnd?: number;
  unit?: string;
  from?: boolean;
  size?: 'md' | 'lg';
  note?: string;
}) {
  return (
    <p className="tabular-nums">
      {priceVnd !== undefined && priceVnd > finalPriceVnd && (
        <span className="block text-sm text-ink-soft">
          <span className="sr-only">Giá gốc </span>
          <s>{formatVnd(priceVnd)}</s>
        </span>
      )}
      <span className="whitespace-nowrap">
        {from && <span className="text-sm text-ink-soft">Từ </span>}
        <span className={classNames('font-semibold text-ink', size === 'lg' ? 'text-2xl' : 'text-lg')}>
          {formatVnd(finalPriceVnd)}
        </span>
        {unit && <span className="text-sm text-ink-soft">{unit}</span>}
      </span>
      {note && <span className="block text-sm text-ink-soft">{note}</span>}
    </p>
  );
}
