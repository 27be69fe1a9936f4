import { formatVnd } from '#platform/vietnamese/format-money.ts';
import { nothingWords } from '#web/areas/products/booking-widget/nothing-words.ts';

/** The price that is true now: from how much a night, or the lowest total of the chosen stay. */
export function PriceNow({
  view,
  hasStay,
  lowestVnd,
}: {
  view: { finalPriceVnd: number; availability: string };
  hasStay: boolean;
  lowestVnd: number | null;
}) {
  if (hasStay && lowestVnd === null)
    return <span className="text-sm leading-snug">Ngày này chưa có phòng</span>;
  const amountVnd = hasStay ? lowestVnd : view.finalPriceVnd;
  if (!amountVnd) return <span className="text-sm leading-snug">{nothingWords(view)}</span>;
  return (
    <span className="block text-sm leading-snug tabular-nums">
      <span className="text-ink-soft">Từ </span>
      <span className="text-lg font-semibold whitespace-nowrap">{formatVnd(amountVnd)}</span>
      <span className="block text-ink-soft">{hasStay ? 'cả kỳ nghỉ' : 'mỗi đêm'}, đã gồm thuế phí</span>
    </span>
  );
}
