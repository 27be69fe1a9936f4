import { useEffect, useRef } from 'react';
import { formatDate } from '#platform/vietnamese/format-date.ts';
import { formatVnd } from '#platform/vietnamese/format-money.ts';
import { classNames } from '#ui/class-names.ts';
import { Card } from '../../../parts/card.tsx';
import { shortPrice } from '../../../parts/prices/short-price.ts';
import { YearGrid } from '../../../parts/prices/year-grid.tsx';
import type { TriedDay, TriedYear } from './describe-tried-year.ts';

/**
 * The prices of a whole year under an unsaved rule: what becomes dearer, what cheaper, and the day with the largest change. It is
 * scrolled into view, because it lies below the form that asked for it.
 */
export function TriedYearCard({ tried }: { tried: TriedYear }) {
  const card = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (tried) card.current?.focus();
  }, [tried]);
  return (
    <div ref={card} tabIndex={-1} className="rounded-card">
      <Year tried={tried} />
    </div>
  );
}

function Year({ tried }: { tried: TriedYear }) {
  const { days, most, unitTitle, year, adults, nights } = tried;
  const dearer = days.filter((one) => moveOf(one) > 0).length;
  const cheaper = days.filter((one) => moveOf(one) < 0).length;
  const isInMillions = Math.max(0, ...days.map(({ isVnd }) => isVnd ?? 0)) >= 1_000_000;
  return (
    <Card title={`Thử trên cả năm ${year}: ${unitTitle}`}>
      <div role="status" className="flex flex-col gap-1 px-3.5 py-3">
        <p className="font-semibold">
          {dearer + cheaper === 0
            ? 'Không ngày nào trong năm đổi giá.'
            : `${dearer + cheaper} ngày đổi giá: ${dearer} ngày tăng, ${cheaper} ngày giảm.`}
        </p>
        <p className="text-ink-soft">
          Giá của {adults} người lớn, {nights} đêm hoặc ngày. Chưa có gì được lưu.
        </p>
      </div>
      <div className="border-t border-line">
        <YearGrid
          days={days}
          caption={`Giá theo ngày đi nếu lưu luật này, ${isInMillions ? 'triệu đồng' : 'nghìn đồng'}`}
          cell={(one) => (
            <DayCell key={one.day} one={one} isInMillions={isInMillions} isMost={one.day === most?.day} />
          )}
        />
      </div>
      <p className="border-t border-line px-3.5 py-2 text-sm text-ink-faint">
        {isInMillions ? 'Triệu' : 'Nghìn'} ₫. Nền cam: tăng; nền xanh: giảm; khung đậm: ngày đổi nhiều nhất.
      </p>
      {most?.explained.ok && (
        <div className="border-t border-line px-3.5 py-3">
          <h3 className="font-semibold">{formatDate(most.day)} sẽ tính thế này</h3>
          <dl className="mt-1 grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-1">
            {most.explained.lines.map(({ label, reason, amount, source }) => (
              <div key={`${label} ${reason}`} className="contents">
                <dt className={source.from === 'rule' ? 'font-semibold' : ''}>
                  {label} <span className="font-normal text-ink-soft">{reason}</span>
                </dt>
                <dd className="text-right tabular-nums">{formatVnd(amount)}</dd>
              </div>
            ))}
            <dt className="font-semibold">Cộng</dt>
            <dd className="text-right font-semibold tabular-nums">{formatVnd(most.explained.totalVnd)}</dd>
          </dl>
        </div>
      )}
    </Card>
  );
}

const moveOf = ({ wasVnd, isVnd }: TriedDay) => (wasVnd === null || isVnd === null ? 0 : isVnd - wasVnd);

function DayCell({ one, isInMillions, isMost }: { one: TriedDay; isInMillions: boolean; isMost: boolean }) {
  const { day, wasVnd, isVnd } = one;
  const move = moveOf(one);
  const summary =
    isVnd === null
      ? 'không bán'
      : move === 0
        ? formatVnd(isVnd)
        : `${formatVnd(wasVnd ?? 0)} thành ${formatVnd(isVnd)}`;
  return (
    <td
      title={`${formatDate(day)}: ${summary}`}
      className={classNames(
        'rounded-[5px] py-0.5 text-[11px] leading-4 tracking-tighter tabular-nums',
        move > 0 ? 'bg-lantern/30' : move < 0 ? 'bg-sea/25' : 'bg-mute-soft',
        isMost && 'inset-ring-2 inset-ring-ink',
      )}
    >
      <span aria-hidden>{isVnd === null ? '–' : shortPrice(isVnd, isInMillions)}</span>
      <span className="sr-only">{summary}</span>
    </td>
  );
}
