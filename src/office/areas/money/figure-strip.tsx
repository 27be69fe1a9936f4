import { Link } from 'react-router';
import { classNames } from '#ui/class-names.ts';
import type { MoneyFigure } from './money-figures.ts';

const looks = { '': '', good: 'text-good', warn: 'text-warn', bad: 'text-bad' };

/** The day's money as a row of figures; each links to what it counts. */
export function FigureStrip({ figures }: { figures: readonly MoneyFigure[] }) {
  return (
    <ul className="grid auto-cols-fr grid-flow-col overflow-hidden rounded-card border border-line bg-surface max-lg:grid-flow-row max-lg:grid-cols-3 max-sm:grid-cols-2">
      {figures.map(({ title, value, note, look, to }) => (
        <li
          key={title}
          className="min-w-0 border-line not-first:border-l max-lg:-mt-px max-lg:-ml-px max-lg:border-t max-lg:border-l"
        >
          <Link to={to} className="flex h-full flex-col px-3.5 py-2 hover:bg-hover">
            <span className="truncate text-sm text-ink-soft">{title}</span>
            <b className={classNames('text-lg tabular-nums', looks[look])}>{value}</b>
            <span title={note} className="truncate text-sm text-ink-faint">
              {note}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
