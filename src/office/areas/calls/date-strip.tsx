import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { formatNumber } from '#platform/vietnamese/format-number.ts';
import { classNames } from '#ui/class-names.ts';
import { formatDay } from '../../parts/format-moment.ts';
import { moveFocus } from '../../parts/move-focus.ts';
import type { NeighbourDay } from './load-neighbour-days.ts';

/** The price of the same choice a few days earlier or later, and what is left then: a click or Enter moves the trip there. */
export function DateStrip({ title, days }: { title: string; days: readonly NeighbourDay[] }) {
  const ref = useRef<HTMLOListElement>(null);
  const chosenOn = days.find(({ isChosen }) => isChosen)?.from;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another trip is looked at
  useEffect(() => {
    // Scrolls the strip only, not the page.
    const strip = ref.current;
    const chosen = strip?.querySelector<HTMLElement>('[aria-current]');
    if (strip && chosen) strip.scrollLeft = chosen.offsetLeft - (strip.clientWidth - chosen.clientWidth) / 2;
  }, [title, chosenOn]);
  return (
    <section
      aria-label="Dời ngày thì sao"
      className="sticky bottom-0 -mx-5 mt-auto -mb-5 flex items-center gap-3 border-t border-line bg-sunken px-5 py-2 max-sm:static max-sm:-mx-4 max-sm:flex-col max-sm:items-start max-sm:px-4"
    >
      <h2 className="w-20 flex-none text-sm font-semibold text-ink-soft max-sm:w-auto" title={title}>
        Dời ngày thì sao
      </h2>
      <ol ref={ref} className="relative flex min-w-0 flex-1 gap-1.5 overflow-x-auto p-0.5 max-sm:w-full">
        {days.map((day) => (
          <li key={day.from} className="w-28 flex-none">
            <StripDay day={day} />
          </li>
        ))}
      </ol>
    </section>
  );
}

function StripDay({ day }: { day: NeighbourDay }) {
  const { from, to, lunar, holiday, isChosen, totalVnd, moreVnd, left, message, href } = day;
  const when = to === from ? formatDay(from) : `${formatDay(from)}–${formatDay(to)}`;
  const moon = (
    <span className={classNames('text-tiny', holiday ? 'text-bad' : 'text-ink-faint')}>
      {lunar}
      {holiday && <span className="sr-only">, {holiday}</span>}
    </span>
  );
  const look = 'flex min-h-19 flex-col items-center rounded-control border px-1 py-1 text-center text-sm';
  if (totalVnd === null)
    return (
      <div className={classNames(look, 'border-line bg-mute-soft text-ink-faint')} title={message}>
        <b className="whitespace-nowrap">{when}</b>
        {moon}
        <span className="line-clamp-2 text-tiny">{message}</span>
      </div>
    );
  return (
    <Link
      to={href}
      preventScrollReset
      data-day={from}
      tabIndex={isChosen ? 0 : -1}
      aria-current={isChosen || undefined}
      title={holiday || undefined}
      onKeyDown={(event) => moveFocus(event)}
      className={classNames(
        look,
        isChosen
          ? 'border-sea bg-sea-soft inset-ring inset-ring-sea'
          : 'border-line bg-surface hover:bg-hover',
      )}
    >
      <b className="whitespace-nowrap">{when}</b>
      {moon}
      <span>{formatNumber(totalVnd)}</span>
      {isChosen ? (
        <span className="text-ink-soft">đang chọn</span>
      ) : (
        moreVnd !== null && (
          <span className={moreVnd < 0 ? 'text-good' : moreVnd > 0 ? 'text-warn' : 'text-ink-faint'}>
            {moreVnd === 0 ? 'bằng giá' : formatChange(moreVnd)}
          </span>
        )
      )}
      <span className="text-ink-soft">còn {formatNumber(left)}</span>
    </Link>
  );
}

const formatChange = (vnd: number) => `${vnd > 0 ? '+' : '−'}${formatNumber(Math.abs(vnd))}`;
