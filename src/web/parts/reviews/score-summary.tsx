import { formatNumber } from '#platform/vietnamese/format-number.ts';
import type { ReviewsView } from './load-reviews.ts';

const oneDecimal = (score: number) => formatNumber(score, { minDecimals: 1, maxDecimals: 1 });

/** The average score and its make-up: by criterion, and the number of reviews in each band. */
export function ScoreSummary({ summary }: { summary: ReviewsView['summary'] }) {
  const { average, count, criteria, histogram } = summary;
  const most = Math.max(1, ...histogram.map((band) => band.count));
  return (
    <div className="grid gap-x-12 gap-y-8 rounded-card border border-line bg-rice p-5 lg:grid-cols-[auto_1fr_1fr] lg:p-8">
      <div>
        <p className="text-5xl font-semibold text-sea tabular-nums">
          {oneDecimal(average ?? 0)}
          <span className="text-lg font-normal text-ink-soft"> / 10</span>
        </p>
        <p className="mt-2 text-ink-soft">Trung bình của {count} đánh giá</p>
      </div>
      {criteria.length > 0 && (
        <ul
          aria-label="Điểm từng mục"
          className="grid content-start gap-x-8 gap-y-3 sm:grid-cols-2 lg:grid-cols-1"
        >
          {criteria.map(({ key, label, average: score }) => (
            <Bar key={key} label={label} part={score / 10} value={oneDecimal(score)} />
          ))}
        </ul>
      )}
      <ul aria-label="Số đánh giá theo mức điểm" className="grid content-start gap-3">
        {histogram.map(({ from, to, label, count: n }) => (
          <Bar
            key={from}
            label={label}
            hint={from === to ? String(from) : `${from}–${to}`}
            part={n / most}
            value={String(n)}
            isSoft
          />
        ))}
      </ul>
    </div>
  );
}

function Bar({
  label,
  hint,
  part,
  value,
  isSoft = false,
}: {
  label: string;
  hint?: string;
  /** 0–1 */
  part: number;
  value: string;
  isSoft?: boolean;
}) {
  return (
    <li className="grid grid-cols-[minmax(0,9.5rem)_1fr_2.25rem] items-center gap-3 text-sm">
      <span>
        {label}
        {hint && <span className="text-ink-soft"> ({hint})</span>}
      </span>
      <span aria-hidden className="h-2 overflow-hidden rounded-full bg-sand-deep">
        <span
          className={`block h-full rounded-full ${isSoft ? 'bg-sun' : 'bg-sea'}`}
          style={{ width: `${Math.round(part * 100)}%` }}
        />
      </span>
      <span className="text-right font-semibold tabular-nums">{value}</span>
    </li>
  );
}
