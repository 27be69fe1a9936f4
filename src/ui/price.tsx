import { formatVnd } from '#platform/vietnamese/format-money.ts';

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
  note?: string | undefined;
}) {
  return (
    <p className="price">
      {priceVnd !== undefined && priceVnd > finalPriceVnd && (
        <span>
          <span className="sr-only">Giá gốc </span>
          <s>{formatVnd(priceVnd)}</s>
        </span>
      )}
      {from && 'Từ '}
      <b className={size === 'lg' ? 'text-2xl' : undefined}>{formatVnd(finalPriceVnd)}</b>
      {unit}
      {note && <span>{note}</span>}
    </p>
  );
}
