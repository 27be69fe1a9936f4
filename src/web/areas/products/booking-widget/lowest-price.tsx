import { formatVnd } from '#platform/vietnamese/format-money.ts';

/** A discounted price beside the lowest price of the last 30 days; nothing where that is unknown. */
export function LowestPrice({
  view: { discount, finalPriceVnd, lowestPriceVnd },
}: {
  view: { discount: number; finalPriceVnd: number; lowestPriceVnd: number | null };
}) {
  if (discount <= 0 || lowestPriceVnd === null) return null;
  return (
    <p className="text-sm text-ink-soft tabular-nums">
      {lowestPriceVnd < finalPriceVnd
        ? `Giá thấp nhất 30 ngày qua: ${formatVnd(lowestPriceVnd)}`
        : 'Đang là giá thấp nhất 30 ngày qua'}
    </p>
  );
}
