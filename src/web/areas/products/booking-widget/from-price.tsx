import { formatWeekdayDate } from '#platform/vietnamese/format-date.ts';
import { Price } from '#ui/price.tsx';
import type { Lowest } from './load-starts.ts';

/**
 * From how much a unit is in the months shown: of one guest, night or pack, or of all who come where only that says
 * something; always with the day on which it is to be had.
 */
export function FromPrice({ lowest, unit, party }: { lowest: Lowest | null; unit: string; party: string }) {
  if (!lowest) return <p className="text-ink-soft">Hết chỗ hoặc chưa mở bán trong hai tháng này</p>;
  const { priceVnd, totalVnd, day } = lowest;
  const note = `đã gồm thuế phí, ${formatWeekdayDate(day)}`;
  return priceVnd === null ? (
    <Price finalPriceVnd={totalVnd} note={`${party}, ${note}`} from />
  ) : (
    <Price finalPriceVnd={priceVnd} unit={unit} note={note} from />
  );
}
