import { formatVnd } from '#platform/vietnamese/format-money.ts';
import { nothingWords } from '#web/areas/products/booking-widget/nothing-words.ts';
import { useChosenRoom } from './chosen-room.tsx';

/** The current price: the total of the choice, or the from-price per night. */
export function ChoicePrice({
  view,
  hasStay,
}: {
  view: { finalPriceVnd: number; availability: string };
  hasStay: boolean;
}) {
  const { choice } = useChosenRoom();
  if (hasStay && !choice) return <span className="text-sm leading-snug">Ngày này chưa có phòng</span>;
  const amountVnd = choice?.offer.totalVnd ?? view.finalPriceVnd;
  if (!amountVnd) return <span className="text-sm leading-snug">{nothingWords(view)}</span>;
  return (
    <span className="block text-sm leading-snug tabular-nums">
      {!choice && <span className="text-ink-soft">Từ </span>}
      <span className="text-lg leading-snug font-semibold whitespace-nowrap">{formatVnd(amountVnd)}</span>
      <span className="block truncate text-ink-soft">{choice ? choice.room.title : 'mỗi đêm'}</span>
    </span>
  );
}
