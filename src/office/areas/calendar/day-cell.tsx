import { classNames } from '#ui/class-names.ts';
import { formatDay } from '../../parts/format-moment.ts';
import { type Cell, placesLeft } from './cells.ts';

/** Cells show prices in thousands, because there is no room for more. */
const thousands = new Intl.NumberFormat('vi-VN', { maximumFractionDigits: 0 });

/** A unit on a day: how many are left, held and sold, and the price; colours mark what is about to run out. */
export function DayCell({ cell }: { cell: Cell }) {
  const {
    allotment,
    held,
    sold,
    blocked,
    priceVnd,
    releaseDays,
    isClosed,
    isStopped,
    isSet,
    noArrival,
    noDeparture,
  } = cell;
  // The cell's accessible text says all of this.
  if (allotment === null && priceVnd === null)
    return (
      <span aria-hidden className="text-ink-faint">
        ·
      </span>
    );
  const off = isClosed || isStopped;
  return (
    <>
      <span aria-hidden className="flex w-full items-baseline gap-1">
        <b className={classNames(off && 'text-ink-faint line-through')}>
          {allotment === null ? '–' : placesLeft(cell)}
        </b>
        {held + sold > 0 && (
          <span className="text-xs text-ink-soft">
            {held}/{sold}
          </span>
        )}
        {blocked > 0 && <span className="text-xs text-warn">×</span>}
        <span className="ml-auto text-xs text-info">
          {nightsMark(cell)}
          {releaseDays > 0 && ` N${releaseDays}`}
          {noArrival && '⇥'}
          {noDeparture && '↦'}
        </span>
      </span>
      <span
        aria-hidden
        className={classNames(
          'w-full text-right text-xs',
          isSet ? 'font-semibold text-sea' : 'text-ink-soft',
        )}
      >
        {isSet && '• '}
        {priceVnd === null ? '–' : thousands.format(priceVnd / 1000)}
      </span>
    </>
  );
}

/** '≥2', '≤7', '2–7', or '=3' where a stay has one length. */
function nightsMark({ minStay, maxStay }: Cell): string {
  const least = minStay ?? 1;
  if (maxStay === 0) return least > 1 ? `≥${least}` : '';
  if (least === maxStay) return `=${maxStay}`;
  return least > 1 ? `${least}–${maxStay}` : `≤${maxStay}`;
}

export function cellTone(cell: Cell): string {
  const { allotment, isClosed, isStopped } = cell;
  if (allotment === null) return 'bg-sunken';
  if (isClosed || isStopped) return 'bg-mute-soft';
  const left = placesLeft(cell);
  if (left <= 0) return 'bg-bad-soft';
  return left === 1 ? 'bg-warn-soft' : 'bg-surface';
}

/** The whole cell in words: for screen readers, and for the line below the grid. */
export function describeCell(unit: string, day: string, cell: Cell): string {
  const {
    allotment,
    held,
    sold,
    blocked,
    priceVnd,
    minStay,
    maxStay,
    releaseDays,
    isClosed,
    isStopped,
    isSet,
    noArrival,
    noDeparture,
  } = cell;
  const places =
    allotment === null ? 'chưa mở' : `mở ${allotment}, giữ ${held}, bán ${sold}, còn ${placesLeft(cell)}`;
  return [
    `${unit} ${formatDay(day)}: ${places}`,
    priceVnd === null ? 'chưa có giá' : `${priceVnd.toLocaleString('vi-VN')} ₫${isSet ? ' đặt tay' : ''}`,
    blocked > 0 && 'kênh khác đã lấy',
    isStopped ? 'ngừng phục vụ' : isClosed && 'ngừng bán',
    (minStay ?? 1) > 1 && `ở từ ${minStay} đêm`,
    maxStay > 0 && `ở đến ${maxStay} đêm`,
    releaseDays > 0 && `nhả chỗ trước ${releaseDays} ngày`,
    noArrival && 'không nhận đến',
    noDeparture && 'không cho trả phòng',
  ]
    .filter(Boolean)
    .join(', ');
}
