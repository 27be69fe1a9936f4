import { type KeyboardEvent, useRef } from 'react';
import { classNames } from '#ui/class-names.ts';
import { Card } from '../../parts/card.tsx';
import { shortPrice } from '../../parts/prices/short-price.ts';
import { YearGrid } from '../../parts/prices/year-grid.tsx';
import { type TryOut, tryOutAddress } from './read-try-out.ts';
import { YearCell, type YearDay } from './year-cell.tsx';

/** Number of price steps of a year. */
const stepCount = 5;

interface Heat {
  /** Lower bound of each step, starting with the lowest price. */
  steps: number[];
  /** The step of a price. */
  of: (vnd: number) => number;
}

/** Five equal steps between the lowest and highest price of a year, in whole thousands; a single one where all days cost the same. */
function heatOf(prices: readonly number[]): Heat {
  const least = Math.min(...prices);
  const most = Math.max(...prices);
  const size = (most - least) / stepCount;
  const steps =
    size === 0
      ? [least]
      : Array.from({ length: stepCount }, (_, at) => Math.round((least + size * at) / 1000) * 1000);
  return {
    steps,
    of: (vnd) =>
      Math.max(
        0,
        steps.findLastIndex((from) => from <= vnd),
      ),
  };
}

/** Colours of the steps, from the cheapest to the dearest. */
const heatLooks = ['bg-sea/8', 'bg-sea/20', 'bg-sea/35', 'bg-sun/45', 'bg-lantern/40'];

interface YearTableProps {
  tried: TryOut;
  days: readonly YearDay[];
  rules: readonly { id: number; label: string }[];
  chosen: string | null;
}

/** Heat map of a year's prices, one row per month: a darker cell is dearer. Arrow keys move between days, Enter shows a day's lines. */
export function YearTable({ tried, days, rules, chosen }: YearTableProps) {
  const ref = useRef<HTMLTableElement>(null);
  const priced = days.flatMap(({ totalVnd }) => totalVnd ?? []);
  const isInMillions = Math.max(0, ...priced) >= 1_000_000;
  const heat = heatOf(priced.length > 0 ? priced : [0]);
  const focused = chosen ?? days[0]?.day ?? '';
  const labels = new Map(rules.map(({ id, label }) => [id, label]));
  const move = (event: KeyboardEvent<HTMLAnchorElement>, at: number) => {
    const step = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -31, ArrowDown: 31 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const links = ref.current?.querySelectorAll<HTMLAnchorElement>('a[data-day]');
    links?.[Math.min(days.length - 1, Math.max(0, at + step))]?.focus();
  };
  return (
    <Card
      title={`Giá theo ngày đi, ${tried.year}`}
      aside={<Legend steps={priced.length > 0 ? heat.steps : []} isInMillions={isInMillions} />}
    >
      <YearGrid
        {...{ ref, days }}
        caption={`Giá cả nhóm theo ngày đi, ${isInMillions ? 'triệu đồng' : 'nghìn đồng'}; số nhỏ là ngày âm lịch`}
        cell={(one, at) => (
          <td key={one.day} className="p-0">
            <YearCell
              {...{ one, labels }}
              to={tryOutAddress(tried, { day: one.day })}
              price={one.totalVnd === null ? '–' : shortPrice(one.totalVnd, isInMillions)}
              look={one.totalVnd === null ? undefined : heatLooks[heat.of(one.totalVnd)]}
              isBelow={one.margin !== null && one.margin.percent < tried.floorPercent}
              isChosen={one.day === chosen}
              isStop={one.day === focused}
              onKeyDown={(event) => move(event, at)}
            />
          </td>
        )}
      />
      <p className="border-t border-line px-3.5 py-2 text-sm text-ink-faint">
        {isInMillions ? 'Triệu' : 'Nghìn'} ₫ cả nhóm. Số nhỏ: ngày âm, đậm là mùng một và rằm, gạch chân là
        dịp lễ; giá đậm là cuối tuần; chấm là giá đặt tay. Phím mũi tên đi từng ngày.
      </p>
    </Card>
  );
}

function Legend({ steps, isInMillions }: { steps: readonly number[]; isInMillions: boolean }) {
  return (
    <ul aria-label="Mức giá" className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-soft">
      {steps.map((from, at) => (
        <li key={from} className="flex items-center gap-1">
          <span className={classNames('size-3.5 rounded-[3px] inset-ring inset-ring-line', heatLooks[at])} />
          {steps.length === 1 ? '' : 'từ '}
          {shortPrice(from, isInMillions)}
        </li>
      ))}
    </ul>
  );
}
