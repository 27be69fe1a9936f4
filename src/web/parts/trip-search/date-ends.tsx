import { ArrowRight } from 'lucide-react';
import type { DateRange } from '#ui/calendar/date-range.ts';
import { classNames } from '#ui/class-names.ts';
import { shortDay } from './describe-trip-search.ts';

/** Both ends of a stay, the one that is chosen next with a border. */
export function DateEnds({ range, words }: { range: DateRange; words: { from: string; to?: string } }) {
  const end = (label: string, day: string | null, isNext: boolean) => (
    <div
      className={classNames(
        'px-3 py-1.5',
        isNext && 'rounded-control outline-2 -outline-offset-1 outline-sea',
      )}
    >
      <p className={classNames('text-sm', isNext ? 'text-sea' : 'text-ink-soft')}>{shortLabel(label)}</p>
      <p className={day ? 'font-semibold' : 'text-ink-soft'}>{day ? shortDay(day) : 'Chọn ngày'}</p>
    </div>
  );
  return (
    <div className="mb-4 grid grid-cols-[1fr_auto_1fr] items-center rounded-control border border-line-strong">
      {end(words.from, range.from, range.from === null)}
      <ArrowRight aria-hidden className="mx-1 size-5" />
      {end(words.to ?? '', range.to, range.from !== null && range.to === null)}
    </div>
  );
}

/** 'Ngày nhận phòng' → 'Nhận phòng'. */
function shortLabel(label: string): string {
  const bare = label.replace(/^Ngày /, '');
  return bare.charAt(0).toUpperCase() + bare.slice(1);
}
