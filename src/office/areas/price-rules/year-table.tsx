import { type KeyboardEvent, useRef } from 'react';
import { capitalise } from '#platform/vietnamese/capitalise.ts';
import { classNames } from '#ui/class-names.ts';
import { Card } from '../../parts/card.tsx';
import { formatPercent } from '../../parts/format-percent.ts';
import { shortPrice } from '../../parts/prices/short-price.ts';
import { YearGrid } from '../../parts/prices/year-grid.tsx';
import { type Shown, type TryOut, tryOutAddress } from './read-try-out.ts';
import { YearCell, type YearDay } from './year-cell.tsx';

/** Number of price steps of a year. */
const stepCount = 5;

interface Heat {
  /** Lower bound of each step, starting with the lowest price. */
  steps: number[];
  /** The step of a price. */
  of: (vnd: number) => number;
}

/** Up to five equal steps between the lowest and highest value of a year, rounded to `unit`, in which they are shown; those that are then alike are one. */
function heatOf(prices: readonly number[], unit: number): Heat {
  const least = Math.min(...prices);
  const most = Math.max(...prices);
  const size = (most - least) / stepCount;
  const bounds = Array.from({ length: stepCount }, (_, at) => Math.round((least + size * at) / unit) * unit);
  const steps = size === 0 ? [least] : [...new Set(bounds)];
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
  const shown = tried.ruleSet === 'lech' ? 'lech' : days.some(({ margin }) => margin) ? tried.shown : 'ban';
  const values = days.flatMap((one) => shownOf(one, shown) ?? []);
  const isInMillions = shown !== 'lai' && Math.max(0, ...values.map(Math.abs)) >= 1_000_000;
  const shortLabel = (value: number) =>
    shown === 'lai'
      ? formatPercent(value)
      : `${shown === 'lech' && value > 0 ? '+' : ''}${shortPrice(value, isInMillions)}`;
  const heat = heatOf(values.length > 0 ? values : [0], shown === 'lai' ? 1 : isInMillions ? 100_000 : 1000);
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
      title={`${shownTitles[shown]} theo ngày đi, ${tried.year}`}
      aside={<Legend words={values.length > 0 && shown !== 'lech' ? heat.steps.map(shortLabel) : []} />}
    >
      <YearGrid
        {...{ ref, days }}
        caption={`${shownTitles[shown]} cả nhóm theo ngày đi, ${units(shown, isInMillions, 'đồng')}; số nhỏ là ngày âm lịch`}
        cell={(one, at) => {
          const value = shownOf(one, shown);
          return (
            <td key={one.day} className="p-0">
              <YearCell
                {...{ one, labels }}
                to={tryOutAddress(tried, { day: one.day })}
                price={
                  value === null
                    ? '–'
                    : shown === 'lech' && value === 0
                      ? '·'
                      : shortLabel(value).replace('%', '')
                }
                look={
                  shown === 'lech'
                    ? changeLook(value)
                    : value === null
                      ? undefined
                      : heatLooks[heat.of(value)]
                }
                isBelow={one.margin !== null && one.margin.percent < tried.floorPercent}
                isChosen={one.day === chosen}
                isStop={one.day === focused}
                onKeyDown={(event) => move(event, at)}
              />
            </td>
          );
        }}
      />
      {shown === 'lech' && (
        <p className="border-t border-line px-3.5 py-2 font-semibold">{changeWords(values)}</p>
      )}
      <p className="border-t border-line px-3.5 py-2 text-sm text-ink-faint">
        {capitalise(units(shown, isInMillions, '₫'))} cả nhóm. Số nhỏ: ngày âm, đậm là mùng một và rằm, gạch
        chân là dịp lễ; giá đậm là cuối tuần; chấm là giá đặt tay. Phím mũi tên đi từng ngày.
      </p>
    </Card>
  );
}

type TableShown = Shown | 'lech';

const shownTitles: Record<TableShown, string> = {
  ban: 'Giá',
  von: 'Giá vốn',
  lai: 'Lãi, phần trăm giá bán',
  lech: 'Bản nháp đổi giá bao nhiêu',
};

function changeWords(changes: readonly number[]): string {
  const up = changes.filter((change) => change > 0).length;
  const down = changes.filter((change) => change < 0).length;
  if (up + down === 0) return 'Với nhóm này, bản nháp không đổi giá ngày nào trong năm.';
  return `${up + down} ngày đổi giá: ${up} ngày tăng (nền cam), ${down} ngày giảm (nền xanh).`;
}

/** Dearer under the drafts, cheaper, or as before. */
const changeLook = (change: number | null) =>
  change ? (change > 0 ? 'bg-lantern/30' : 'bg-sea/25') : undefined;

function shownOf({ totalVnd, changeVnd, margin }: YearDay, shown: TableShown): number | null {
  if (shown === 'lech') return changeVnd;
  if (shown === 'ban') return totalVnd;
  return (shown === 'von' ? margin?.costVnd : margin?.percent) ?? null;
}

function units(shown: TableShown, isInMillions: boolean, money: string): string {
  if (shown === 'lai') return 'phần trăm';
  return `${isInMillions ? 'triệu' : 'nghìn'} ${money}`;
}

function Legend({ words }: { words: readonly string[] }) {
  return (
    <ul aria-label="Mức giá" className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-soft">
      {words.map((from, at) => (
        <li key={from} className="flex items-center gap-1">
          <span className={classNames('size-3.5 rounded-[3px] inset-ring inset-ring-line', heatLooks[at])} />
          {words.length === 1 ? '' : 'từ '}
          {from}
        </li>
      ))}
    </ul>
  );
}
